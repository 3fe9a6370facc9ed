/** The chosen values with one added or removed, in the order of the choices; undefined for none. */
export function toggle(chosen: readonly unknown[], value: unknown, order: readonly unknown[]): readonly unknown[] | undefined {
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return next.length === 0 ? undefined : order.filter((other) => next.includes(other));
}
