import { expect, type Request as PageRequest } from '@playwright/test';
import { createClock, type KeyValueStorage } from '#engine';
import type { CatalogueEntry } from '#flows/types';
import { people } from '../../support/people';
import { openFlow, Walker } from '../../support/walker';
import { newYorkToday, plusDays } from './days';
import { originOf, siteOf } from './origin';
import type { Shop } from './shop';
import { soon } from './soon';
import type { StepName } from './steps';
import { lineOf } from './walk';

type Answers = Readonly<Record<string, unknown>>;
interface Kept extends KeyValueStorage { readonly items: Readonly<Record<string, string>> }
function createItems(): Kept {
  const items: Record<string, string> = {};
  return { items, getItem: (key) => items[key] ?? null, setItem: (key, value) => { items[key] = value; },
    removeItem: (key) => { delete items[key]; } };
}

/** Walks the real machine up to a step against the partner's side of this run, and returns what the page would have stored on the way. */
async function storedAt(shop: Shop, entry: CatalogueEntry, step: string, given: Answers): Promise<Kept['items']> {
  const storage = createItems();
  const key = `surefoot.${entry.id}${shop.mount.replaceAll('/', '.')}`;
  // The names of sites are known to browsers alone.
  const origin = new URL(shop.page.url()).origin.replace(/\/\/\w+\./, '//');
  const fetchHere = (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('x-sandbox-client', shop.sandbox.client);
    return request.text().then((body) => {
      const send = (): Promise<Response> => fetch(origin + pathname + search, { method: request.method, headers, ...(body && { body }) });
      // A connection that the server closes, idle, while a request sets out: it is sent again.
      return send().catch(send);
    });
  };
  const siteName = siteOf(entry);
  const walker = new Walker(await openFlow({ clock: createClock(), fetch: fetchHere }, entry.id, { storage, key, siteName }));
  const { email } = shop.person;
  // A pick-up after today: nothing is asked about the agreement (RC-010).
  const pickUpDate = plusDays(newYorkToday(), 10);
  const own = { email, pni_email: email, pickUpDate, returnDate: plusDays(pickUpDate, 6), ...given };
  await walker.rests();
  for (let moves = 0; walker.view.step !== step; moves += 1) {
    const { view } = walker;
    if (moves > 60 || view.fault) throw new Error(`${entry.id} does not get from ${view.step} to ${step}: ${JSON.stringify([view.missing,
      view.fault])}`);
    await walker.goesOn({ ...people[entry.id]?.[view.step], ...own });
  }
  return storage.items;
}

/**
 * Begins at a step as after a reload, with the answers before it given. For tests of what comes then: the walk up to it is shown by others.
 * The history has no entry to go back to.
 */
export async function beginsAt(shop: Shop, entry: CatalogueEntry, step: string, given: Answers = {}): Promise<void> {
  const { page } = shop;
  const { flow } = await entry.product();
  // An empty page of the same origin, for its storage.
  const empty = /\/empty$/;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto(`${originOf(entry)}/empty`);
  const items = await storedAt(shop, entry, step, given);
  await page.evaluate((all) => { for (const [key, value] of Object.entries(all)) sessionStorage.setItem(key, value); }, items);
  await page.unroute(empty);
  await page.goto(`${originOf(entry)}${shop.mount}/${entry.base}/${flow.steps[step]?.path ?? ''}`);
}

/** Rental car cover at a step, which is then empty. */
export async function startsAt(shop: Shop, step: StepName): Promise<void> {
  await beginsAt(shop, lineOf('rental-car'), step);
  await shop.isAt(step);
}
/** The same, for who then loses the connection: what the page fetches ahead is there, messages last. */
export async function startsPreparedAt(shop: Shop, step: StepName): Promise<void> {
  const ahead = fetchesAhead(shop);
  await startsAt(shop, step);
  await ahead;
}
/** What the page fetches ahead is there: messages come last. */
export async function fetchesAhead({ page }: Shop): Promise<void> {
  // They are asked for last, with others that may take longer.
  const underway = new Set<PageRequest>();
  page.on('request', (request) => { if (request.url().includes('/assets/')) underway.add(request); });
  const ends = (request: PageRequest): void => { underway.delete(request); };
  page.on('requestfinished', ends).on('requestfailed', ends);
  await page.waitForRequest(/\/assets\/FaultModal-/);
  await expect.poll(() => underway.size, soon).toBe(0);
}
