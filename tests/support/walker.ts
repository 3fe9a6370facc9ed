import { createHttp } from '#api/http';
import { ApiError, createTools, type Session } from '#api';
import { geocode } from '#api/contracts/places';
import { partner, site } from '#api/contracts/site';
import type { CardHolder, Services } from '#api/services/types';
import {
  assemble, getPath, type Clock, type FlowDefinition, type FlowRun, type Form, type JsonSchema, type KeyValueStorage,
  type View,
} from '#engine';
import { rightAnswers } from '#engine/explore';
import type { CatalogueEntry, Product } from '#flows/types';
import { lines } from './lines';
import { silentServices } from './silentServices';

/** Stripe's public test card numbers, by what happens to them. */
export const cards =
  { visa: '4242424242424242', declined: '4000000000000002', expired: '4000000000000069', wrongNumber: '4242424242424241' } as const;

/** The partner's side, and the clock of the visits to it. */
export interface World {
  readonly clock: Clock;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Where the card provider is reached; nothing can be paid without it. */
  readonly cards?: (request: Request) => Promise<Response>;
  /** The lines that are sold; those that are shipped when absent. */
  readonly lines?: () => readonly CatalogueEntry[];
}

export interface VisitOptions {
  readonly siteName?: string;
  readonly storage?: KeyValueStorage;
  /** Outlives the tab. */
  readonly lasting?: KeyValueStorage;
  readonly key?: string;
  readonly clock?: Clock;
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Changes the product before the visit. */
  readonly changed?: (product: Product) => Product;
}

export interface WalkerParts {
  readonly flow: FlowDefinition;
  readonly clock: Clock;
  readonly requests: readonly Request[];
  readonly start: () => FlowRun;
  readonly takeCard: (number: string) => void;
}
/** A flow with the real machine and the real client, ready to walk through. */
export async function openFlow(world: World, flowId: string, options: VisitOptions = {}): Promise<WalkerParts> {
  const entry = (world.lines?.() ?? lines).find(({ id }) => id === flowId);
  if (!entry) throw new Error(`No flow is named "${flowId}".`);
  const { changed = (product: Product) => product } = options;
  const { flow, adapters, derive, survey } = changed(await entry.product());
  const { fetch = world.fetch, clock = world.clock, storage = memoryStorage(), lasting = memoryStorage() } = options;
  let session: Session = { embedded: false, metadata: {} };
  const requests: Request[] = [];
  const http = createHttp({
    apiUrl: 'http://localhost:4300', session: () => session,
    fetch: (request: Request) => { requests.push(request.clone()); return fetch(request); },
  });
  session = { ...session, site: await http.send(site, { query: { site: options.siteName ?? 'surefoot' } }) };
  session = { ...session, partner: await http.send(partner) };
  let card: string = cards.visa;
  const services = servicesFor(world, http, () => card);
  const compiled = assemble(flow, {
    adapters, derive, survey, clock, tools: createTools({ http, services, session: () => session, clock }),
    orders: { storage: lasting, key: `order.${flowId}`, receipts: 'receipts' },
    newId: () => crypto.randomUUID(), onFault: (error) => { if (!(error instanceof ApiError)) throw error; },
  });
  const start = (): FlowRun => compiled.start({ storage, key: options.key, facts: options.facts });
  return { flow, clock, requests, start, takeCard: (number) => { card = number; } };
}

