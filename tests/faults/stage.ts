import { createHttp } from '#api/http';
import { createTools, type Session } from '#api';
import type { Contract } from '#api/contracts/contract';
import { partner, site, type PartnerInfo, type SiteInfo } from '#api/contracts/site';
import { createGeocoder } from '#api/services/geocoder/index';
import { createGeocoderTwin } from '#api/services/geocoder/twin';
import type { Services } from '#api/services/types';
import { assemble, createClock, fits, type CompiledFlow, type Context, type FlowEvent, type View } from '#engine';
import type { Product } from '#flows/types';
import { createActor, type AnyActorRef, type AnyMachineSnapshot, type Snapshot } from 'xstate';
import { contractOf, goodAnswer } from './answers';
import type { Time } from './time';

/** Contract id → which of its examples is the answer; the first when left out. */
export type Script = Readonly<Record<string, number>>;
export interface Asked { readonly contract: Contract; readonly request: Request; /** The state that asked: `driver.NEXT:plans`. */ readonly state: string }
type Behave = (asked: Asked, good: () => Response) => Promise<Response>;
export type Stored = Snapshot<unknown>;

/** Noon in New York on a working day. */
export const noon = Date.parse('2026-03-10T16:00:00Z');
const realImmediate = setImmediate;
/** Lets everything happen that needs no clock. */
export const breathe = async (): Promise<void> => { for (let turn = 0; turn < 4; turn += 1) await new Promise<void>((resolve) => { realImmediate(resolve); }); };

export const stateOf = (snapshot: AnyMachineSnapshot): string => {
  const [step, inner] = Object.entries(snapshot.value as Readonly<Record<string, string>>)[0] ?? ['', ''];
  return `${step}.${inner}`;
};

/** One flow on a stage: the real machine, adapters and client; behind them a transport that answers by the contracts, and a clock of the test's. */
export class Stage {
  readonly compiled: CompiledFlow;
  asked: Asked[] = [];
  tracked: string[] = [];
  tokens = 0;
  unauthorized = 0;
  /** Events that calls ended with, as the machine saw them. */
  ended: { readonly type: string }[] = [];
  script: Script = {};
  behave: Behave = async (_, good) => good();
  makeToken: () => Promise<{ readonly id: string }> = async () => ({ id: `tok_${this.tokens}` });
  private actor?: AnyActorRef;

  constructor({ flow, adapters, derive, survey }: Product, private readonly time: Time) {
    const session: Session = { embedded: false, metadata: {}, site: site.answer.examples?.[0] as SiteInfo, partner: partner.answer.examples?.[0] as PartnerInfo };
    const clock = createClock(time.now);
    const http = createHttp({
      apiUrl: 'http://partner.test', session: () => session, validate: fits, environment: { browser: 'Chrome', os: 'Linux', timezone: 'America/New_York' },
      fetch: (request) => this.answers(request), onUnauthorized: () => { this.unauthorized += 1; },
    });
    this.compiled = assemble(flow, {
      adapters, derive, survey, clock, newId: () => crypto.randomUUID(), onTrack: (event) => { this.tracked.push(event); },
      tools: createTools({ http, session: () => session, clock, services: { ...silent, geocoder: createGeocoder({ twin: createGeocoderTwin(http), reports: silent.reports }),
        card: { ...silent.card, createToken: () => { this.tokens += 1; return this.makeToken(); } } } }),
    });
  }
  private answers(request: Request): Promise<Response> {
    const asked = { contract: contractOf(request), request: request.clone(), state: this.state };
    this.asked.push(asked);
    return this.behave(asked, () => goodAnswer(asked.contract, this.script[asked.contract.id]));
  }
  get snapshot(): AnyMachineSnapshot { return this.running.getSnapshot() as AnyMachineSnapshot; }
  get state(): string { return this.actor ? stateOf(this.snapshot) : ''; }
  get view(): View { return this.compiled.view(this.snapshot); }
  get context(): Context { return this.snapshot.context as Context; }
  get stored(): Stored { return this.running.getPersistedSnapshot(); }
  get running(): AnyActorRef { if (!this.actor) throw new Error('Nothing runs.'); return this.actor; }

  /** A visit from a stored place, or from the very start; good answers from now on. */
  begins(from: Stored | undefined, script: Script = {}, later = 0): this {
    this.actor?.stop();
    this.time.begins(noon + later);
    Object.assign(this, { asked: [], tracked: [], ended: [], tokens: 0, unauthorized: 0, script, behave: async (_: Asked, good: () => Response) => good() });
    this.makeToken = async () => ({ id: `tok_${this.tokens}` });
    this.actor = createActor(this.compiled.machine, {
      ...(from ? { snapshot: from } : { input: { context: {} } }),
      inspect: (seen) => { if (seen.type === '@xstate.event' && seen.event.type.startsWith('xstate.done.actor.')) this.ended.push(seen.event); },
    });
    return this;
  }
  /** Starts, after whoever wants to watch has subscribed. */
  starts(): this { this.running.start(); return this; }
  sends(...events: readonly FlowEvent[]): this { for (const event of events) this.running.send(event); return this; }
  /** Lets a while pass. */
  async passes(milliseconds: number): Promise<void> { await breathe(); this.time.passes(milliseconds); await breathe(); }
  /** Until nothing is busy: the clock moves on only when nothing else does. */
  async rests(): Promise<this> {
    for (let turn = 0; turn < 100; turn += 1) {
      const before = [this.state, this.asked.length, this.tokens].join();
      await breathe();
      if (!this.snapshot.hasTag('busy')) return this;
      if (before === [this.state, this.asked.length, this.tokens].join() && this.time.isAwaited()) this.time.skips();
    }
    throw new Error(`${this.compiled.flow.id}: ${this.state} never ends.`);
  }
  ends(): void { this.actor?.stop(); }
}

const nothing = (): void => undefined;
const silent: Omit<Services, 'geocoder'> = {
  suggestions: { ready: async () => false, suggest: async () => [], resolve: async () => ({}) },
  country: { detect: async () => 'US' },
  card: { load: async () => null, register: nothing, createToken: async () => ({ id: '' }), sandboxed: true },
  analytics: { page: nothing, track: nothing, identify: nothing },
  reports: { breadcrumb: nothing, report: nothing, user: nothing },
  parent: { post: nothing },
};
