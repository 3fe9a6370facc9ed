import { getPath, type JsonSchema, type KeyValueStorage } from '#engine';
import type { Product } from '#flows/types';
import fc from 'fast-check';
import { vi } from 'vitest';
import { people } from '../support/people';
import { cards, visitor, type Visit } from '../support/visitor';
import type { World } from '../support/walker';
import { contractOf } from './contractResponses';
import { flushTasks } from './flowHarness';

/*
 * Random purchase histories in the manner of Jepsen (quality, section 5): operations of a buyer in one of two tabs,
 * and a nemesis that makes the next matching call of the payment step fail.
 */
const calls = ['token', 'method', 'quote', 'purchase'] as const;
const faults = [
  'refused', 'reset', 'timeout', '400', '401', '402', '409', '422', '429', '500', '503', 'malformed', 'shape', 'empty', 'html', 'twice',
] as const;
interface Nemesis {
  /** The kind of the call's contract; `token` is asked of the card provider. */
  readonly call: (typeof calls)[number];
  /** `killed`: the process that answers is killed, where there is one. */
  readonly fault: (typeof faults)[number] | 'killed';
  /** When the fault happens: before or after the server has processed the call, or while it does. */
  readonly when: 'before' | 'during' | 'after';
}
export interface Operation {
  readonly tab: 0 | 1;
  readonly action: 'pays' | 'presses twice' | 'reloads' | 'goes back' | 'chooses again' | 'takes a bad card';
  readonly nemesis?: Nemesis;
  /** The next operation does not wait for the end of this one. */
  readonly isConcurrent: boolean;
}
/** A kill takes a second: one in three hundred faults. */
const anyFault = fc.oneof({ weight: 299, arbitrary: fc.constantFrom(...faults) }, { weight: 1, arbitrary: fc.constant('killed' as const) });
const nemesis: fc.Arbitrary<Nemesis> = fc.record({
  call: fc.constantFrom(...calls, 'purchase', 'purchase'), fault: anyFault, when: fc.constantFrom('before', 'during', 'after'),
});
export const history: fc.Arbitrary<readonly Operation[]> = fc.array(fc.record({
  tab: fc.constantFrom(0, 0, 1), isConcurrent: fc.boolean(), nemesis: fc.option(nemesis, { nil: undefined }),
  action: fc.constantFrom('pays', 'pays', 'pays', 'presses twice', 'reloads', 'goes back', 'chooses again', 'takes a bad card'),
}), { minLength: 1, maxLength: 6 });

/** A purchase request. Each selection is one buying intent (its uid); the ledger must agree with it. */
interface Purchase {
  readonly tab: number; readonly intent: string; readonly key: string | null; readonly quote: string;
  /** The amount on the page. */
  readonly shown: number;
}
interface Tab {
  readonly isBought: boolean; readonly intent: string | undefined; readonly number?: unknown;
  readonly fault?: { readonly call: string; readonly code: string };
}
export interface HistoryResult {
  readonly purchases: readonly Purchase[];
  readonly tabs: readonly Tab[];
  /** Orders that were sent while another one was in doubt (D19). */
  readonly secondOrders: readonly string[];
}

type CopyableStorage = KeyValueStorage & { copy(): CopyableStorage };
/** Session storage that a duplicated tab starts with (I07). */
function storageOf(entries: Iterable<readonly [string, string]> = []): CopyableStorage {
  const items = new Map(entries);
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => { items.set(key, value); },
    removeItem: (key) => { items.delete(key); },
    copy: () => storageOf(items),
  };
}

interface ScreenContent { readonly totals?: string; readonly price?: { readonly schedule: string }; readonly policyNumber?: string }
interface Installment { readonly amount: number; readonly downpayment?: boolean }
const stepOf = ({ flow, view }: Visit) => flow.steps[view.step];
const isAtPayment = (visit: Visit): boolean => stepOf(visit)?.screen === 'payment';
const isAtEnd = (visit: Visit): boolean => stepOf(visit)?.screen === 'confirmation';
const contentOf = ({ flow }: Visit, screen: string): ScreenContent =>
  Object.values(flow.steps).find((step) => step.screen === screen)?.content as ScreenContent;
