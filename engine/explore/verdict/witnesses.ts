import type { CompiledFlow } from '../../compile/assemble';
import { rulesOf } from '../../definition/rules';
import type { Trail } from '../../definition/trail';
import type { Context, Rule } from '../../types';
import type { Decision } from './decision';
import type { Reached } from '../explore';

/** A rule of the definition, and the first state with which it holds and the first with which it does not. */
export interface Witness { readonly at: Trail; readonly rule: Rule; readonly holds?: Reached; readonly fails?: Reached }
/** Gathers witnesses while a flow is explored. */
export interface Witnesses {
  /** Guards of branches are judged where they are read. */
  onDecision(decision: Decision, state: Reached): void;
  /** What a press leaves out is judged by its answers. */
  onPress(event: string, state: Reached): void;
  /** The others by every state. */
  onState(state: Reached): void;
  readonly all: () => readonly Witness[];
}

export function createWitnesses({ flow, rules, route }: CompiledFlow): Witnesses {
  const known = new Map<string, Witness>(rulesOf(flow)
    .flatMap(([rule, at]) => (rule && at[0] !== 'load' && at[0] !== 'promises' ? [[at.join('.'), { at, rule }]] : [])));
  const open = new Set([...known].filter(([, { at }]) => !isOfBranch(at) && !isOfPress(at)).map(([key]) => key));
  const gates = [...known].filter(([, { at }]) => isOfPress(at));
  const note = (key: string, holds: boolean, state: Reached): void => {
    const witness = known.get(key);
    const side = holds ? 'holds' : 'fails';
    if (!witness || witness[side]) return;
    known.set(key, { ...witness, [side]: state });
    if (witness.holds ?? witness.fails) open.delete(key);
  };
  return {
    onDecision({ branches }, state) {
      for (const { at, holds } of branches) note([...at, 'when'].join('.'), holds, state);
    },
    onPress(event, state) {
      const { step, snapshot } = state;
      for (const [key, { at, rule }] of gates) {
        const isOf = at[1] === step && (at[2] === 'on' ? at[3] : 'NEXT') === event;
        if (isOf) note(key, rules.holds(rule, route.seen(step, snapshot.context as Context)), state);
      }
    },
    onState(state) {
      const context = state.snapshot.context as Context;
      for (const key of open) {
        const { at, rule } = known.get(key) as Witness;
        const [kind, name = '', word] = at;
        // A field is asked on its step alone.
        if (word === 'asks' && state.step !== name) continue;
        note(key, rules.holds(rule, kind === 'steps' ? route.seen(name, context) : route.active(context)), state);
      }
    },
    all: () => [...known.values()],
  };
}
/** `steps.info.next.0.when`, `steps.plans.on.CHOOSE.next.0.when`, `modals.late.next.0.when`. */
/** `steps.info.calls.0.unless`: what a press leaves out. What is left out on entering, and when a price is refreshed, may be any state. */
const isOfPress = (at: Trail): boolean => at.at(-1) === 'unless' && (at[2] === 'calls' || at[2] === 'on');
const isOfBranch = (at: Trail): boolean => at.at(-3) === 'next' && at.at(-1) === 'when';
