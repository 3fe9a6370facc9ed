import type { CompiledFlow } from '../../compile/assemble';
import { states } from '../../compile/names';
import { sameJson } from '../../context/paths';
import { arrivalOf, decisionOf, type Happened, type JudgedBranch } from '../verdict/decision';

/** What a move is in the words of the definition. */
export interface Taken {
  /** Branches that it takes, the end of a call, the answer to a modal, the way back. */
  readonly transitions: readonly string[];
  /** Sides of guards that it was decided by: `useType.next[0] holds`. */
  readonly sides: readonly string[];
}
const nothing: Taken = { transitions: [], sides: [] };

export function takenBy(compiled: CompiledFlow, move: Happened): Taken {
  const { event } = move;
  if (['CHANGE', 'GOTO', 'RESET', 'RELOAD'].includes(event.type)) return nothing;
  const decision = decisionOf(compiled, move);
  const arrival = arrivalOf(compiled, move, decision);
  const branches = arrival?.branches ?? [];
  const passed = arrival?.passed.flatMap((one) => sidesOf(one.branches)) ?? [];
  return {
    transitions: [...endOfCall(move), ...(branches.length > 0 ? branches : ownTransition(move))],
    // A press that leads nowhere was decided by its guards, too: none of them holds.
    sides: decision && (arrival || !decision.taken) ? [...sidesOf(decision.branches), ...passed] : [],
  };
}

/** Guards are read up to the first that holds. */
function sidesOf(branches: readonly JudgedBranch[]): readonly string[] {
  const taken = branches.findIndex(({ holds }) => holds);
  return branches.slice(0, taken < 0 ? branches.length : taken + 1).filter(({ when }) => when !== undefined)
    .map(({ name, holds }) => `${name} ${holds ? 'holds' : 'fails'}`);
}

/** `driver › plans: answer 1`. */
function endOfCall({ from: { step, inner }, event }: Happened): readonly string[] {
  if (!event.type.startsWith('xstate.')) return [];
  const [pressed = '', call = ''] = inner.split(':');
  return [`${step} › ${call}${pressed === 'NEXT' ? '' : ` (${pressed})`}: ${'label' in event ? event.label ?? '' : ''}`];
}

/** What has no branch of its own: Back, a modal that is closed, a failure that is read, another question of a survey, an entry removed. */
function ownTransition({ from, event, snapshot, to }: Happened): readonly string[] {
  if (event.type.startsWith('xstate.')) return [];
  const hasMoved = to.step !== from.step || to.inner !== from.inner;
  if (!hasMoved && sameJson(snapshot.context, from.snapshot.context)) return [];
  // Its calls run first: how they end is the transition.
  if (to.step === from.step && to.inner.startsWith(`${event.type}:`)) return [];
  const at = from.inner === states.open ? from.step : `${from.step}, ${from.inner}`;
  return [`${at}: ${event.type}${to.step === from.step ? '' : ` to ${to.step}`}`];
}
