import type { CallUse, Step, StepEvent } from '../types';

type Calling = Pick<Step, 'calls' | 'enter' | 'refresh' | 'on'>;

/** The call that a use names. */
export const callOf = (use: CallUse): string => (typeof use === 'string' ? use : use.call);

/** The calls that one event of a step makes, in their order; ENTER and REFRESH are nobody's press. */
export function usesAt({ calls, enter, refresh, on = {} }: Calling, event: string): readonly CallUse[] {
  if (event === 'NEXT') return calls ?? [];
  if (event === 'ENTER') return enter?.calls ?? [];
  return (event === 'REFRESH' ? refresh?.calls : on[event as StepEvent]?.calls) ?? [];
}
/** Every call that a step may make. */
export const usesOf = (step: Calling): readonly CallUse[] =>
  ['ENTER', 'REFRESH', 'NEXT', ...Object.keys(step.on ?? {})].flatMap((event) => usesAt(step, event));
