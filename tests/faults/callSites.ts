import type { Contract } from '#api/contracts/contract';
import { createClock, createRules, getPath, type Context, type FlowDefinition, type FlowEvent, type Rule } from '#engine';
import { createSurveyPlaces } from '../../engine/explore/classes/surveyPlace';
import { createDocuments } from '../../engine/explore/inputs/documents';
import { examplesOf } from './contractResponses';
import { startTime, type ExampleChoice, type FlowHarness, type Stored } from './flowHarness';

/** A state of a flow that makes a call, and how to get there. */
export interface CallSite {
  /** `driver.NEXT:plans` */
  readonly state: string;
  readonly call: string;
  readonly contract: Contract;
  readonly from: Stored | undefined;
  /** The last event starts the call. */
  readonly events: readonly FlowEvent[];
  readonly exampleChoice: ExampleChoice;
  /** Milliseconds since `startTime`. */
  readonly elapsed: number;
  /** The state after a successful answer, and the analytics events sent by then. */
  readonly to: string;
  readonly tracked: readonly string[];
}
type Candidate = Pick<CallSite, 'from' | 'events' | 'exampleChoice' | 'elapsed'> & { readonly detours: number; readonly depth: number };
/** Longer than any price is cached. */
const fiveHours = 5 * 3_600_000;
const maxCandidates = 1500;
const clock = createClock(() => startTime);
const documentsOf = createDocuments({ rules: createRules({ clock }), clock });

/** Every state of a flow that runs a call: `step.EVENT:call`, read from the definition. */
export function statesWithCalls({ steps }: FlowDefinition): readonly string[] {
  return Object.entries(steps).flatMap(([step, { calls, enter, refresh, on }]) => [
    ['NEXT', calls] as const, ['ENTER', enter?.calls] as const, ['REFRESH', refresh?.calls] as const,
    ...Object.entries(on ?? {}).map(([event, transition]) => [event, transition?.calls] as const),
  ].flatMap(([event, uses]) => (uses ?? []).map((use) => `${step}.${event}:${typeof use === 'string' ? use : use.call}`)));
}

/**
 * Explores the real machine until every call has been made: first with valid answers and each contract's first example,
 * then with one detour, then with two. Returns the first path to each call.
 */
export async function findCallSites(harness: FlowHarness): Promise<readonly CallSite[]> {
  const { flow } = harness.compiled;
  const wanted = new Set(statesWithCalls(flow));
  const callSites = new Map<string, CallSite>();
  const seen = new Set<string>();
  const queue: Candidate[] = [{ from: undefined, events: [], exampleChoice: {}, elapsed: 0, detours: 0, depth: 0 }];
  for (let tries = 0; queue.length > 0 && wanted.size > 0 && tries < maxCandidates; tries += 1) {
    queue.sort((a, b) => a.detours - b.detours || b.depth - a.depth);
    const now = queue.shift() as Candidate;
    const { exampleChoice } = now;
    await harness.restore(now.from, exampleChoice, now.elapsed).start().send(...now.events).untilIdle();
    for (const { contract } of harness.requests) {
      const next = (exampleChoice[contract.id] ?? 0) + 1;
      if (next >= examplesOf(contract).length) continue;
      queue.push({ ...now, exampleChoice: { ...exampleChoice, [contract.id]: next }, detours: now.detours + 1 });
    }
    if (harness.view.fault) continue;
    const to = harness.state;
    for (const { contract, state } of harness.requests) {
      const name = `${state} ${contract.id}`;
      const call = state.slice(state.indexOf(':') + 1);
      if (!callSites.has(name)) callSites.set(name, { ...now, state, call, contract, to, tracked: [...harness.tracked] });
      wanted.delete(state);
    }
    const key = stateKey(harness);
    if (seen.has(key)) continue;
    seen.add(key);
    const from = harness.stored;
    for (const { events, detour, elapsed = 0 } of possibleActions(harness)) {
      queue.push({
        from, events, exampleChoice: {}, elapsed: Math.max(now.elapsed, elapsed), detours: now.detours + detour, depth: now.depth + 1,
      });
    }
  }
  harness.stop();
  return [...callSites.values()];
}

const rulesIn = (value: unknown): readonly Rule[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (['needs', 'when', 'unless'].includes(name)) return [inner as Rule];
    return name === 'asks' ? Object.values(inner as Readonly<Record<string, Rule>>) : rulesIn(inner);
  });
};
/** Identifies a state: the machine's state, the survey's screen, and the result of every rule of the flow. */
function stateKey({ compiled, state, context }: FlowHarness): string {
  const { flow, rules } = compiled;
  return [state, createSurveyPlaces(compiled)(context), ...rulesIn(flow).map((rule) => (rules.holds(rule, context) ? '1' : '0'))].join('|');
}

interface Action { readonly events: readonly FlowEvent[]; readonly detour: number; readonly elapsed?: number }
/** The events that are possible here; a detour of 0 is what most visitors would do. */
function possibleActions({ compiled: { flow, forms, rules }, view, context }: FlowHarness): readonly Action[] {
  const step = flow.steps[view.step];
  if (!step) return [];
  if (view.modal !== undefined) {
    const options = listAt(context, flow.modals?.[view.modal]?.options);
    return [
      ...options.slice(0, 1).map((value): Action => ({ events: [{ type: 'PICK', value }], detour: 0 })),
      { events: [{ type: 'ACCEPT' }], detour: 0 },
      { events: [{ type: 'DISMISS' }], detour: 1 },
    ];
  }
  const form = forms.form(view.step, context);
  const present = forms.answers(view.step, context);
  const isRight = form !== undefined && rules.valid(form.schema, present);
  const documents = form ? documentsOf(view.step, form, step.save, isRight ? present : undefined) : [];
  const right = documents.filter((data) => form !== undefined && rules.valid(form.schema, data));
  const changes = right.map((data): FlowEvent => ({ type: 'CHANGE', data }));
  const chosen = Object.entries(step.on ?? {}).flatMap(([type, transition]): readonly Action[] => (transition?.from
    ? listAt(context, transition.from).map((value, index) => ({ events: [{ type, value } as FlowEvent], detour: Math.min(index, 1) }))
    : [{ events: [{ type } as FlowEvent], detour: 1 }]));
  const forward: readonly Action[] = form
    ? changes.map((change, index) => ({ events: [change, { type: 'NEXT' }], detour: Math.min(index, 1) }))
    : [{ events: [{ type: 'NEXT' }], detour: 0 }];
  const refreshing: readonly Action[] = step.refresh ? [
    ...changes.map((change) => ({ events: [change], detour: 1 })),
    { events: [{ type: 'REFRESH' }], detour: 1 },
    { events: [{ type: 'REFRESH' }], detour: 1, elapsed: fiveHours },
  ] : [];
  return [...chosen, ...forward, ...refreshing];
}
const listAt = (context: Context, path: string | undefined): readonly unknown[] => {
  const list = path === undefined ? [] : getPath(context, path);
  return Array.isArray(list) ? list : [];
};
