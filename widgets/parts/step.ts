/** The next index in a list that wraps around; -1 is none. */
export function step(at: number, by: 1 | -1, length: number): number {
  if (length === 0) return -1;
  return at < 0 ? (by > 0 ? 0 : length - 1) : (at + by + length) % length;
}
