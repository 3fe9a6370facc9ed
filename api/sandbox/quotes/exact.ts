/** A number without rounding: prices must come out as people work them out on paper. */
export interface Exact { readonly of: bigint; readonly by: bigint }

/** Data have at most six decimals. */
const decimals = 6;
export const exact = (value: number): Exact => ({ of: BigInt(value.toFixed(decimals).replace('.', '')), by: 10n ** BigInt(decimals) });
export const plus = (a: Exact, b: Exact): Exact => ({ of: a.of * b.by + b.of * a.by, by: a.by * b.by });
export const times = (a: Exact, b: Exact): Exact => ({ of: a.of * b.of, by: a.by * b.by });
export const over = (a: Exact, b: Exact): Exact => ({ of: a.of * b.by, by: a.by * b.of });
/** Half of the unit goes up. */
export function rounded(value: Exact, unit: Exact): Exact {
  const { of, by } = over(value, unit);
  const twice = 2n * of + by;
  const whole = twice / (2n * by) - (twice < 0n && twice % (2n * by) !== 0n ? 1n : 0n);
  return times({ of: whole, by: 1n }, unit);
}
export const isLess = (a: Exact, b: Exact): boolean => a.of * b.by < b.of * a.by;
export const toNumber = ({ of, by }: Exact): number => Number(of) / Number(by);
