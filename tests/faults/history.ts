import type { RentalPlan } from '#api/contracts/rentalCar';
import { getPath, type KeyValueStorage } from '#engine';
import type { Product } from '#flows/types';
import fc from 'fast-check';
import { vi } from 'vitest';
import { hertzWeekend, ines, tenant, tenantsCard } from '../support/people';
import { cards, visitor, type Town, type Visit } from '../support/visitor';
import { breathe } from './stage';

/** Quality.md, section 5: what a buyer does in one of two tabs, and what goes wrong with the next call meanwhile. */
const calls = ['methods', 'purchase'] as const;
const faults = ['refused', 'reset', 'timeout', '400', '401', '402', '409', '422', '429', '500', '503', 'malformed', 'shape', 'empty', 'html', 'twice'] as const;
interface Nemesis { readonly call: (typeof calls)[number]; readonly fault: (typeof faults)[number]; /** Has the server done its work? `during`: it does while the answer is lost. */ readonly when: 'before' | 'during' | 'after' }
export interface Deed {
  readonly tab: 0 | 1;
  readonly does: 'pays' | 'presses twice' | 'reloads' | 'goes back' | 'chooses again' | 'takes a bad card';
  readonly nemesis?: Nemesis;
  /** Does not wait for the end of it. */
  readonly hurries: boolean;
}
const nemesis: fc.Arbitrary<Nemesis> = fc.record({ call: fc.constantFrom(...calls, 'purchase'), fault: fc.constantFrom(...faults), when: fc.constantFrom('before', 'during', 'after') });
export const history: fc.Arbitrary<readonly Deed[]> = fc.array(fc.record({
  tab: fc.constantFrom(0, 0, 1), hurries: fc.boolean(), nemesis: fc.option(nemesis, { nil: undefined }),
  does: fc.constantFrom('pays', 'pays', 'pays', 'presses twice', 'reloads', 'goes back', 'chooses again', 'takes a bad card'),
}), { minLength: 1, maxLength: 6 });

/** What the ledger must agree with: each selection is one buying intent (its uid), whatever became of it. */
interface Purchase { readonly tab: number; readonly intent: string; readonly key: string | null; readonly quote: string; readonly shown: number }
export interface Told { readonly purchases: readonly Purchase[]; readonly tabs: readonly { readonly step: string; readonly intent: string | undefined; readonly number?: unknown; readonly fault?: string }[] }

type Copyable = KeyValueStorage & { copy(): Copyable };
/** Session storage that a duplicated tab begins with (I07). */
export function storageOf(entries: Iterable<readonly [string, string]> = []): Copyable {
  const kept = new Map(entries);
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, value); }, removeItem: (key) => { kept.delete(key); }, copy: () => storageOf(kept) };
}

/** How a line is bought: up to where all histories begin, on to the step before the payment, from there to the payment, and what is filled in there. */
export interface Line { readonly id: string; readonly before: string; readonly reach: (visit: Visit) => Promise<unknown>; readonly begin: (visit: Visit) => Promise<unknown>; readonly choose: (visit: Visit) => Promise<unknown>; readonly pays: Readonly<Record<string, unknown>> }
export const lines: readonly Line[] = [
  {
    id: 'rental-car', before: 'plans', pays: { acknowledged: true },
    reach: async (visit) => {
      await visit.fills(hertzWeekend).next();
      await visit.fills({ isForPersonalUse: true }).next();
      await visit.fills(ines).next();
      await visit.fills({ hasAdditionalDrivers: false }).next();
    },
    begin: async () => undefined,
    choose: (visit) => visit.chooses((visit.context.plans as readonly RentalPlan[])[0]),
  },
  {
    id: 'renters', before: 'quote', pays: { ...tenantsCard, acknowledged: true },
    reach: async (visit) => { await visit.fills(tenant).next(); await visit.answers(); },
    // Each history has a quote of its own.
    begin: (visit) => visit.next(),
    // Another way to pay is another price.
    choose: async (visit) => {
      await visit.fills({ cadence: visit.context.cadence === 'annual' ? 'eleven_pay' : 'annual' }).rests();
      await visit.next();
    },
  },
];
/** A visit that stands where every history begins. */
export async function halfWay(town: Town, line: Line): Promise<Copyable> {
  const storage = storageOf();
  const visit = await visitor(town, line.id, { storage });
  await line.reach(visit);
  return storage;
}