/** Sends a flow's machine the events of a visitor. Every method that may start calls waits until nothing is busy. */
export class Walker {
  private run: FlowRun;
  readonly flow: FlowDefinition;
  readonly clock: Clock;
  readonly requests: readonly Request[];
  constructor(private readonly parts: WalkerParts) {
    ({ flow: this.flow, clock: this.clock, requests: this.requests } = parts);
    this.run = parts.start();
  }
  get view(): View { return this.run.view(); }
  get context(): View['context'] { return this.view.context; }
  /** Types into the present form, beside what is already there. */
  fills(answers: Readonly<Record<string, unknown>>): this {
    this.run.send({ type: 'CHANGE', data: { ...this.view.answers, ...answers } });
    return this;
  }
  /** The browser's `storage` event: another tab has written what the tabs share. */
  hearsStorage(): void { this.run.syncOrders(); }
  async next(): Promise<this> { return this.sends({ type: 'NEXT' }); }
  async back(): Promise<this> { return this.sends({ type: 'BACK' }); }
  async goesTo(step: string): Promise<this> { return this.sends({ type: 'GOTO', step }); }
  async chooses(value: unknown): Promise<this> { return this.sends({ type: 'CHOOSE', value }); }
  async picks(value: unknown): Promise<this> { return this.sends({ type: 'PICK', value }); }
  async adds(): Promise<this> { return this.sends({ type: 'ADD' }); }
  async edits(entry: unknown): Promise<this> { return this.sends({ type: 'EDIT', value: entry }); }
  async removes(entry: unknown): Promise<this> { return this.sends({ type: 'REMOVE', value: entry }); }
  async skips(): Promise<this> { return this.sends({ type: 'SKIP' }); }
  /** Presses Try again beside a price that did not come. */
  async asksAgain(): Promise<this> { return this.sends({ type: 'REFRESH' }); }
  async resets(): Promise<this> { return this.sends({ type: 'RESET' }); }
  async dismisses(): Promise<this> { return this.sends({ type: 'DISMISS' }); }
  /** Opens the text to accept, and accepts it. */
  async accepts(): Promise<this> { await this.sends({ type: 'ACCEPT' }); return this.sends({ type: 'ACCEPT' }); }
  async opensTerms(): Promise<this> { return this.sends({ type: 'ACCEPT' }); }
  /** Types a whole card; the page only ever learns that it is complete. */
  typesCard(number: string = cards.visa): this {
    this.parts.takeCard(number);
    return this.fills({ card: { complete: true, brand: 'visa' } });
  }
  /**
   * Answers the server's questions, screen after screen: with these answers where they are asked for,
   * else with an example. Stops before `until`.
   */
  async answers(given: Readonly<Record<string, unknown>> = {}, until?: string): Promise<this> {
    for (let screens = 0; this.view.stop && this.view.stop.id !== until && !this.view.fault; screens += 1) {
      if (screens > 100) throw new Error('The survey does not end.');
      const { id } = this.view.stop;
      await this.fills({ ...examplesOf(this.view.form), ...this.view.answers, ...asked(this.view.form, given) }).next();
      if (this.view.stop?.id === id) {
        throw new Error(`${id} does not go on: ${JSON.stringify({ missing: this.view.missing, answers: this.view.answers })}`);
      }
    }
    return this;
  }
  /** Types what the present form asks for, the card and the tick apart: these answers where they are given, else the first right one. */
  completes(given: Readonly<Record<string, unknown>> = {}): this {
    // An answer may bring another field.
    for (let times = 0; times < 3 && this.view.form; times += 1) {
      const { card: _card, acknowledged: _tick, ...fields } = this.view.form.schema.properties ?? {};
      const blank = { schema: { ...this.view.form.schema, properties: fields } };
      this.fills({ ...rightAnswers(blank, this.clock), ...this.view.answers, ...asked(blank, given) });
    }
    return this;
  }
  /**
   * Does what the present step asks for, so that the visit goes on: with these answers where they are given, else with the first right one.
   */
  async goesOn(given: Readonly<Record<string, unknown>> = {}): Promise<this> {
    const { step: name, modal, stop, form, context } = this.view;
    const step = this.flow.steps[name];
    if (modal !== undefined) {
      const { type, options } = this.flow.modals?.[modal] ?? {};
      if (type === 'select') return this.picks((getPath(context, options ?? '') as readonly unknown[])[0]);
      return type === 'component' ? this.sends({ type: 'ACCEPT' }) : this.dismisses();
    }
    if (stop) return this.answers(given);
    const list = step?.on?.CHOOSE?.from;
    if (list !== undefined) return this.chooses((getPath(context, list) as readonly unknown[])[0]);
    const entries = step?.on?.EDIT?.from;
    if (entries !== undefined && ((getPath(context, entries) ?? []) as readonly unknown[]).length === 0) await this.addsOne(given);
    this.completes(given);
    await this.rests();
    if (form?.schema.properties?.card) this.typesCard();
    if (form?.schema.properties?.acknowledged) await this.accepts();
    return this.next();
  }
  /** Adds an entry to the step's list: whatever is told or asked before its form, then the form itself. */
  async addsOne(given: Readonly<Record<string, unknown>> = {}): Promise<this> {
    const list = this.view.step;
    await this.adds();
    while (this.view.modal !== undefined) await this.goesOn();
    while (this.flow.steps[this.view.step]?.over === list && !this.view.fault) await this.completes(given).next();
    return this;
  }
  /** Sends the order in doubt again. */
  async checks(): Promise<this> { return this.sends({ type: 'CHECK' }); }
  /** Sends the order in doubt again and does not wait. */
  checksNow(): this { this.run.send({ type: 'CHECK' }); return this; }
  /** Gives the order in doubt up. */
  async abandons(): Promise<this> { return this.sends({ type: 'ABANDON' }); }
  /** Loads the page again. */
  reloads(): this { this.run.stop(); this.run = this.parts.start(); return this; }
  /** Presses Next and does not wait. */
  presses(): this { this.run.send({ type: 'NEXT' }); return this; }
  async rests(): Promise<this> {
    await new Promise<void>((resolve) => {
      if (!this.view.busy) { resolve(); return; }
      const stop = this.run.subscribe((view) => { if (!view.busy) { stop(); resolve(); } });
    });
    return this;
  }
  /** The requests of a call, by the end of its path. */
  asked(path: string): readonly Request[] { return this.requests.filter(({ url }) => new URL(url).pathname.endsWith(path)); }
  private async sends(event: Parameters<FlowRun['send']>[0]): Promise<this> { this.run.send(event); return this.rests(); }
}

