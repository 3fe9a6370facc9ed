import { foundOn, type CheckedFlow } from '../properties/checks';
import { outlives } from '../properties/outlived';
import type { Violation } from '../properties/properties';
import { createDeadEnds, type DeadEnd } from './deadEnds';
import { arrivalOf, decisionOf } from './decision';
import { formatEvent } from './format';
import { shortened } from './shortened';

type Pause = () => Promise<void>;

/**
 * Each violation with the events that it needs, and once where several need the same. That a promise leads nowhere shows in all moves
 * together: it stays as it is.
 */
export async function shortViolations(given: CheckedFlow, violations: readonly Violation[], pause: Pause): Promise<readonly Violation[]> {
  const short = await inTurn(violations, pause, async (violation) => {
    const { property, message } = violation;
    const trace = await shortened(given, violation.trace, async (moves) =>
      (await foundOn(given, moves, property === outlives)).find((one) => one.property === property && one.message === message)?.trace);
    return { ...violation, trace };
  });
  return [...new Map(short.map((one) => [[one.property, one.message, ...one.trace.map(formatEvent)].join('\n'), one])).values()];
}

/** Each dead end with the events that it needs. That no end can be reached shows in all moves together: it stays as it is. */
export const shortDeadEnds = (given: CheckedFlow, deadEnds: readonly DeadEnd[], pause: Pause): Promise<readonly DeadEnd[]> =>
  inTurn(deadEnds, pause, async (deadEnd) => {
    const { compiled, classes } = given;
    const trace = await shortened(given, deadEnd.trace, async (moves) => {
      const found = createDeadEnds(compiled, classes);
      for (const move of moves) {
        const decision = decisionOf(compiled, move);
        found.onMove(move, decision, decision !== undefined && arrivalOf(compiled, move, decision) !== undefined);
      }
      return found.all([], false).find(({ kind, message }) => kind === deadEnd.kind && message === deadEnd.message)?.trace;
    });
    return { ...deadEnd, trace };
  });

async function inTurn<One>(all: readonly One[], pause: Pause, short: (one: One) => Promise<One>): Promise<readonly One[]> {
  const done: One[] = [];
  for (const one of all) {
    done.push(await short(one));
    await pause();
  }
  return done;
}