const answersAt = ({ flow, view }: Visit): Readonly<Record<string, unknown>> => people[flow.id]?.[view.step] ?? {};
const answerStep = (visit: Visit): Promise<Visit> => visit.goesOn(answersAt(visit));
/** The amount that is paid now, as the payment step shows it. */
export function dueToday(visit: Visit): number {
  const { price, totals } = contentOf(visit, 'payment');
  const schedule = price && (getPath(visit.context, `${price.schedule}.schedule`) as readonly Installment[] | undefined);
  return Number((schedule?.find(({ downpayment }) => downpayment) ?? schedule?.[0])?.amount
    ?? getPath(visit.context, `${totals}.grandtotal`));
}

/** The partner's side; one that runs in processes of its own can be killed. */
export interface Partner extends World { kill?(): Promise<void> }

/** A site that sells every line. */
const siteName = 'everything';
/** The stored visit that histories start from: before the first quote, so that each history gets its own; else before payment. */
export async function storageBeforePurchase(town: Partner, line: string): Promise<CopyableStorage> {
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
    await answerStep(visit);
    if (hasQuote || isAtPayment(visit)) return before;
  }
  throw new Error(`${line} does not reach its payment step.`);
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response => Response.json(body, { status, headers });
const refusal = (status: number, code: string): Response => json(status, { error: { code, message: 'No.' } });
const connectionLost = (): never => { throw new TypeError('Failed to fetch'); };
/** What the client gets instead of the real answer. */
const faultyAnswers: Readonly<Record<
  Nemesis['fault'], (request: Request, process: () => Promise<Response>) => Promise<Response> | Response
>> = {
  refused: connectionLost,
  killed: connectionLost,
  reset: () => new Response(new ReadableStream({ start: (stream) => { stream.error(new Error('reset')); } })),
  timeout: ({ signal }) => new Promise((_, reject) => { signal.addEventListener('abort', () => reject(signal.reason as Error)); }),
  400: () => refusal(400, 'quote_request_rejected'),
  401: () => refusal(401, 'unauthorized'),
  402: () => refusal(402, 'payment_method_rejected_by_service'),
  409: () => refusal(409, 'purchase_in_progress'),
  422: () => refusal(422, 'invalid_input'),
  429: () => json(429, {}, { 'retry-after': '1' }),
  500: () => refusal(500, 'server_error'),
  503: () => refusal(503, 'server_error'),
  malformed: () => new Response('{"policy_number": "RC-'),
  shape: () => json(200, { unexpected: true }),
  empty: () => new Response(''),
  html: () => new Response('<h1>No</h1>'),
  twice: async (_, process) => { await process(); return process(); },
};
/** Does an answer say what became of the order? To a repeated one, a request that is only turned away says nothing. */
async function isDefinite(response: Response, isRepeated: boolean): Promise<boolean> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return typeof body === 'object' && body !== null && !('unexpected' in body);
  if (response.status >= 500 || response.status === 409) return false;
  return !(isRepeated && [401, 429].includes(response.status));
}
/** A partner that refuses has not processed the call, so these faults only happen before processing. */
const isRefusal = (fault: Nemesis['fault']): boolean => fault.startsWith('4') && fault !== '409';

/** Runs a history against the sandbox. Afterwards there are no more faults: messages are dismissed, and each tab presses once more. */
export async function runHistory(
  town: Partner, line: string, start: CopyableStorage, operations: readonly Operation[], changed?: (product: Product) => Product,
): Promise<HistoryResult> {
  const run = new HistoryRun(town, line, changed);
  await run.openTabs(start);
  for (const operation of operations) await run.perform(operation);
  await run.finish();
  return run.result();
}

