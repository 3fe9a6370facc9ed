import type { Context } from '../../types';
import type { Classes } from '../classes/classes';
import type { Move, Reached } from '../explore';

/**
 * Where a visitor comes to without typing an address: from the start, by moves of such states. New answers are tried once for all states of
 * a step that are alike but for its own answers, so they are moves of each of these.
 */
export function createWalked(classes: Classes): (move: Move, note: () => void) => void {
  const walked = new Set<Node>();
  const waiting = new Map<Node, Way[]>();
  const groupOf = ({ step, inner, snapshot }: Reached): string => `${step}/${inner}/${classes.apart(step, snapshot.context as Context)}`;
  const come = (first: Node): void => {
    const todo = [first];
    for (const node of todo) {
      if (walked.has(node)) continue;
      walked.add(node);
      for (const { to, note } of waiting.get(node) ?? []) {
        note();
        todo.push(to);
      }
      waiting.delete(node);
      if (typeof node !== 'string') todo.push(groupOf(node));
    }
  };
  // What a move shows is noted once somebody can make it.
  return ({ from, event, to }, note) => {
    if (!from.by) come(from);
    if (event.type === 'GOTO') return;
    const node = event.type === 'CHANGE' ? groupOf(from) : from;
    if (walked.has(node)) {
      note();
      return come(to);
    }
    const ways = waiting.get(node);
    if (ways) ways.push({ to, note });
    else waiting.set(node, [{ to, note }]);
  };
}
/** A state, or all states of a step that are alike but for its own answers. */
type Node = Reached | string;
interface Way { readonly to: Reached; readonly note: () => void }
