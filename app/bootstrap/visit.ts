import { isObject } from '#engine/isObject';
import type { Arrival } from './arrival';
import type { GuardedStorage } from './storage';

/** What is stored of a visit besides the flows' answers (PS-002, S-53). */
export interface Visit {
  readonly flagged: boolean;
  readonly metadata: Readonly<Record<string, string>>;
}
const key = 'surefoot:visit';

function stored(storage: GuardedStorage): Visit {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (!isObject(value) || !isObject(value.metadata)) return { flagged: false, metadata: {} };
    const metadata = Object.fromEntries(
      Object.entries(value.metadata).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
    return { flagged: value.flagged === true, metadata };
  } catch { return { flagged: false, metadata: {} }; }
}

/** This arrival added to what the visit already knew; the first campaign stays until another one arrives. */
export function keepVisit(storage: GuardedStorage, arrival: Arrival): Visit {
  const before = stored(storage);
  const visit: Visit = { flagged: before.flagged || arrival.flagged, metadata: { ...before.metadata, ...arrival.metadata } };
  if (visit.flagged || Object.keys(visit.metadata).length) storage.setItem(key, JSON.stringify(visit));
  return visit;
}
