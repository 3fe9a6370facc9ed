import type { JsonSchema } from '../../types';

interface Range { readonly least: number; readonly most: number }
/** What an entry adds to a sum, and what it may add; undefined of one without a number. */
export type Share = (Range & { readonly number: number }) | undefined;

const within = (number: number, { least, most }: Range): number => Math.max(least, Math.min(most, number));

/** So that no two are alike: each may add more than those before it, and less than those behind it. */
export const apartInTurn = (shares: readonly Share[], { type }: JsonSchema): readonly Share[] => shares.map((share, index) => {
  if (!share) return undefined;
  const step = type === 'integer' ? 1 : Math.min(1, (share.most - share.least) / (2 * shares.length));
  const range = { least: share.least + index * step, most: share.most - (shares.length - 1 - index) * step };
  return { number: within(share.number, range), ...range };
});

/** The numbers, moved one after the other until they add up to a sum; undefined where they cannot. */
export function addUp(shares: readonly Share[], sum: number): readonly (number | undefined)[] | undefined {
  let left = sum - shares.reduce((total, share) => total + (share?.number ?? 0), 0);
  const numbers = shares.map((share) => {
    if (!share) return undefined;
    const moved = within(share.number + left, share);
    left -= moved - share.number;
    return moved;
  });
  return Math.abs(left) < 1e-9 ? numbers : undefined;
}
