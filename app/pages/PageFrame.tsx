import { useEffect, type ReactNode } from 'react';
import { useShop } from '../bootstrap/shop';
import { HeadingFocus } from '../page/focus';
import { usePageTitle } from '../page/title';
import { Heading } from '../parts/Heading';

interface PageFrameProps {
  /** The page's heading, which is its title too. */
  readonly title: string;
  /** Its name in analytics. */
  readonly name: string;
  readonly product?: string;
  readonly lead?: string;
  /** Below the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The shop around a page of words: a title of its own, told to analytics, its heading in focus (quality 7.3). */
export function PageFrame({ title, name, product, lead, action, children }: PageFrameProps) {
  const { site, services } = useShop();
  usePageTitle(title, site.title);
  useEffect(() => {
    services.analytics.page(name, product === undefined ? {} : { product });
  }, [name, product, services]);
  return (
    <>
      <section className="screen">
        <div className="wrap page words">
          <div className="words-head"><Heading>{title}</Heading>{lead && <p className="lead">{lead}</p>}{action}</div>
          {children}
        </div>
      </section>
      <HeadingFocus at={name + (product ?? '')} />
    </>
  );
}