/** What is paid now, as the payment step says it. */
const dueToday = ({ context }: Visit): number =>
  (getPath(context, 'checkout.payment_schedule.schedule') as readonly { readonly amount: number; readonly downpayment?: boolean }[]).find(({ downpayment }) => downpayment)?.amount ?? NaN;

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response => Response.json(body, { status, headers });
const refusal = (status: number, code: string): Response => json(status, { error: { code, message: 'No.' } });
const lost = (): never => { throw new TypeError('Failed to fetch'); };
/** What comes back instead of the real answer. */
const spoiled: Readonly<Record<Nemesis['fault'], (request: Request, real: () => Promise<Response>) => Promise<Response> | Response>> = {
  refused: lost,
  reset: () => new Response(new ReadableStream({ start: (stream) => { stream.error(new Error('reset')); } })),
  timeout: ({ signal }) => new Promise((_, reject) => { signal.addEventListener('abort', () => reject(signal.reason as Error)); }),
  400: () => refusal(400, 'quote_request_rejected'), 401: () => refusal(401, 'unauthorized'), 402: () => refusal(402, 'payment_method_rejected_by_service'),
  409: () => refusal(409, 'purchase_in_progress'), 422: () => refusal(422, 'invalid_input'), 429: () => json(429, {}, { 'retry-after': '1' }),
  500: () => refusal(500, 'server_error'), 503: () => refusal(503, 'server_error'),
  malformed: () => new Response('{"policy_number": "RC-'), shape: () => json(200, { unexpected: true }), empty: () => new Response(''), html: () => new Response('<h1>No</h1>'),
  twice: async (_, real) => { await real(); return real(); },
};
/** A refusal that is told although the work was done would be the partner's lie: those come before the work only. */
const isRefusal = (fault: Nemesis['fault']): boolean => fault.startsWith('4') && fault !== '409';

/** Plays a history against the sandbox; afterwards the faults stop, messages are read, and each tab presses once more. */
export async function plays(town: Town, line: Line, start: Copyable, deeds: readonly Deed[], changed?: (product: Product) => Product): Promise<Told> {
  const purchases: Purchase[] = [];
  const visits: Visit[] = [];
  let inFlight = 0;
  let waiting: Nemesis | undefined;
  const open = async (index: number, storage: KeyValueStorage): Promise<void> => {
    const work = async (request: Request): Promise<Response> => {
      inFlight += 1;
      try { return await town.fetch(request); } finally { inFlight -= 1; }
    };
    const fetch = async (request: Request): Promise<Response> => {
      const call = new URL(request.url).pathname.split('/').at(-1);
      const visit = visits[index];
      if (call === 'purchase' && visit) {
        const { quote_id: quote } = (await request.clone().json()) as { quote_id: string };
        const shown = dueToday(visit);
        purchases.push({ tab: index, intent: String(visit.context.uid), key: request.headers.get('x-unique-key'), quote, shown });
      }
      const now = waiting?.call === call ? waiting : undefined;
      if (!now) return work(request);
      waiting = undefined;
      const copy = request.clone();
      const when = isRefusal(now.fault) ? 'before' : now.when;
      if (when === 'after') await work(copy);
      if (when === 'during') void work(copy);
      return spoiled[now.fault](request, () => work(request.clone()));
    };
    visits[index] = await visitor(town, line.id, { storage, fetch, ...(changed ? { changed } : {}) });
  };
  /** Until no tab is busy and the server has nothing to do: the clock moves on only while somebody waits for nothing. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 2000 && (inFlight > 0 || visits.some(({ view }) => view.busy)); turn += 1) {
      await breathe();
      if (turn % 4 === 3 && inFlight === 0 && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer();
    }
  };
  /** What stands between the visitor and the button is dealt with first. */
  const pays = async (visit: Visit, card: string = cards.visa): Promise<void> => {
    if (visit.view.busy) { visit.presses(); return; }
    if (visit.view.fault) await visit.dismisses();
    if (visit.view.step === line.before) { await line.choose(visit); await settle(); }
    if (visit.view.step === 'payment') visit.typesCard(card).fills(line.pays).presses();
  };
  const does = async (visit: Visit, what: Deed['does']): Promise<void> => {
    if (what === 'pays') await pays(visit);
    if (what === 'takes a bad card') await pays(visit, cards.declined);
    if (what === 'presses twice') { await pays(visit); visit.presses().presses(); }
    if (what === 'reloads') visit.reloads();
    if (visit.view.busy || !['goes back', 'chooses again'].includes(what)) return;
    if (visit.view.fault) await visit.dismisses();
    if (visit.view.step === 'payment') await visit.back();
    if (what === 'chooses again' && visit.view.step === line.before) await line.choose(visit);
  };

  const tab = start.copy();
  await open(0, tab);
  const [first] = visits as [Visit];
  await line.begin(first);
  await line.choose(first.isAt(line.before));
  first.isAt('payment');
  await open(1, tab.copy());
  for (const deed of deeds) {
    waiting = deed.nemesis;
    await does(visits[deed.tab] as Visit, deed.does);
    if (!deed.hurries) await settle();
  }
  waiting = undefined;
  await settle();
  for (const visit of visits) {
    await pays(visit);
    await settle();
    // The answer about a bad card was lost, and has now come: the next press is the one with a good card (D10).
    if (visit.view.fault?.code === 'payment_method_rejected_by_service') { await pays(visit); await settle(); }
    // The other tab has changed the price of the same quote: it is looked at first, then paid (I17, D17).
    if (visit.view.fault?.code === 'price_changed') { await does(visit, 'goes back'); await pays(visit); await pays(visit); await settle(); }
  }
  return { purchases, tabs: visits.map((visit, index) => ({ step: visit.view.step, intent: purchases.findLast((one) => one.tab === index)?.intent, number: getPath(visit.context, 'purchase.policy_number'), fault: visit.view.fault?.code })) };
}
