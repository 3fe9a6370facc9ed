import { use } from 'react';
import { ArrowRight } from 'lucide-react';
import type { CatalogueEntry } from '#flows/types';
import { useShop } from '../bootstrap/shop';
import { Spot } from '../illustrations/Spot';
import { linesOf } from '../page/siteLinks';
import { fetchOnce } from '../parts/fetchOnce';
import { PageFrame } from './PageFrame';

/** The first page of a site that begins with no line of ours: the lines that it sells (S-62). Unknown addresses lead here too (AS-004). */
export function HomePage() {
  const { site, lines: open } = useShop();
  const lines = linesOf(open, site.verticals);
  const title = lines.length > 0 ? 'What would you like to insure?' : 'Nothing is sold here at the moment';
  // All of them are asked for before the first is waited for.
  for (const { landing } of lines) void fetchOnce(landing, landing).catch(() => undefined);
  return (
    <PageFrame title={title} name="home">
      {lines.length > 0 && <ul className="lines">{lines.map((entry) => <Line key={entry.id} entry={entry} />)}</ul>}
    </PageFrame>
  );
}

/** A line's drawing, what it covers, and the way to a price: by the page that asks for the country, where there is one. */
function Line({ entry: { base, title, startPath, landing } }: { readonly entry: CatalogueEntry }) {
  const { illustration, lead, country } = use(fetchOnce(landing, landing));
  return (
    <li className="sheet card">
      <Spot name={illustration} />
      <h2>{title}</h2>
      <p className="quiet">{lead}</p>
      <a className="button" href={country ? `/${base}` : `/${base}/${startPath}`}>
        Get a price<span className="sr-only"> for {title}</span><ArrowRight size={20} aria-hidden />
      </a>
    </li>
  );
}
