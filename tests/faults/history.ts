import { getPath, type JsonSchema, type KeyValueStorage } from '#engine';
import type { Product } from '#flows/types';
import fc from 'fast-check';
import { vi } from 'vitest';
import { people } from '../support/people';
import { cards, visitor, type Town, type Visit } from '../support/visitor';
import { contractOf } from './answers';
import { breathe } from './stage';

/** Quality.md, section 5: what a buyer does in one of two tabs, and what goes wrong with the next call of the payment step meanwhile. */
const calls = ['method', 'quote', 'purchase'] as const;
const faults = ['refused', 'reset', 'timeout', '400', '401', '402', '409', '422', '429', '500', '503', 'malformed', 'shape', 'empty', 'html', 'twice'] as const;
interface Nemesis { /** By the kind of its contract. */ readonly call: (typeof calls)[number]; readonly fault: (typeof faults)[number]; /** Has the server done its work? `during`: it does while the answer is lost. */ readonly when: 'before' | 'during' | 'after' }
export interface Deed {
  readonly tab: 0 | 1;
  readonly does: 'pays' | 'presses twice' | 'reloads' | 'goes back' | 'chooses again' | 'takes a bad card';
  readonly nemesis?: Nemesis;
  /** Does not wait for the end of it. */
  readonly hurries: boolean;
}
const nemesis: fc.Arbitrary<Nemesis> = fc.record({ call: fc.constantFrom(...calls, 'purchase', 'purchase'), fault: fc.constantFrom(...faults), when: fc.constantFrom('before', 'during', 'after') });
export const history: fc.Arbitrary<readonly Deed[]> = fc.array(fc.record({
  tab: fc.constantFrom(0, 0, 1), hurries: fc.boolean(), nemesis: fc.option(nemesis, { nil: undefined }),
  does: fc.constantFrom('pays', 'pays', 'pays', 'presses twice', 'reloads', 'goes back', 'chooses again', 'takes a bad card'),
}), { minLength: 1, maxLength: 6 });

/** What the ledger must agree with: each selection is one buying intent (its uid), whatever became of it. */
interface Purchase { readonly tab: number; readonly intent: string; readonly key: string | null; readonly quote: string; readonly shown: number }
interface Tab { readonly isBought: boolean; readonly intent: string | undefined; readonly number?: unknown; readonly fault?: { readonly call: string; readonly code: string } }
export interface Told { readonly purchases: readonly Purchase[]; readonly tabs: readonly Tab[] }

type Copyable = KeyValueStorage & { copy(): Copyable };
/** Session storage that a duplicated tab begins with (I07). */
export function storageOf(entries: Iterable<readonly [string, string]> = []): Copyable {
  const kept = new Map(entries);
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, value); }, removeItem: (key) => { kept.delete(key); }, copy: () => storageOf(kept) };
}

/** A line as its definition tells it. */
const stepOf = ({ flow, view }: Visit) => flow.steps[view.step];
const isAtPayment = (visit: Visit): boolean => stepOf(visit)?.screen === 'payment';
const isAtEnd = (visit: Visit): boolean => stepOf(visit)?.screen === 'confirmation';
const contentOf = ({ flow }: Visit, screen: string) => Object.values(flow.steps).find((step) => step.screen === screen)?.content as { readonly totals?: string; readonly price?: { readonly schedule: string }; readonly policyNumber?: string };
const answersAt = ({ flow, view }: Visit): Readonly<Record<string, unknown>> => people[flow.id]?.[view.step] ?? {};
const onward = (visit: Visit): Promise<Visit> => visit.goesOn(answersAt(visit));
/** What is paid now, as the payment step says it. */
function dueToday(visit: Visit): number {
  const { price, totals } = contentOf(visit, 'payment');
  const schedule = price && (getPath(visit.context, `${price.schedule}.schedule`) as readonly { readonly amount: number; readonly downpayment?: boolean }[] | undefined);
  return Number((schedule?.find(({ downpayment }) => downpayment) ?? schedule?.[0])?.amount ?? getPath(visit.context, `${totals}.grandtotal`));
}

