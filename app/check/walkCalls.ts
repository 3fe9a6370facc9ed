import { ApiError } from '#api/errors';
import { createCallOutcomes, createRequests, createSent, type CallOutcomesOptions, type Request } from '#api/callOutcomes';
import { assemble, createClock, createRules, getPath, type Clock, type CompiledFlow, type Context, type FlowRun, type Form,
  type View } from '#engine';
import { rightAnswers, type Outcome } from '#engine/explore';
import type { Product } from '#flows/types';

/** A call as it happened in a walk, with which answers, and every way it may end. */
export interface SeenCall {
  readonly call: string; readonly context: Context; readonly outcomes: readonly Outcome[];
  /** Where it was made. */
  readonly step: string;
}
export interface Walks {
  readonly compiled: CompiledFlow;
  readonly calls: readonly SeenCall[];
  /** The contexts at each step. */
  readonly contexts: ReadonlyMap<string, readonly Context[]>;
  /** What a call sends in a context, as text. */
  readonly sent: (call: string, context: Context) => Promise<string>;
  readonly requests: (call: string, context: Context) => Promise<readonly Request[]>;
}

interface WalkOptions {
  readonly onSend?: CallOutcomesOptions['onSend'];
  readonly clock?: Clock;
  /** So many walks: each takes other examples, choices and answers of the partner, and the same ones whenever it is repeated. */
  readonly walks?: number;
}
const mostSteps = 60;
/** A place that is left and come back to as often leads nowhere. */
const mostVisits = 3;
type Pick = (below: number) => number;
function createPick(): Pick {
  let state = 7;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Walks through a line with right answers, on all the ways that its examples lead, and writes down what its calls do. */
export async function walkCalls(
  { flow, adapters, derive, survey }: Product, { clock = createClock(), walks = 12, onSend }: WalkOptions = {},
): Promise<Walks> {
  const calls: SeenCall[] = [];
  const contexts = new Map<string, Context[]>();
  const pick = createPick();
  let ids = 0;
  let current: FlowRun | undefined;
  const rules = createRules({ clock });
  const outcomesOf = createCallOutcomes({ adapters, rules, clock, onSend });
  const compiled = assemble(flow, {
    derive, survey, clock, tools: {}, newId: () => `id-${(ids += 1)}`,
    adapters: Object.fromEntries(Object.keys(adapters).map((call) => [call, async (context: Context) => {
      const outcomes = await outcomesOf(call, context);
      calls.push({ call, context, outcomes, step: current?.view().step ?? flow.start });
      // Rules cannot judge what is no data.
      const good = outcomes.flatMap(({ patch }) => (patch !== undefined && isData(patch) ? [patch] : []));
      const chosen = good[pick(good.length)];
      if (chosen === undefined) throw outcomes[0]?.error ?? new ApiError({ code: 'default', outcome: 'refused' });
      return chosen;
    }])) as never,
  });
  for (let turn = 0; turn < walks; turn += 1) {
    current = undefined;
    const run = compiled.start();
    current = run;
    await walk(run, compiled, pick, ({ step, context }) => contexts.set(step, [...(contexts.get(step) ?? []), context]));
    run.stop();
  }
  return { compiled, calls, contexts, sent: createSent({ adapters, rules, clock }), requests: createRequests({ adapters, rules, clock }) };
}

/** Plain data, as a patch must be: it survives a JSON round trip. */
export function isData(value: unknown): boolean {
  if (value === undefined || value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isData);
  return (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null) && Object.values(value).every(isData);
}

/** Rests until nothing runs any more. */
async function settled(run: FlowRun): Promise<View> {
  for (let round = 0; round < 500 && run.view().busy; round += 1) await new Promise((resolve) => { setTimeout(resolve); });
  return run.view();
}

async function walk(run: FlowRun, { flow, patching: { tools: { clock } } }: CompiledFlow, pick: Pick,
  see: (view: View) => void): Promise<void> {
  const visits = new Map<string, number>();
  for (let step = 0; step < mostSteps; step += 1) {
    const view = await settled(run);
    see(view);
    const place = `${view.step} ${view.modal ?? ''} ${view.stop?.id ?? ''}`;
    const often = (visits.get(place) ?? 0) + 1;
    if (often > mostVisits || (view.done && !view.modal)) return;
    visits.set(place, often);
    if (view.fault) run.send({ type: 'DISMISS' });
    else if (view.modal) leaveModal(run, flow.modals?.[view.modal]?.options, view);
    else if (often === 1 && flow.steps[view.step]?.on?.ADD) run.send({ type: 'ADD' });
    else await goOn(run, flow.steps[view.step]?.on?.CHOOSE?.from, view, pick, clock);
  }
}

function leaveModal(run: FlowRun, options: string | undefined, { context }: View): void {
  const list = options === undefined ? undefined : getPath(context, options);
  run.send(Array.isArray(list) ? { type: 'PICK', value: list[0] } : { type: 'ACCEPT' });
}

async function goOn(run: FlowRun, from: string | undefined, view: View, pick: Pick, clock: Clock): Promise<void> {
  const list = from === undefined ? undefined : getPath(view.context, from);
  if (Array.isArray(list) && list.length > 0) return run.send({ type: 'CHOOSE', value: list[pick(list.length)] });
  if (view.form) run.send({ type: 'CHANGE', data: rightAnswers(shuffled(view.form, pick), clock) });
  // Ticked through its modal.
  const { missing } = await settled(run);
  if (missing.length > 0) run.send({ type: 'ACCEPT' });
  return run.send({ type: 'NEXT' });
}

/** The form with its examples and choices in another order, so that each walk answers otherwise. */
function shuffled(form: Form, pick: Pick): Form {
  const rotated = (list: readonly unknown[]): readonly unknown[] => {
    const by = pick(list.length);
    return [...list.slice(by), ...list.slice(0, by)];
  };
  const inner = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(inner);
    if (typeof schema !== 'object' || schema === null) return schema;
    const { examples, type, const: only, enum: choices } = schema as Readonly<Record<string, unknown>>;
    const values = Array.isArray(examples) ? examples
      : type === 'boolean' && only === undefined && !choices ? [true, false] : undefined;
    const parts = Object.entries(schema).map(([name, value]) =>
      [name, name === 'examples' || name === 'enum' ? value : inner(value)] as const);
    return { ...Object.fromEntries(parts), ...(values ? { examples: rotated(values) } : {}) };
  };
  return { ...form, schema: inner(form.schema) as Form['schema'] };
}
