/** The chosen values with one put in or taken out, in the order of the choices; nothing for none. */
export function toggle(chosen: readonly unknown[], value: unknown, order: readonly unknown[]): readonly unknown[] | undefined {
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return next.length === 0 ? undefined : order.filter((other) => next.includes(other));
}
