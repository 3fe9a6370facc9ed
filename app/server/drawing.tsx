import { renderToString } from 'react-dom/server';
import type { PageConfig } from '#api/services/config';
import { catalogue, pages } from '#flows';
import { leadsToEmbed, withoutToken } from '../bootstrap/arrival';
import { ShopContext, type Shop } from '../bootstrap/shop';
import type { StartAnswers } from '../bootstrap/dataBlocks';
import { createStorage } from '../bootstrap/storage';
import { DrawnAddressContext } from '../page/address';
import { FocusProvider } from '../page/focus';
import { Loading } from '../parts/Loading';
import { openOn } from '../lines/open';
import type { ServedLine } from '../lines/served';
import { contentOf } from '../router/Landing';
import { arriveAt } from '../router/match';
import { FramedPage, Shown } from '../router/Pages';

/** What only a browser has: a page that asks for it while it is drawn fails. */
const ofBrowser = <Part extends object>(): Part =>
  new Proxy({} as Part, { get: (_, name) => { throw new Error(`The server cannot draw with "${String(name)}" of the browser.`); } });
const noStorage = createStorage(() => { throw new Error('The server stores nothing of a visit.'); });

/** The shop of a visitor nothing is known of. */
const shopOf = ({ config, site, partner, embedded, lines }: Pick<Shop, 'config' | 'site' | 'partner' | 'embedded' | 'lines'>): Shop => ({
  config, site, embedded, lines, allLines: lines, ...(partner ? { partner } : {}),
  http: ofBrowser(), services: ofBrowser(), entries: ofBrowser(), storage: noStorage, lasting: noStorage,
  session: () => ({ embedded, metadata: {} }), onSession: () => () => undefined, logIn: () => undefined, forgetToken: () => undefined,
  prefill: {},
});

export type Drawing = (address: URL, answers: StartAnswers) => Promise<string>;

/**
 * Draws what an address shows first, so that it can be seen before a script has come: a landing page whole, of every other page the frame.
 * The page goes on with the same elements (main.tsx).
 */
export function createDrawing(config: PageConfig, fileLines: () => readonly ServedLine[] = () => []): Drawing {
  // Read at the start: a new build replaces the files of a running shop.
  const words = Promise.all(catalogue.map(contentOf));
  words.catch(() => undefined);
  return async (address, { site, partner }) => {
    if (!site) return '';
    const lines = [...catalogue, ...openOn(fileLines(), site.verticals)];
    const { path, place } = arriveAt(address.pathname, { catalogue: lines, pages, verticals: site.verticals, gallery: config.gallery });
    if (place.shows === 'gallery') return '';
    await words;
    if (place.shows === 'landing') await contentOf(place.entry);
    const search = new URL(withoutToken(address), address).search;
    return renderToString(
      <DrawnAddressContext value={{ path, search }}>
        <ShopContext value={shopOf({ config, site, partner, embedded: leadsToEmbed(address.pathname), lines })}>
          <FocusProvider>
            <FramedPage place={place} onSignOut={() => undefined}>
              {place.shows === 'landing' ? <Shown place={place} /> : <Loading />}
            </FramedPage>
          </FocusProvider>
        </ShopContext>
      </DrawnAddressContext>,
    );
  };
}
