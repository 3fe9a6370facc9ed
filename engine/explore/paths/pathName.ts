import type { FlowDefinition } from '../../types';
import { branchesIn } from '../verdict/decision';

/** The most that a name tells of each kind. */
const mostWays = 4;
const mostEnds = 2;

/** What a path covers, as one reads it: `rentalInfo → modal renty, useType → driver; plans: refused no_offers_found; Back 3 times`. */
export function createPathNames(flow: FlowDefinition): (covers: readonly string[]) => string {
  const targets = new Map(branchesIn(flow)
    .map(({ name, branch: { to = '', modal } }) => [name, modal === undefined ? to : `modal ${modal}`]));
  const wayOf = (transition: string): string | undefined => {
    const target = targets.get(transition);
    return target === undefined ? undefined : `${transition.replace(/\.[^.]+$/u, '')} → ${target}`;
  };
  return (covers) => {
    const ends = callEnds(covers.filter((one) => !one.includes(' → ')));
    const backs = covers.filter((one) => / BACK to \S+$/u.test(one) && !one.includes(' → ')).length;
    const told = [
      listed(covers.flatMap((one) => wayOf(one) ?? []), mostWays), ...ends,
      backs > 0 ? `Back ${backs === 1 ? 'once' : `${backs} times`}` : '',
    ].filter(Boolean);
    return told.length > 0 ? told.join('; ') : listed(covers, mostWays);
  };
}

/** A call is answered on the way on, which is told already: told is how else it ends. */
function callEnds(covers: readonly string[]): readonly string[] {
  const ends = new Map<string, string[]>();
  for (const cover of covers) {
    const { call, label } = /^.+? › (?<call>.+?): (?<label>.+)$/u.exec(cover)?.groups ?? {};
    if (call === undefined || label === undefined || /(?:^|, )answer 1$/u.test(label)) continue;
    ends.set(call, [...ends.get(call) ?? [], label]);
  }
  return [...ends].map(([call, labels]) => `${call}: ${listed(labels, mostEnds)}`);
}
const listed = (words: readonly string[], most: number): string =>
  words.slice(0, most).join(', ') + (words.length > most ? ` and ${words.length - most} more` : '');
