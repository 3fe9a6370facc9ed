import type { Contract } from '#api/contracts/contract';
import { createClock, getPath, type Context, type FlowDefinition, type FlowEvent, type Rule } from '#engine';
import { createPlaces } from '../../engine/explore/place';
import { createDocuments } from '../../engine/explore/values';
import { examplesOf } from './answers';
import { noon, type Script, type Stage, type Stored } from './stage';

/** Where a flow asks the world: how to get there, and what is asked. */
export interface Place {
  /** `driver.NEXT:plans` */
  readonly state: string;
  readonly call: string;
  readonly contract: Contract;
  readonly from: Stored | undefined;
  /** The last one is the press. */
  readonly events: readonly FlowEvent[];
  readonly script: Script;
  readonly later: number;
  /** Where it leads when all goes well, and what is told to analytics then. */
  readonly to: string;
  readonly tracked: readonly string[];
}
type Try = Pick<Place, 'from' | 'events' | 'script' | 'later'> & { readonly detours: number; readonly depth: number };
/** Older than any price that is kept. */
const later = 5 * 3_600_000;
const most = 1500;
const documentsOf = createDocuments({}, createClock(() => noon));

/** Every state of a flow that runs a call: `step.EVENT:call`, read from the definition. */
export function statesWithCalls({ steps }: FlowDefinition): readonly string[] {
  return Object.entries(steps).flatMap(([step, { calls, enter, refresh, on }]) => [
    ['NEXT', calls] as const, ['ENTER', enter?.calls] as const, ['REFRESH', refresh?.calls] as const,
    ...Object.entries(on ?? {}).map(([event, transition]) => [event, transition?.calls] as const),
  ].flatMap(([event, uses]) => (uses ?? []).map((use) => `${step}.${event}:${typeof use === 'string' ? use : use.call}`)));
}

/**
 * Walks the real machine until every call has been asked for: right answers and first examples first, then with one
 * detour from that, then with two. Returns the first way to each call.
 */
export async function findPlaces(stage: Stage): Promise<readonly Place[]> {
  const { flow } = stage.compiled;
  const wanted = new Set(statesWithCalls(flow));
  const places = new Map<string, Place>();
  const seen = new Set<string>();
  const queue: Try[] = [{ from: undefined, events: [], script: {}, later: 0, detours: 0, depth: 0 }];
  for (let tries = 0; queue.length > 0 && wanted.size > 0 && tries < most; tries += 1) {
    queue.sort((a, b) => a.detours - b.detours || b.depth - a.depth);
    const now = queue.shift() as Try;
    await stage.begins(now.from, now.script, now.later).starts().sends(...now.events).rests();
    const script = now.script;
    for (const { contract } of stage.asked) {
      const next = (script[contract.id] ?? 0) + 1;
      if (next < examplesOf(contract).length) queue.push({ ...now, script: { ...script, [contract.id]: next }, detours: now.detours + 1 });
    }
    if (stage.view.fault) continue;
    const to = stage.state;
    for (const { contract, state } of stage.asked) {
      const name = `${state} ${contract.id}`;
      if (!places.has(name)) places.set(name, { ...now, state, call: state.slice(state.indexOf(':') + 1), contract, to, tracked: [...stage.tracked] });
      wanted.delete(state);
    }
    const key = keyOf(stage);
    if (seen.has(key)) continue;
    seen.add(key);
    const from = stage.stored;
    for (const { events, detour, later: pause = 0 } of presses(stage)) {
      queue.push({ from, events, script: {}, later: Math.max(now.later, pause), detours: now.detours + detour, depth: now.depth + 1 });
    }
  }
  stage.ends();
  return [...places.values()];
}

const rulesIn = (value: unknown): readonly Rule[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (['needs', 'when', 'unless'].includes(name)) return [inner as Rule];
    return name === 'asks' ? Object.values(inner as Readonly<Record<string, Rule>>) : rulesIn(inner);
  });
};
/** What tells two places apart: the state, where the survey is, and what every rule of the flow says. */
function keyOf({ compiled, state, context }: Stage): string {
  const { flow, rules } = compiled;
  return [state, createPlaces(compiled)(context), ...rulesIn(flow).map((rule) => (rules.holds(rule, context) ? '1' : '0'))].join('|');
}

interface Press { readonly events: readonly FlowEvent[]; readonly detour: number; readonly later?: number }
/** What may be pressed here; 0 is what most visitors would do. */
function presses({ compiled: { flow, forms, rules }, view, context }: Stage): readonly Press[] {
  const step = flow.steps[view.step];
  if (!step) return [];
  if (view.modal !== undefined) {
    const options = listAt(context, flow.modals?.[view.modal]?.options);
    return [...options.slice(0, 1).map((value): Press => ({ events: [{ type: 'PICK', value }], detour: 0 })), { events: [{ type: 'ACCEPT' }], detour: 0 }, { events: [{ type: 'DISMISS' }], detour: 1 }];
  }
  const form = forms.form(view.step, context);
  const present = forms.answers(view.step, context);
  const isRight = form !== undefined && rules.valid(form.schema, present);
  const documents = form ? documentsOf(form, isRight ? present : undefined) : [];
  const right = documents.filter((data) => form !== undefined && rules.valid(form.schema, data));
  const changes = right.map((data): FlowEvent => ({ type: 'CHANGE', data }));
  const chosen = Object.entries(step.on ?? {}).flatMap(([type, transition]): readonly Press[] => (transition?.from
    ? listAt(context, transition.from).map((value, index) => ({ events: [{ type, value } as FlowEvent], detour: Math.min(index, 1) }))
    : [{ events: [{ type } as FlowEvent], detour: 1 }]));
  return [
    ...chosen,
    ...(form ? changes.map((change, index): Press => ({ events: [change, { type: 'NEXT' }], detour: Math.min(index, 1) })) : [{ events: [{ type: 'NEXT' } as FlowEvent], detour: 0 }]),
    ...(step.refresh ? [...changes.map((change): Press => ({ events: [change], detour: 1 })), { events: [{ type: 'REFRESH' } as FlowEvent], detour: 1 }, { events: [{ type: 'REFRESH' } as FlowEvent], detour: 1, later }] : []),
  ];
}
const listAt = (context: Context, path: string | undefined): readonly unknown[] => {
  const list = path === undefined ? [] : getPath(context, path);
  return Array.isArray(list) ? list : [];
};
