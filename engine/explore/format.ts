import type { ModelEvent } from './explore';
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
export function formatVerdict(
  { flow, states, moves, complete, bound, dead, violations, broken, failures, reached }: Verdict, seconds?: number
): string {
  const count = (kind: string): number => [...reached.keys()].filter((name) => name.startsWith(`${kind} `)).length;
  const time = seconds === undefined ? '' : `, ${seconds.toFixed(1)} s`;
  return [
    `${flow}: ${states} states, ${moves} moves, ${complete ? 'complete' : `stopped at ${bound}`}${time}`,
    `  reached: ${count('step')} steps, ${count('branch')} branches, ${count('modal')} modals, ${count('outcome')} call outcomes, `
      + `${failures.size} field errors`,
    ...dead.map(({ kind, name, reason }) => `  dead ${kind} ${name}: ${reason}`),
    ...(broken > 0 ? [`  ${broken} violations, the first ten of each property:`] : []),
    ...violations.map(
      ({ property, message, trace }) => `  ✗ ${property}: ${message}\n${trace.map((event) => `      ${formatEvent(event)}`).join('\n')}`
    ),
  ].join('\n');
}