class HistoryRun {
  private readonly purchases: Purchase[] = [];
  private readonly visits: Visit[] = [];
  private readonly inFlight = new Set<Promise<unknown>>();
  private pending: Nemesis | undefined;
  /** Keys of orders that left a tab and were not answered. */
  private readonly inDoubt = new Set<string>();
  /** Key → which purchase request, of all, was the last one with a definite answer. */
  private readonly settledBy = new Map<string, number>();
  private readonly secondOrders: string[] = [];
  /** What each tab's last press was answered with. */
  private readonly lastFaults = new Map<Visit, Tab['fault']>();
  /** What the tabs of one browser share. */
  private readonly lasting = storageOf();
  constructor(private readonly town: Partner, private readonly line: string, private readonly changed?: (product: Product) => Product) {}

  /** The second tab is a copy of the first. */
  async openTabs(start: CopyableStorage): Promise<void> {
    const storage = start.copy();
    await this.open(0, storage);
    const [first] = this.visits as [Visit];
    await this.goToPayment(first);
    if (!isAtPayment(first)) throw new Error(`${this.line} does not reach its payment step.`);
    await this.open(1, storage.copy());
  }
  async perform({ tab, action, nemesis: next, isConcurrent }: Operation): Promise<void> {
    this.pending = next;
    await this.act(this.visits[tab] as Visit, action);
    if (!isConcurrent) await this.settle();
  }
  async finish(): Promise<void> {
    this.pending = undefined;
    await this.settle();
    // A tab that waits for the other one's order can pay once that order is settled. A new choice may be what makes it wait.
    const waits = ({ view }: Visit): boolean => view.orderInDoubt?.isLost === true;
    const waiting: Visit[] = [];
    for (const visit of this.visits.toSorted((one, other) => Number(waits(one)) - Number(waits(other)))) {
      await this.buy(visit);
      if (waits(visit)) waiting.push(visit);
    }
    for (const visit of waiting) await this.buy(visit);
  }
  /** Presses once more, and again where the answer to the first press asks for it. */
  private async buy(visit: Visit): Promise<void> {
    await this.pay(visit);
    await this.settle();
    // A refusal of the bad card whose answer was lost arrives now: the next press pays with a good card (D10).
    if (visit.view.fault?.code === 'payment_method_rejected_by_service') {
      await this.pay(visit);
      await this.settle();
    }
    // The other tab has changed the price of the same quote: the visitor sees the new price first, then pays (I17, D17).
    if (visit.view.fault?.code === 'price_changed') {
      await this.act(visit, 'goes back');
      await this.pay(visit);
      await this.settle();
    }
    // The other tab's order closes this message, but it was read.
    this.lastFaults.set(visit, visit.view.fault);
  }
  result(): HistoryResult {
    const tabs = this.visits.map((visit, index) => ({
      isBought: isAtEnd(visit), intent: this.purchases.findLast((one) => one.tab === index)?.intent,
      number: getPath(visit.context, contentOf(visit, 'confirmation').policyNumber ?? ''), fault: this.lastFaults.get(visit),
    }));
    return { purchases: this.purchases, tabs, secondOrders: this.secondOrders };
  }