const properties = (form: Form | undefined): readonly (readonly [string, JsonSchema])[] =>
  Object.entries((form?.schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
const asked = (form: Form | undefined, given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(properties(form).filter(([name]) => name in given).map(([name]) => [name, given[name]]));
/** A right answer to each required question; No where that is one of the answers, so that nothing opens by itself. */
function examplesOf(form: Form | undefined): Readonly<Record<string, unknown>> {
  const required = new Set(form?.schema.required);
  return Object.fromEntries(properties(form).filter(([name]) => required.has(name)).map(([name, { enum: choices, examples }]) =>
    [name, choices ? (choices.includes('no') ? 'no' : choices[0]) : examples?.[0]]));
}

function servicesFor(world: World, http: ReturnType<typeof createHttp>, card: () => string): Services {
  return {
    ...silentServices,
    geocoder: { geocode: async (address, signal) => {
      const { status, place } = await http.send(geocode, { query: { address }, ...(signal ? { signal } : {}) });
      if (!place) throw new ApiError({ code: status, outcome: 'refused' });
      return place;
    } },
    card: {
      ...silentServices.card,
      createToken: async (holder: CardHolder) => {
        if (!world.cards) throw new Error('There is no card provider here.');
        const answer = await world.cards(new Request('http://localhost:4301/v1/tokens', {
          method: 'POST', headers: { 'content-type': 'application/json', origin: 'http://localhost:4301' },
          body: JSON.stringify({ key: 'pk_sandbox_local', number: card(), cvc: '123', exp_month: 12, exp_year: 2030, holder }),
        }));
        const body = (await answer.json()) as { id?: string; error?: { message: string } };
        if (!body.id) throw new ApiError({ code: 'card_error', message: body.error?.message, outcome: 'refused' });
        return { id: body.id };
      },
    },
  };
}

/** Session storage as a browser keeps it, for one tab. A copied tab has its own items, which begin as a copy. */
export function memoryStorage(items: Map<string, string> = new Map()): KeyValueStorage {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => { items.set(key, value); },
    removeItem: (key) => { items.delete(key); },
  };
}
