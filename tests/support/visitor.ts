import { createCardOrigin } from '#api/sandbox/card/index';
import type { Sandbox } from '#api/sandbox/index';
import { openSandbox } from '#api/sandbox/testing';
import { createHttp } from '#api/http';
import { ApiError, createTools, type Session } from '#api';
import { geocode } from '#api/contracts/places';
import { partner, site } from '#api/contracts/site';
import type { CardHolder, Services } from '#api/services/types';
import { createClock, matchesSchema, getPath, type Clock, type FlowDefinition, type FlowRun, type Form, type JsonSchema, type KeyValueStorage, type View } from '#engine';
import { compile } from '#engine/check';
import { catalogue } from '#flows';
import type { Product } from '#flows/types';
import { rightAnswers } from '#engine/explore';
import { expect } from 'vitest';

/** Stripe's public test card numbers, by what happens to them. */
export const cards = { visa: '4242424242424242', declined: '4000000000000002', expired: '4000000000000069', wrongNumber: '4242424242424241' } as const;

/** The outside world of a group of visits: one sandbox, one database, one clock that stands still. */
export interface Town { readonly sandbox: Sandbox; readonly clock: Clock; readonly fetch: (request: Request) => Promise<Response>; close(): Promise<void> }
export async function openTown({ on = '2026-03-10', at = '16:00:00Z' }: { readonly on?: string; readonly at?: string } = {}): Promise<Town> {
  const clock = createClock(() => Date.parse(`${on}T${at}`));
  const sandbox = await openSandbox({ clock, log: () => undefined });
  return { sandbox, clock, fetch: (request) => sandbox.fetch(request, { remoteAddress: '127.0.0.1' }), close: () => sandbox.close() };
}

/** A `fetch` that keeps some requests waiting: `reached` when the first of them is sent; all go on once they are released. */
export function holdsBack(town: Town, isHeld: (request: Request) => boolean): { readonly fetch: Town['fetch']; readonly reached: Promise<void>; release(): void } {
  let [reach, release] = [(): void => undefined, (): void => undefined];
  const reached = new Promise<void>((resolve) => { reach = resolve; });
  const released = new Promise<void>((resolve) => { release = resolve; });
  const fetch: Town['fetch'] = async (request) => {
    if (isHeld(request)) {
      reach();
      await released;
    }
    return town.fetch(request);
  };
  return { fetch, reached, release };
}

export interface VisitOptions { readonly siteName?: string; readonly storage?: KeyValueStorage; readonly clock?: Clock; readonly fetch?: (request: Request) => Promise<Response>; readonly facts?: Readonly<Record<string, unknown>>; /** The line with something changed in it. */ readonly changed?: (product: Product) => Product }

/** Somebody who walks through a flow: the real machine, the real client, the sandbox behind the same `fetch`. */
export async function visitor(town: Town, flowId: string, options: VisitOptions = {}): Promise<Visit> {
  const entry = catalogue.find(({ id }) => id === flowId);
  if (!entry) throw new Error(`No flow is named "${flowId}".`);
  const { changed = (product: Product) => product } = options;
  const { flow, adapters, derive, survey } = changed(await entry.product());
  const { fetch = town.fetch, clock = town.clock, storage = memoryStorage() } = options;
  let session: Session = { embedded: false, metadata: {} };
  const requests: Request[] = [];
  const http = createHttp({
    apiUrl: 'http://localhost:4300', session: () => session, validate: matchesSchema,
    fetch: (request: Request) => { requests.push(request.clone()); return fetch(request); },
  });
  session = { ...session, site: await http.send(site, { query: { site: options.siteName ?? 'surefoot' } }) };
  session = { ...session, partner: await http.send(partner) };
  let card: string = cards.visa;
  const services = servicesFor(town, http, () => card);
  const compiled = compile(flow, { adapters, tools: createTools({ http, services, session: () => session, clock }), derive, survey, clock, newId: () => crypto.randomUUID(), onFault: (error) => { if (!(error instanceof ApiError)) throw error; } });
  const start = (): FlowRun => compiled.start({ storage, facts: options.facts });
  return new Visit(start, requests, (number) => { card = number; }, flow, clock);
}

