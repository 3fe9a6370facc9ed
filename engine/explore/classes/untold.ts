import type { CompiledFlow } from '../../compile/assemble';
import { invokeId } from '../../compile/names';
import { isWithin } from '../../context/paths';
import { givenByCalls } from '../../definition/kept';
import { isObject } from '../../isObject';
import { pathOfKey } from '../../rules/subject';
import type { Context, FlowDefinition, Patch, Path } from '../../types';
import type { Environment, Move, Reached } from '../explore';
import { distinct } from '../inputs/field';
import { asTaken } from '../inputs/taken';
import type { Stepper } from '../stepper';
import type { Classes } from './classes';
import { isOfLength } from './entryLists';
import { createGiven, otherAnswers, type Calling } from './otherAnswers';
import { propositionsOf } from './propositions';
import { createTold } from './told';

/** Of each place at which a call runs, so many states are looked at. */
const mostStates = 12;

export interface Untold {
  onState(state: Reached): void;
  onMove(move: Pick<Move, 'from' | 'event' | 'snapshot'>): void;
  /** What the states that were found do not show. */
  all(seen: { has(key: string): boolean }): Promise<readonly string[]>;
}
/** What a call leads to: the key of the state after it, and what rules read of its answer; nothing of a failure. */
type End = readonly [key: string, told?: string];
/** By which answers a call leads elsewhere. */
interface Found { readonly call: string; readonly by: readonly Path[] }

/**
 * Answers that no rule tells apart and a call does, so that rules tell apart what it gives: their states are one, and only what the call
 * makes of the first of them is seen. What another call gave, or what was chosen, may be such an answer as well.
 */
export function createUntold(compiled: CompiledFlow, environment: Environment, classes: Classes, stepper: Stepper): Untold {
  const { flow, route } = compiled;
  const looked = new Map<string, Calling[]>();
  const given = createGiven(flow);
  const read = readIn(flow);
  // A rule may want several entries: the first of them changes no rule yet, and its values matter all the same.
  const toldAt = createTold(compiled);
  const told = (context: Context, patch: Patch): string => JSON.stringify(
    read.filter((path) => Object.keys(patch).some((field) => isWithin(path, field))).map((path) => toldAt(context, path)));
  const at = ({ snapshot }: Reached, context: Context): Reached['snapshot'] => ({ ...snapshot, context } as Reached['snapshot']);
  const endsOf = async (calling: Calling, context: Context): Promise<readonly End[]> => {
    const { state, event, call } = calling;
    const id = invokeId(state.step, event, call);
    const outcomes = (await environment(call, route.active(context))).map((end) => asTaken(flow, call, end));
    const after = (end: Ended): Reached['snapshot'] => stepper.next(at(state, context), end);
    return outcomes.map(({ patch = {}, error }): End => {
      if (error !== undefined) return [classes.keyOf(after({ type: `xstate.error.actor.${id}`, error }))];
      given.add(calling, patch);
      const answered = after({ type: `xstate.done.actor.${id}`, output: patch });
      return [classes.keyOf(answered), told(answered.context as Context, patch)];
    });
  };
  /** What rules read of the answers that were seen, by call. */
  const known = new Map<string, Set<string>>();
  const addGiven = async (callings: readonly Calling[]): Promise<void> => {
    for (const calling of callings) {
      given.addOffered(calling.state);
      await endsOf(calling, calling.state.snapshot.context as Context);
    }
  };
  return {
    onMove({ from, event, snapshot }) {
      if (!event.type.startsWith('xstate.done.actor.') || !('output' in event)) return;
      const call = from.inner.slice(from.inner.indexOf(':') + 1);
      known.set(call, (known.get(call) ?? new Set()).add(told(snapshot.context as Context, event.output as Patch)));
    },
    onState(state) {
      const [event = '', call] = state.inner.split(':');
      const place = `${state.step}/${state.inner}`;
      const states = looked.get(place) ?? [];
      if (call !== undefined && event !== 'modal' && states.length < mostStates) looked.set(place, [...states, { state, event, call }]);
    },
    async all(seen) {
      const callings = [...looked.values()].flat();
      await addGiven(callings);
      // What leads to a state that another way leads to as well is no loss.
      const isNewEnd = (call: string, [key, values]: End): boolean =>
        !seen.has(key) || (values !== undefined && known.get(call)?.has(values) === false);
      const found: Found[] = [];
      const tried = new Set<string>();
      // What one call gives by another answer the next one may answer by.
      for (let size = -1; size !== given.size();) {
        size = given.size();
        for (const [index, calling] of callings.entries()) for (const { patch, context } of otherAnswers(compiled, given, calling)) {
          const isOther = classes.keyOf(at(calling.state, context)) !== calling.state.key;
          if (isOther || !isNew(tried, `${index} ${JSON.stringify(Object.entries(patch))}`)) continue;
          const ends = await endsOf(calling, context);
          if (ends.some((end) => isNewEnd(calling.call, end))) found.push({ call: calling.call, by: Object.keys(patch) });
        }
      }
      return inWords(found);
    },
  };
}
interface Ended { readonly type: string; readonly output?: Patch; readonly error?: unknown }
const isNew = (seen: Set<string>, key: string): boolean => seen.size < seen.add(key).size;
/** Several answers together are named where none of them alone is. */
function inWords(found: readonly Found[]): readonly string[] {
  const alone = new Set(found.filter(({ by }) => by.length === 1).map(({ call }) => call));
  return distinct(found.filter(({ call, by }) => by.length === 1 || !alone.has(call)).map(({ call, by }) =>
    `what ${call} answers by ${by.join(', ')} not tried: a promise that names ${by.length > 1 ? 'them' : 'it'} tells its answers apart`));
}
/** What calls give and rules ask more of than how many entries it has. */
const readIn = (flow: FlowDefinition): readonly Path[] => {
  const given = givenByCalls(flow);
  const entries = propositionsOf(flow).flatMap((rule) => Object.entries(rule)).filter(([, wanted]) => isObject(wanted));
  return distinct(entries.filter((entry) => !isOfLength(entry)).map(([name]) => pathOfKey(name)))
    .filter((path) => given.some((field) => isWithin(path, field)));
};
