/** Frozen in place, as deep as it goes: what is frozen already was frozen here, so that a value is walked through once. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFrozen(inner);
  return value;
}
