import { useEffect, type ReactNode } from 'react';
import { useShop } from '../bootstrap/shop';
import { HeadingFocus } from '../page/focus';
import { usePageTitle } from '../page/title';

interface PageFrameProps {
  /** The page's heading, which is its title too. */
  readonly title: string;
  /** Its name in analytics. */
  readonly name: string;
  readonly product?: string;
  readonly children: ReactNode;
}

/** The shop around a page of words: a title of its own, told to analytics, its heading in focus (quality.md 7.3). */
export function PageFrame({ title, name, product, children }: PageFrameProps) {
  const { site, services } = useShop();
  usePageTitle(title, site.title);
  useEffect(() => {
    services.analytics.page(name, product === undefined ? {} : { product });
  }, [name, product, services]);
  return (
    <>
      <section className="screen"><div className="wrap page words">{children}</div></section>
      <HeadingFocus at={name + (product ?? '')} />
    </>
  );
}
