import { createHttp } from '#api/http';
import { createTools, type Session } from '#api';
import type { Contract } from '#api/contracts/contract';
import type { Http } from '#api/types';
import { partner, site, type PartnerInfo, type SiteInfo } from '#api/contracts/site';
import { createGeocoder } from '#api/services/geocoder/index';
import { createGeocoderTwin } from '#api/services/geocoder/twin';
import { assemble, createClock, type CompiledFlow, type Context, type FlowEvent, type View } from '#engine';
import type { Product } from '#flows/types';
import { createActor, type AnyActorRef, type AnyMachineSnapshot, type Snapshot } from 'xstate';
import { silentServices } from '../support/silentServices';
import { contractOf, exampleResponse } from './contractResponses';
import type { TestClock } from './testClock';

/** Contract id → the index of the example that is answered; 0 when absent. */
export type ExampleChoice = Readonly<Record<string, number>>;
export interface SentRequest {
  readonly contract: Contract;
  readonly request: Request;
  /** The state that made the call: `driver.NEXT:plans`. */
  readonly state: string;
}
type Respond = (sent: SentRequest, success: () => Response) => Promise<Response>;
export type Stored = Snapshot<unknown>;

/** Noon in New York on a working day. */
export const startTime = Date.parse('2026-03-10T16:00:00Z');
const realImmediate = setImmediate;
/** Runs everything that is due without a timer. */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise<void>((resolve) => { realImmediate(resolve); });
}

export const stateOf = (snapshot: AnyMachineSnapshot): string => {
  const [step, inner] = Object.entries(snapshot.value as Readonly<Record<string, string>>)[0] ?? ['', ''];
  return `${step}.${inner}`;
};

/** Runs one flow with the real machine, adapters and client, over a transport that answers with the contracts' examples. */
export class FlowHarness {
  readonly compiled: CompiledFlow;
  requests: SentRequest[] = [];
  tracked: string[] = [];
  tokens = 0;
  unauthorized = 0;
  /** The machine's done events of all calls. */
  doneEvents: { readonly type: string }[] = [];
  exampleChoice: ExampleChoice = {};
  respond: Respond = async (_, success) => success();
  createToken: () => Promise<{ readonly id: string }> = async () => ({ id: `tok_${this.tokens}` });
  /** As the line makes its calls: lines of the quote service have contracts of their own. */
  private readonly contracts = new Map<string, Contract>();
  private actor?: AnyActorRef;

  constructor({ flow, adapters, derive, survey }: Product, private readonly testClock: TestClock) {
    const session: Session = {
      embedded: false, metadata: {},
      site: site.answer.examples?.[0] as SiteInfo, partner: partner.answer.examples?.[0] as PartnerInfo,
    };
    const clock = createClock(testClock.now);
    const client = createHttp({
      apiUrl: 'http://partner.test', session: () => session,
      environment: { browser: 'Chrome', os: 'Linux', timezone: 'America/New_York' },
      fetch: (request) => this.answer(request), onUnauthorized: () => { this.unauthorized += 1; },
    });
    const http: Http = { send: (contract, options) => {
      this.contracts.set(contract.id, contract as Contract);
      return client.send(contract, options);
    } };
    const services = {
      ...silentServices,
      geocoder: createGeocoder({ twin: createGeocoderTwin(http), reports: silentServices.reports }),
      card: { ...silentServices.card, createToken: () => { this.tokens += 1; return this.createToken(); } },
    };
    this.compiled = assemble(flow, {
      adapters, derive, survey, clock, newId: () => crypto.randomUUID(), onTrack: (event) => { this.tracked.push(event); },
      onBought: () => { this.tracked.push('purchase'); },
      tools: createTools({ http, session: () => session, clock, services }),
    });
  }
  private answer(request: Request): Promise<Response> {
    const { id } = contractOf(request);
    const sent = { contract: this.contracts.get(id) as Contract, request: request.clone(), state: this.state };
    this.requests.push(sent);
    return this.respond(sent, () => exampleResponse(sent.contract, this.exampleChoice[sent.contract.id]));
  }
  get snapshot(): AnyMachineSnapshot { return this.runningActor.getSnapshot() as AnyMachineSnapshot; }
  get state(): string { return this.actor ? stateOf(this.snapshot) : ''; }
  get view(): View { return this.compiled.view(this.snapshot); }
  get context(): Context { return this.snapshot.context as Context; }
  get stored(): Stored { return this.runningActor.getPersistedSnapshot(); }
  get runningActor(): AnyActorRef {
    if (!this.actor) throw new Error('restore() has not been called.');
    return this.actor;
  }

  /** Creates a visit from a stored snapshot, or from the first step; every call succeeds. `start()` starts it. */
  restore(from: Stored | undefined, exampleChoice: ExampleChoice = {}, elapsed = 0): this {
    this.actor?.stop();
    this.testClock.reset(startTime + elapsed);
    Object.assign(this, { requests: [], tracked: [], doneEvents: [], tokens: 0, unauthorized: 0, exampleChoice });
    this.respond = async (_, success) => success();
    this.createToken = async () => ({ id: `tok_${this.tokens}` });
    this.actor = createActor(this.compiled.machine, {
      ...(from ? { snapshot: from } : { input: { context: {} } }),
      inspect: (seen) => {
        if (seen.type === '@xstate.event' && seen.event.type.startsWith('xstate.done.actor.')) this.doneEvents.push(seen.event);
      },
    });
    return this;
  }
  /** Starts the visit; a test that observes it subscribes first. */
  start(): this { this.runningActor.start(); return this; }
  send(...events: readonly FlowEvent[]): this { for (const event of events) this.runningActor.send(event); return this; }
  async advance(milliseconds: number): Promise<void> {
    await flushTasks();
    this.testClock.advance(milliseconds);
    await flushTasks();
  }
  /** Waits until no call runs. Timers run only when nothing else can change. */
  async untilIdle(): Promise<this> {
    for (let turn = 0; turn < 100; turn += 1) {
      const before = [this.state, this.requests.length, this.tokens].join();
      await flushTasks();
      if (!this.snapshot.hasTag('busy')) return this;
      if (before === [this.state, this.requests.length, this.tokens].join() && this.testClock.hasTimers()) this.testClock.runNextTimer();
    }
    throw new Error(`${this.compiled.flow.id}: ${this.state} never ends.`);
  }
  stop(): void { this.actor?.stop(); }
}
