import { useEffect } from 'react';
import { useShop } from '../bootstrap/shop';
import { FlagBadge } from '../illustrations/FlagBadge';
import { usePageTitle } from '../page/title';
import { Heading } from '../parts/Heading';

const title = 'This insurance is not available here';

/** In a partner's frame: a line that is misspelt, or that the site does not sell. The page around us is told, too. */
export function UnknownLinePage() {
  const { site, partner, services } = useShop();
  usePageTitle(title, site.title);
  useEffect(() => { services.parent.post('startup-failed', { code: 'unknown_line' }); }, [services]);
  const support = partner?.email;
  return (
    <section className="screen">
      <div className="sheet step message">
        <FlagBadge />
        <Heading>{title}</Heading>
        <p className="quiet">Nothing was ordered, and nothing was charged.</p>
        <p>If you have a question, e-mail {support ? <a href={`mailto:${support}`}>{support}</a> : 'support'}.</p>
      </div>
    </section>
  );
}
