import { traceOf, type ModelEvent, type Move } from '../explore';

/** A call that never succeeded although it was made: with what was wrong with it, where that is a mistake of ours. */
export interface FailingCall {
  readonly name: string;
  readonly fault?: string;
  /** The events that lead to its first failure. */
  readonly trace: readonly ModelEvent[];
}
/** Watches the ends of calls. */
export interface CallLog {
  onMove(move: Move): void;
  failing(): readonly FailingCall[];
}

export function createCallLog(): CallLog {
  const succeeded = new Set<string>();
  const failed = new Map<string, FailingCall>();
  return {
    onMove({ from, event }) {
      if (!event.type.startsWith('xstate.')) return;
      const name = from.inner.slice(from.inner.indexOf(':') + 1);
      if (event.type.startsWith('xstate.done.actor.')) succeeded.add(name);
      else if (!failed.get(name)?.fault) {
        const fault = ('fault' in event ? event.fault : undefined) ?? ('breach' in event ? event.breach : undefined);
        if (fault === undefined && failed.has(name)) return;
        failed.set(name, { name, trace: [...traceOf(from), event], ...(fault ? { fault } : {}) });
      }
    },
    failing: () => [...failed.values()].filter(({ name }) => !succeeded.has(name)),
  };
}