/** What a visitor does and sees, in words. Every method that may start calls waits until nothing is busy. */
export class Visit {
  private run: FlowRun;
  constructor(private readonly start: () => FlowRun, readonly requests: readonly Request[], private readonly takeCard: (number: string) => void, readonly flow: FlowDefinition, readonly clock: Clock) {
    this.run = start();
  }
  get view(): View { return this.run.view(); }
  get context(): View['context'] { return this.view.context; }
  /** Types into the present form, beside what is already there. */
  fills(answers: Readonly<Record<string, unknown>>): this {
    this.run.send({ type: 'CHANGE', data: { ...this.view.answers, ...answers } });
    return this;
  }
  async next(): Promise<this> { return this.sends({ type: 'NEXT' }); }
  async back(): Promise<this> { return this.sends({ type: 'BACK' }); }
  async goesTo(step: string): Promise<this> { return this.sends({ type: 'GOTO', step }); }
  async chooses(value: unknown): Promise<this> { return this.sends({ type: 'CHOOSE', value }); }
  async picks(value: unknown): Promise<this> { return this.sends({ type: 'PICK', value }); }
  async skips(): Promise<this> { return this.sends({ type: 'SKIP' }); }
  /** Presses Try again beside a price that did not come. */
  async asksAgain(): Promise<this> { return this.sends({ type: 'REFRESH' }); }
  async resets(): Promise<this> { return this.sends({ type: 'RESET' }); }
  async dismisses(): Promise<this> { return this.sends({ type: 'DISMISS' }); }
  /** Opens the text to accept, and accepts it. */
  async accepts(): Promise<this> { await this.sends({ type: 'ACCEPT' }); return this.sends({ type: 'ACCEPT' }); }
  async opensTerms(): Promise<this> { return this.sends({ type: 'ACCEPT' }); }
  /** Types a whole card; the page only ever learns that it is complete. */
  typesCard(number: string = cards.visa): this { this.takeCard(number); return this.fills({ card: { complete: true, brand: 'visa' } }); }
  /** Answers the server's questions, screen after screen: with these answers where they are asked for, else with an example. Stops before `until`. */
  async answers(given: Readonly<Record<string, unknown>> = {}, until?: string): Promise<this> {
    for (let screens = 0; this.view.stop && this.view.stop.id !== until && !this.view.fault; screens += 1) {
      if (screens > 100) throw new Error('The survey does not end.');
      const { id } = this.view.stop;
      await this.fills({ ...examplesOf(this.view.form), ...this.view.answers, ...asked(this.view.form, given) }).next();
      expect(this.view.stop?.id, `${id}: ${JSON.stringify({ missing: this.view.missing, answers: this.view.answers })}`).not.toBe(id);
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
  /** Does what the present step asks for, so that the visit goes on: with these answers where they are given, else with the first right one. */
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
    this.completes(given);
    await this.rests();
    if (form?.schema.properties?.card) this.typesCard();
    if (form?.schema.properties?.acknowledged) await this.accepts();
    return this.next();
  }
  /** Loads the page again. */
  reloads(): this { this.run.stop(); this.run = this.start(); return this; }
  /** Presses Next and does not wait. */
  presses(): this { this.run.send({ type: 'NEXT' }); return this; }
  async rests(): Promise<this> {
    await new Promise<void>((resolve) => {
      if (!this.view.busy) { resolve(); return; }
      const stop = this.run.subscribe((view) => { if (!view.busy) { stop(); resolve(); } });
    });
    return this;
  }
  isAt(step: string): this {
    const { fault, missing, modal } = this.view;
    expect(this.view.step, JSON.stringify({ fault, missing, modal })).toBe(step);
    return this;
  }
  sees(modal: string | undefined): this { expect(this.view.modal).toBe(modal); return this; }
  fails(code: string | undefined): this { expect(this.view.fault?.code).toBe(code); return this; }
  misses(...fields: readonly string[]): this { for (const field of fields) expect(getPath(this.context, field), field).toBeUndefined(); return this; }
  keeps(answers: Readonly<Record<string, unknown>>): this { for (const [path, value] of Object.entries(answers)) expect(getPath(this.context, path), path).toEqual(value); return this; }
  /** The requests of a call, by the end of its path. */
  asked(path: string): readonly Request[] { return this.requests.filter(({ url }) => new URL(url).pathname.endsWith(path)); }
  private async sends(event: Parameters<FlowRun['send']>[0]): Promise<this> { this.run.send(event); return this.rests(); }
}

const properties = (form: Form | undefined): readonly (readonly [string, JsonSchema])[] => Object.entries((form?.schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
const asked = (form: Form | undefined, given: Readonly<Record<string, unknown>>) => Object.fromEntries(properties(form).filter(([name]) => name in given).map(([name]) => [name, given[name]]));
/** A right answer to each required question; No where that is one of the answers, so that nothing opens by itself. */
export function examplesOf(form: Form | undefined): Readonly<Record<string, unknown>> {
  const required = new Set(form?.schema.required);
  return Object.fromEntries(properties(form).filter(([name]) => required.has(name)).map(([name, { enum: choices, examples }]) => [name, choices ? (choices.includes('no') ? 'no' : choices[0]) : examples?.[0]]));
}

function servicesFor(town: Town, http: ReturnType<typeof createHttp>, card: () => string): Services {
  const nothing = (): void => undefined;
  const cardOrigin = createCardOrigin({ db: town.sandbox.db, clock: town.clock });
  return {
    geocoder: { geocode: async (address, signal) => {
      const { status, place } = await http.send(geocode, { query: { address }, ...(signal ? { signal } : {}) });
      if (!place) throw new ApiError({ code: status, outcome: 'refused' });
      return place;
    } },
    card: {
      load: async () => null, register: nothing, sandboxed: true,
      createToken: async (holder: CardHolder) => {
        const answer = await cardOrigin.fetch(new Request('http://localhost:4301/v1/tokens', {
          method: 'POST', headers: { 'content-type': 'application/json', origin: 'http://localhost:4301' },
          body: JSON.stringify({ key: 'pk_sandbox_local', number: card(), cvc: '123', exp_month: 12, exp_year: 2030, holder }),
        }));
        const body = (await answer.json()) as { id?: string; error?: { message: string } };
        if (!body.id) throw new ApiError({ code: 'card_error', message: body.error?.message, outcome: 'refused' });
        return { id: body.id };
      },
    },
    suggestions: { ready: async () => false, suggest: async () => [], resolve: async () => ({}) },
    country: { detect: async () => 'US' },
    analytics: { page: nothing, track: nothing, identify: nothing },
    reports: { breadcrumb: nothing, report: nothing, user: nothing },
    parent: { post: nothing },
  };
}

/** Session storage as a browser keeps it, for one tab. */
export function memoryStorage(): KeyValueStorage {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, value); }, removeItem: (key) => { kept.delete(key); } };
}
