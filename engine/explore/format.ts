import type { Dead } from './dead';
import { traceOf, type ModelEvent, type Reached } from './explore';
import type { Verdict } from './prove';

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** An event as one reads it: `CHANGE rentalAgency = Hertz, …`, `GOTO plans`, `plans: no answer`. */
export function formatEvent(event: ModelEvent): string {
  if (event.type.startsWith('xstate.')) {
    const repeated = 'before' in event && event.before ? `, ${Object.keys(event.before).join(', ')} as before` : '';
    return `${event.type.split(':').at(-1)}: ${'label' in event ? event.label ?? '' : ''}${repeated}`;
  }
  if (event.type === 'CHANGE' && 'data' in event) {
    return `CHANGE ${Object.entries(event.data).map(([name, value]) => `${name} = ${short(value)}`).join(', ')}`;
  }
  if (event.type === 'GOTO' && 'step' in event) return `GOTO ${event.step}`;
  if ('value' in event && event.value !== undefined) return `${event.type} ${short(event.value)}`;
  return event.type;
}

/** The verdict as the prover prints it. */
export function formatVerdict(verdict: Verdict, seconds?: number): string {
  const { flow, states, moves, complete, bound, waiting, dead, undecided, deadEnds, violations, broken, failures, reached } = verdict;
  const count = (kind: string): number => [...reached.keys()].filter((name) => name.startsWith(`${kind} `)).length;
  const time = seconds === undefined ? '' : `, ${seconds.toFixed(1)} s`;
  const extent = complete ? 'complete' : `bounded: it stopped at ${bound}, ${waiting} of them not looked at`;
  return [
    `${flow}: ${states} states, ${moves} moves, ${extent}${time}`,
    `  reached: ${count('step')} steps, ${count('branch')} branches, ${count('modal')} modals, ${count('outcome')} call outcomes, `
      + `${failures.size} field errors`,
    ...dead.map((one) => `  ${'  '.repeat(depthOf(dead, one))}dead ${one.kind} ${one.name}: ${one.reason}`),
    ...undecided.map(({ kind, name, reason }) => `  undecided ${kind} ${name}: ${complete ? reason : 'it was not come to'}`),
    ...deadEnds.map(({ message, trace }) => `  ✗ ${message}${eventsOf(trace)}`),
    ...(broken > 0 ? [`  ${broken} violations, the first ten of each property:`] : []),
    ...violations.map(({ property, message, trace }) => `  ✗ ${property}: ${message}${eventsOf(trace)}`),
  ].join('\n');
}
const eventsOf = (trace: readonly ModelEvent[]): string => trace.map((event) => `\n      ${formatEvent(event)}`).join('');
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
