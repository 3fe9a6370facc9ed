import type { Trail } from '../../definition/trail';
import { isObject } from '../../isObject';
import type { Context, Path } from '../../types';
import type { Dead } from './dead';
import { traceOf, type ModelEvent, type Reached } from '../explore';
import type { Violation } from '../properties/properties';
import type { Verdict } from '../prove';

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** An event as one reads it: `CHANGE rentalAgency = Hertz, …`, `GOTO plans`, `GOTO plans (opens driver)`, `plans: no answer`. */
export function formatEvent(event: ModelEvent): string {
  if (event.facts) return `ARRIVE with ${formatFacts(event.facts)}`;
  if (event.type.startsWith('xstate.')) {
    const repeated = 'before' in event && event.before ? `, ${Object.keys(event.before).join(', ')} as before` : '';
    return `${event.type.split(':').at(-1)}: ${'label' in event ? event.label ?? '' : ''}${repeated}`;
  }
  if (event.type === 'CHANGE' && 'data' in event) {
    return `CHANGE ${Object.entries(event.data).map(([name, value]) => `${name} = ${short(value)}`).join(', ') || 'nothing'}`;
  }
  if (event.type === 'GOTO' && 'step' in event) return `GOTO ${event.step}${event.landed === undefined ? '' : ` (opens ${event.landed})`}`;
  if ('value' in event && event.value !== undefined) return `${event.type} ${short(event.value)}`;
  return event.type;
}

/** `account.email = a value, query.city = Rome` */
export const formatFacts = (facts: Context): string => leavesOf(facts).map(([path, value]) => `${path} = ${short(value)}`).join(', ');
const leavesOf = (facts: Context, at = ''): readonly (readonly [Path, unknown])[] => Object.entries(facts)
  .flatMap(([name, value]) => (isObject(value) ? leavesOf(value, `${at}${name}.`) : [[`${at}${name}`, value] as const]));

/** The place of a part of the definition in its file: `flows/pet/line.yaml:136`. */
export type PlaceOf = (at: Trail) => string | undefined;
const nowhere: PlaceOf = () => undefined;

/** The verdict as the prover prints it: causes first, what follows from them below, each with its place. */
export function formatVerdict(verdict: Verdict, seconds?: number, placeOf: PlaceOf = nowhere): string {
  const { flow, states, moves, complete, bound, leftOut, waiting, failures, reached } = verdict;
  const { dead, undecided, deadEnds, broken } = verdict;
  const met = (kind: string, one = kind, several?: string): string =>
    counted([...reached.keys()].filter((name) => name.startsWith(`${kind} `)).length, one, several);
  const time = seconds === undefined ? '' : `, ${seconds.toFixed(1)} s`;
  const first = told(verdict);
  const shown = first.length > 0 ? 'the first of each kind:' : 'told above';
  const placed = (at: Trail): string => { const place = placeOf(at); return place === undefined ? '' : ` (${place})`; };
  const extent = complete ? 'complete'
    : ['bounded', ...(bound === undefined ? [] : [`it stopped at ${bound}, ${waiting} of them not looked at`])].join(': ');
  return [
    `${flow}: ${counted(states, 'state')}, ${counted(moves, 'move')}, ${extent}${time}`,
    `  reached: ${[met('step'), met('branch', 'branch', 'branches'), met('modal'), met('outcome', 'call outcome'),
      counted(failures.size, 'field error')].join(', ')}`,
    ...leftOut.map((what) => `  ${what}`),
    ...dead.map((one) => `  ${'  '.repeat(depthOf(dead, one))}dead ${one.kind} ${one.name}: ${one.reason}${placed(one.at)}`
      + eventsOf(one.trace ?? [])),
    ...undecided.map(({ kind, name, reason, at }) =>
      `  undecided ${kind} ${name}: ${bound === undefined ? reason : 'it was not come to'}${placed(at)}`),
    ...deadEnds.map(({ message, step, trace }) => `  ✗ ${message}${placed(['steps', step])}${eventsOf(trace)}`),
    ...(broken > 0 ? [`  ${counted(broken, 'violation')}, ${shown}`] : []),
    ...inKinds(first).map(([{ property, message, at, trace }, ...others]) => `  ✗ ${property}: ${message}${placed(at)}${eventsOf(trace)}`
      + others.map((other) => `\n    also: ${other.message}`).join('')),
  ].join('\n');
}
/** What breaks besides what is dead: a sentence, and the events that lead there. */
export interface Fault { readonly message: string; readonly trace: readonly ModelEvent[] }
/** Dead ends, and the first violation of each kind. */
export const faultsOf = (verdict: Verdict): readonly Fault[] => [
  ...verdict.deadEnds,
  ...inKinds(told(verdict)).map(([{ property, message, trace }]) => ({ message: `${property}: ${message}`, trace })),
];
const counted = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`;
const eventsOf = (trace: readonly ModelEvent[]): string => trace.map((event) => `\n      ${formatEvent(event)}`).join('');
/** Each violation once, and not again what is told as the cause of something dead. */
export function told({ violations, dead }: Pick<Verdict, 'violations' | 'dead'>): readonly Violation[] {
  const first = new Map<string, Violation>();
  for (const one of violations) first.set(`${one.property} ${one.message}`, first.get(`${one.property} ${one.message}`) ?? one);
  const causes = dead.flatMap(({ kind, reason }) => (kind === 'call' ? [reason] : []));
  return [...first.values()].filter(({ message }) => !causes.some((reason) => reason.endsWith(message)));
}
/**
 * A property that breaks in several ways at one place, or a promise at several, is told once, with the events that lead to the first of
 * them: mostly they have one cause.
 */
function inKinds(violations: readonly Violation[]): readonly (readonly [Violation, ...Violation[]])[] {
  const kinds = new Map<string, [Violation, ...Violation[]]>();
  for (const one of violations) {
    const kind = one.at[0] === 'promises' ? one.property : `${one.property} ${one.at.join('.')}`;
    kinds.set(kind, [...kinds.get(kind) ?? [], one] as [Violation, ...Violation[]]);
  }
  return [...kinds.values()];
}
/** What follows from something stands below it, further in. */
function depthOf(dead: readonly Dead[], { of }: Dead): number {
  const cause = dead.find(({ kind, name }) => `${kind} ${name}` === of);
  return cause ? depthOf(dead, cause) + 1 : 0;
}

/** Every rule of a flow with the shortest way to answers that make it true, and to some that do not; or the reason that there are none. */
export const formatRules = ({ witnesses }: Verdict): string => witnesses.map(({ at, rule, holds, fails, reason }) => [
  `  ${at.join('.')}: ${JSON.stringify(rule)}`,
  `    true:  ${holds ? answersOf(holds) : reason}`,
  `    false: ${fails ? answersOf(fails) : reason}`,
].join('\n')).join('\n');
/** The last edit on the way tells most; the way itself, where nothing was typed. */
function answersOf(state: Reached): string {
  const trace = traceOf(state);
  return trace.length === 0 ? 'at the start' : trace.slice(-mostEvents).map(formatEvent).join(' › ');
}
const mostEvents = 3;