/** A site that sells every line. */
const siteName = 'everything';
/** Where every history of a line begins: each has a quote of its own, so before the first answer that brings one; else before the payment. */
export async function halfWay(town: Town, line: string): Promise<Copyable> {
  const storage = storageOf();
  let hasQuote = false;
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await town.fetch(request);
    hasQuote ||= (await answer.clone().text()).includes('"quote_id"');
    return answer;
  };
  const visit = await visitor(town, line, { siteName, storage, fetch });
  for (let moves = 0; moves < 60; moves += 1) {
    await visit.rests();
    const before = storage.copy();
    await onward(visit);
    if (hasQuote || isAtPayment(visit)) return before;
  }
  throw new Error(`${line} does not come to its payment.`);
}

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
export async function plays(town: Town, line: string, start: Copyable, deeds: readonly Deed[], changed?: (product: Product) => Product): Promise<Told> {
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
      const { kind } = contractOf(request);
      const visit = visits[index];
      if (kind === 'purchase' && visit) {
        const { quote_id: inBody } = (await request.clone().json()) as { quote_id?: string };
        const inPath = new URL(request.url).pathname.split('/').at(-2) ?? '';
        purchases.push({ tab: index, intent: String(visit.context.uid), key: request.headers.get('x-unique-key'), quote: inBody ?? inPath, shown: dueToday(visit) });
      }
      const now = waiting?.call === kind && visit && isAtPayment(visit) ? waiting : undefined;
      if (!now) return work(request);
      waiting = undefined;
      const copy = request.clone();
      const when = isRefusal(now.fault) ? 'before' : now.when;
      if (when === 'after') await work(copy);
      if (when === 'during') void work(copy);
      return spoiled[now.fault](request, () => work(request.clone()));
    };
    visits[index] = await visitor(town, line, { siteName, storage, fetch, ...(changed ? { changed } : {}) });
    await settle();
  };
  /** Until no tab is busy and the server has nothing to do: the clock moves on only while somebody waits for nothing. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 2000 && (inFlight > 0 || visits.some(({ view }) => view.busy)); turn += 1) {
      await breathe();
      if (turn % 4 === 3 && inFlight === 0 && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer();
    }
  };
  /** To the end of it, whatever it waits for. */
  const ends = async (deed: Promise<unknown>): Promise<void> => {
    let over = false;
    const done = deed.finally(() => { over = true; });
    for (let turn = 0; turn < 2000 && !over; turn += 1) { await breathe(); await settle(); }
    await done;
  };
  /** Whether something stands between the visitor and the next press. */
  const isStopped = ({ view }: Visit): boolean => view.fault !== undefined || view.busy;
  const walks = async (visit: Visit, move: () => Promise<unknown>, isThere: () => boolean): Promise<void> => {
    for (let moves = 0; moves < 30 && !isThere() && !isAtEnd(visit) && !isStopped(visit); moves += 1) await ends(move());
  };
  const comesToPayment = (visit: Visit): Promise<void> => walks(visit, () => onward(visit), () => isAtPayment(visit));
  /** What stands between the visitor and the button is dealt with first. */
  const pays = async (visit: Visit, card: string = cards.visa): Promise<void> => {
    if (visit.view.busy) { visit.presses(); return; }
    if (visit.view.fault) await ends(visit.dismisses());
    if (visit.view.unready) await ends(visit.asksAgain());
    await comesToPayment(visit);
    if (isAtPayment(visit) && !isStopped(visit)) visit.completes(answersAt(visit)).typesCard(card).fills({ acknowledged: true }).presses();
  };
  /** Where the price is decided something else is chosen: another of the list, or another way to pay. */
  const choosesAgain = async (visit: Visit): Promise<void> => {
    const decides = (): boolean => stepOf(visit)?.on?.CHOOSE !== undefined || stepOf(visit)?.screen === 'quote';
    await walks(visit, () => visit.back(), () => decides() || visit.view.back === false);
    if (isStopped(visit)) return;
    const { from, save } = stepOf(visit)?.on?.CHOOSE ?? {};
    if (from !== undefined) {
      const chosen = JSON.stringify(getPath(visit.context, save ?? ''));
      const offered = getPath(visit.context, from) as readonly unknown[];
      await ends(visit.chooses(offered.find((one) => JSON.stringify(one) !== chosen) ?? offered[0]));
    } else if (decides()) {
      const { form, answers } = visit.view;
      const fields = Object.entries((form?.schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
      const [other] = fields.flatMap(([name, { enum: values = [] }]) => values.filter((value) => value !== answers[name]).map((value) => ({ [name]: value })));
      await ends(visit.fills(other ?? {}).rests());
    }
    await comesToPayment(visit);
  };
  const does = async (visit: Visit, what: Deed['does']): Promise<void> => {
    if (what === 'pays') await pays(visit);
    if (what === 'takes a bad card') await pays(visit, cards.declined);
    if (what === 'presses twice') { await pays(visit); visit.presses().presses(); }
    if (what === 'reloads') visit.reloads();
    if (visit.view.busy || !['goes back', 'chooses again'].includes(what)) return;
    if (visit.view.fault) await ends(visit.dismisses());
    if (isAtPayment(visit)) await ends(visit.back());
    if (what === 'chooses again' && !isAtEnd(visit)) await choosesAgain(visit);
  };

  const tab = start.copy();
  await open(0, tab);
  const [first] = visits as [Visit];
  await comesToPayment(first);
  if (!isAtPayment(first)) throw new Error(`${line} does not come to its payment.`);
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
    if (visit.view.fault?.code === 'price_changed') { await does(visit, 'goes back'); await pays(visit); await settle(); }
  }
  return {
    purchases,
    tabs: visits.map((visit, index) => ({
      isBought: isAtEnd(visit), intent: purchases.findLast((one) => one.tab === index)?.intent,
      number: getPath(visit.context, contentOf(visit, 'confirmation').policyNumber ?? ''), fault: visit.view.fault,
    })),
  };
}