  /** What the tabs share, as one of them sees it: the others are told of each change. */
  private lastingOf(index: number): KeyValueStorage {
    const { lasting } = this;
    const tellOthers = (): void => queueMicrotask(() => {
      for (const other of this.visits.filter((_, at) => at !== index)) other.hearsStorage();
    });
    return {
      getItem: lasting.getItem,
      setItem: (key, value) => { lasting.setItem(key, value); tellOthers(); },
      removeItem: (key) => { lasting.removeItem(key); tellOthers(); },
    };
  }
  private async open(index: number, storage: KeyValueStorage): Promise<void> {
    const { town, line, changed } = this;
    const fetch = (request: Request): Promise<Response> => this.fetch(index, request);
    const { cards: provider } = town;
    const world = provider ? { ...town, cards: (request: Request) => this.takeCard(this.visits[index], request, provider) } : town;
    const lasting = this.lastingOf(index);
    this.visits[index] = await visitor(world, line, { siteName, storage, lasting, fetch, ...(changed ? { changed } : {}) });
    await this.settle();
  }
  private async fetch(index: number, request: Request): Promise<Response> {
    const { kind } = contractOf(request);
    const visit = this.visits[index];
    if (kind !== 'purchase' || !visit) return this.answer(kind, visit, request);
    await this.record(index, visit, request);
    const key = request.headers.get('x-unique-key') ?? '';
    const order = { key, number: this.purchases.length };
    const isRepeated = this.inDoubt.has(key);
    try {
      const response = await this.answer(kind, visit, request);
      this.recordOutcome(order, await isDefinite(response.clone(), isRepeated));
      return response;
    } catch (error) {
      this.recordOutcome(order, false);
      throw error;
    }
  }
  /** A request that a reload has aborted can fail after a later one with the same key has settled the order. */
  private recordOutcome({ key, number }: { readonly key: string; readonly number: number }, isSettled: boolean): void {
    const before = this.settledBy.get(key) ?? 0;
    if (isSettled) this.settledBy.set(key, Math.max(before, number));
    if (isSettled) this.inDoubt.delete(key);
    else if (before < number) this.inDoubt.add(key);
  }
  /** The fault that meets this call, which is the next one of its kind. */
  private takeFault(kind: string, visit: Visit | undefined): Nemesis | undefined {
    const fault = this.pending?.call === kind && visit && isAtPayment(visit) ? this.pending : undefined;
    if (fault) this.pending = undefined;
    return fault;
  }
  /** Of every fault the provider's script says the same; the provider may have made a token all the same. */
  private async takeCard(
    visit: Visit | undefined, request: Request, provider: NonNullable<Partner['cards']>,
  ): Promise<Response> {
    const fault = this.takeFault('token', visit);
    if (fault?.when === 'before') return json(200, { error: { message: 'No.' } });
    const answer = await this.awaits(provider(request));
    return fault ? json(200, { error: { message: 'No.' } }) : answer;
  }
  private async answer(kind: string, visit: Visit | undefined, request: Request): Promise<Response> {
    const fault = this.takeFault(kind, visit);
    if (!fault) return this.process(request);
    const copy = request.clone();
    const when = isRefusal(fault.fault) ? 'before' : fault.when;
    if (when === 'after') await this.process(copy);
    if (when === 'during') void this.process(copy).catch(() => undefined);
    // The tab waits until the process answers again: its time limit would end first, and the next press meet no server.
    if (fault.fault === 'killed') await this.awaits(this.town.kill?.() ?? Promise.resolve());
    return faultyAnswers[fault.fault](request, () => this.process(request.clone()));
  }
  private async record(tab: number, visit: Visit, request: Request): Promise<void> {
    const { quote_id: inBody } = (await request.clone().json()) as { quote_id?: string };
    const quote = inBody ?? new URL(request.url).pathname.split('/').at(-2) ?? '';
    const key = request.headers.get('x-unique-key');
    const others = [...this.inDoubt].filter((one) => one !== key);
    if (others.length > 0) this.secondOrders.push(`${String(key)} while ${others.join()} is in doubt`);
    this.purchases.push({ tab, intent: String(visit.context.uid), key, quote, shown: dueToday(visit) });
  }
  private async process(request: Request): Promise<Response> {
    return this.awaits(this.town.fetch(request));
  }
  private async awaits<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.inFlight.add(answer);
    try {
      return await answer;
    } finally {
      this.inFlight.delete(answer);
    }
  }

  /** Waits until no tab is busy and the server is idle. Timers run only while the server is idle. */
  private async settle(): Promise<void> {
    for (let turn = 0; turn < 2000 && (this.inFlight.size > 0 || this.visits.some(({ view }) => view.busy)); turn += 1) {
      await Promise.allSettled(this.inFlight);
      await flushTasks();
      if (turn % 4 === 3 && this.inFlight.size === 0 && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer();
    }
  }
  private async complete(action: Promise<unknown>): Promise<void> {
    let isOver = false;
    const done = action.finally(() => { isOver = true; });
    for (let turn = 0; turn < 2000 && !isOver; turn += 1) {
      await flushTasks();
      await this.settle();
    }
    await done;
  }

  private async move(visit: Visit, step: () => Promise<unknown>, isThere: () => boolean): Promise<void> {
    for (let moves = 0; moves < 30 && !isThere() && !isAtEnd(visit) && !isBlocked(visit); moves += 1) await this.complete(step());
  }
  private goToPayment(visit: Visit): Promise<void> {
    return this.move(visit, () => answerStep(visit), () => isAtPayment(visit));
  }
  private async act(visit: Visit, action: Operation['action']): Promise<void> {
    if (action === 'pays') await this.pay(visit);
    if (action === 'takes a bad card') await this.pay(visit, cards.declined);
    if (action === 'presses twice') {
      await this.pay(visit);
      visit.presses().presses();
    }
    if (action === 'reloads') visit.reloads();
    if (visit.view.busy || !['goes back', 'chooses again'].includes(action)) return;
    if (visit.view.fault) await this.complete(visit.dismisses());
    if (isAtPayment(visit)) await this.complete(visit.back());
    if (action === 'chooses again' && !isAtEnd(visit)) await this.chooseAgain(visit);
  }
  /** Dismisses a message and requests a missing price first, then pays. */
  private async pay(visit: Visit, card: string = cards.visa): Promise<void> {
    if (visit.view.busy) {
      visit.presses();
      return;
    }
    if (visit.view.fault) await this.complete(visit.dismisses());
    if (visit.view.orderInDoubt) {
      visit.checksNow();
      return;
    }
    if (visit.view.unready || lacksPrice(visit)) await this.complete(visit.asksAgain());
    await this.goToPayment(visit);
    if (isAtPayment(visit) && !isBlocked(visit)) visit.completes(answersAt(visit)).typesCard(card).fills({ acknowledged: true }).presses();
  }
  /** Goes back to the step that decides the price and chooses something else: another item of the list, or another value of the form. */
  private async chooseAgain(visit: Visit): Promise<void> {
    const decidesPrice = (): boolean => stepOf(visit)?.on?.CHOOSE !== undefined || stepOf(visit)?.screen === 'quote';
    await this.move(visit, () => visit.back(), () => decidesPrice() || visit.view.back === false);
    if (isBlocked(visit)) return;
    const { from, save } = stepOf(visit)?.on?.CHOOSE ?? {};
    if (from !== undefined) {
      const chosen = JSON.stringify(getPath(visit.context, save ?? ''));
      const offered = getPath(visit.context, from) as readonly unknown[];
      await this.complete(visit.chooses(offered.find((one) => JSON.stringify(one) !== chosen) ?? offered[0]));
    } else if (decidesPrice()) {
      await this.complete(visit.fills(otherValue(visit)).rests());
    }
    await this.goToPayment(visit);
  }
}

/** What the step works out anew is not there: the page offers to try again. */
const lacksPrice = (visit: Visit): boolean => {
  const { of } = stepOf(visit)?.refresh ?? {};
  return of !== undefined && getPath(visit.context, of) === undefined;
};
/** A message or a running call keeps the visitor from going on. */
const isBlocked = ({ view }: Visit): boolean => view.fault !== undefined || view.orderInDoubt !== undefined || view.busy;
/** Another value for the first field of the form that offers one. */
function otherValue({ view: { form, answers } }: Visit): Readonly<Record<string, unknown>> {
  const fields = Object.entries((form?.schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  const others = fields.flatMap(([name, { enum: values = [] }]) =>
    values.filter((value) => value !== answers[name]).map((value) => ({ [name]: value })));
  return others[0] ?? {};
}
