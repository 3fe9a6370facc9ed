/** Milliseconds. */
export const aMinute = 60_000;
const most = 500;

/**
 * What is the same for every visitor is made once in so many milliseconds. Anybody can ask for any host and any address, so the memory is
 * bounded.
 */
export function keepFor<Value>(duration: number, now: () => number = Date.now) {
  const kept = new Map<string, { readonly until: number; readonly value: Value }>();
  return {
    get(key: string, make: () => Value): Value {
      const before = kept.get(key);
      if (before && before.until > now()) return before.value;
      if (kept.size >= most) kept.clear();
      const value = make();
      kept.set(key, { until: now() + duration, value });
      return value;
    },
    /** For what could not be made: whoever asks next makes it again. */
    forget(key: string): void { kept.delete(key); },
  };
}
