import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { errorLine } from '#api/failureLine';
import type { PageConfig } from '#api/services/config';
import { catalogue } from '#flows';
import type { Services } from '#api/services/types';
import { leadsToEmbed, readArrival, withoutToken } from '../bootstrap/arrival';
import { ShopContext, type Shop } from '../bootstrap/shop';
import type { StartAnswers } from '../bootstrap/dataBlocks';
import { createStorage } from '../bootstrap/storage';
import { StepView } from '../host/StepPage';
import { DrawnAddressContext } from '../page/address';
import { FocusProvider } from '../page/focus';
import { Loading } from '../parts/Skeleton';
import { frontOf } from '../router/Landing';
import { FramedPage, Shown } from '../router/Pages';
import { firstQuestion, readFirstStep, type FirstQuestion, type NewVisit } from './firstQuestion';
import { aMinute, keepFor } from './kept';
import type { ShownPage } from './shownPage';

/** What only a browser has, but for what is given: a page that asks for it while it is drawn fails. */
const ofBrowser = <Part extends object>(given: Partial<Part> = {}): Part => new Proxy(given as Part, {
  get(part, name) {
    if (Object.hasOwn(part, name)) return part[name as keyof Part];
    throw new Error(`The server cannot draw with "${String(name)}" of the browser.`);
  },
});
const noStorage = createStorage(() => { throw new Error('The server stores nothing of a visit.'); });
/** A service may be handed on, not used. */
const services = ofBrowser<Services>({
  analytics: ofBrowser(), reports: ofBrowser(), parent: ofBrowser(), suggestions: ofBrowser(), country: ofBrowser(), card: ofBrowser(),
});

type Known = Pick<Shop, 'config' | 'site' | 'partner' | 'embedded' | 'lines'>;
/** The shop of a visitor of whom only the address is known. */
const shopOf = ({ config, site, partner, embedded, lines }: Known): Shop => ({
  config, site, embedded, lines, allLines: lines, ...(partner ? { partner } : {}),
  http: ofBrowser(), services, entries: ofBrowser(), storage: noStorage, lasting: noStorage,
  session: () => ({ embedded, metadata: {} }), onSession: () => () => undefined, logIn: () => undefined, forgetToken: () => undefined,
  prefill: {},
});

/** What a page shows before a script has come. */
export interface Drawn {
  readonly html: string;
  /** The id of the line whose page it is. */
  readonly line?: string;
  /** The first question of a line is in it: of a new visit. */
  readonly question?: NewVisit;
}
export type Drawing = (address: URL, shown: ShownPage, answers: StartAnswers) => Promise<Drawn>;

interface Page extends Pick<ShownPage, 'path'> {
  readonly address: URL;
  readonly target: Exclude<ShownPage['target'], { readonly shows: 'gallery' }>;
  readonly known: Known;
}

/**
 * The first question, unless the browser would show another one: a token names its visitor, the embed flag changes the frame, and without
 * the partner the page asks itself.
 */
async function questionOf({ address, target, known: { site, partner } }: Page): Promise<FirstQuestion | undefined> {
  const { clean, flagged, prefill } = readArrival(address.href);
  if (target.shows !== 'step' || !partner || clean !== undefined || flagged) return undefined;
  return firstQuestion({ entry: target.entry, mount: target.mount, path: target.path, site, prefill });
}

const htmlOf = ({ address, path, target, known }: Page, content: ReactNode): string => renderToString(
  <DrawnAddressContext value={{ path, search: new URL(withoutToken(address), address).search }}>
    <ShopContext value={shopOf(known)}>
      <FocusProvider>
        <FramedPage target={target} onSignOut={() => undefined}>{content}</FramedPage>
      </FocusProvider>
    </ShopContext>
  </DrawnAddressContext>,
);

async function drawQuestion(page: Page): Promise<Drawn | undefined> {
  const question = await questionOf(page);
  if (!question) return undefined;
  const { inUse, ...newVisit } = question;
  const html = htmlOf(page, <StepView inUse={inUse} view={inUse.run.view()} send={() => undefined} />);
  inUse.run.stop();
  // Of a part that fails React draws the placeholder.
  if (!html.includes('<form ')) throw new Error('It has no form.');
  return { html, question: newVisit };
}

async function drawPage(page: Page): Promise<Drawn> {
  const { path, target } = page;
  if (target.shows === 'landing') {
    await frontOf(target.entry);
    return { html: htmlOf(page, <Shown target={target} />) };
  }
  const question = await drawQuestion(page)
    .catch((error: unknown) => console.error(errorLine(`The question of ${path} could not be drawn:`, error)));
  return question ?? { html: htmlOf(page, <Loading />) };
}

/**
 * Draws what an address shows first, so that it can be seen, and answered, before a script has come: a landing page and the first question
 * of a line whole, of every other page the frame. The page goes on with the same elements (main.tsx).
 */
export function createDrawing(config: PageConfig): Drawing {
  // Read at the start: a new build replaces the files of a running shop.
  const files = Promise.all([...catalogue.map(frontOf), ...catalogue.map(readFirstStep)]);
  files.catch(() => undefined);
  // A question takes the server's one thread several times as long as all the rest of its page.
  const kept = keepFor<Promise<Drawn>>(aMinute);
  return async (address, { path, target, lines, files: fileLines }, { site, partner }) => {
    if (!site || target.shows === 'gallery') return { html: '' };
    await files;
    const embedded = leadsToEmbed(address.pathname);
    const line = 'entry' in target ? target.entry.id : undefined;
    const draw = async (): Promise<Drawn> =>
      ({ ...await drawPage({ address, path, target, known: { config, site, partner, embedded, lines } }), line });
    // A query may bring answers along, and stands in the links of a landing page.
    if (address.search !== '') return draw();
    const versions = fileLines.map(({ summary: { version, isRetired } }) => [version, isRetired]);
    const key = JSON.stringify([path, embedded, site, partner, versions]);
    const drawn = kept.get(key, draw);
    drawn.catch(() => kept.forget(key));
    return drawn;
  };
}
