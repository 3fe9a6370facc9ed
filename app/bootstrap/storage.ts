/** Session storage that never throws: what cannot be stored is kept in memory while the page lives (S-66, I08, I19). */
export interface GuardedStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Forgets every item with such a key. */
  removeWhere(matches: (key: string) => boolean): void;
  /** False once something could only be kept in memory. */
  readonly persistent: boolean;
}

/**
 * `open` may itself throw: in a sandboxed frame even looking at `sessionStorage` does. Writing is left for `later` (the page passes
 * afterPaint.ts, which sees to it that nothing is lost); reading already knows what will be written.
 */
export function createStorage(open: () => Storage, later: (work: () => void) => void = (work) => work()): GuardedStorage {
  const memory = new Map<string, string>();
  const waiting = new Map<string, string>();
  let isAsked = false;
  let persistent = true;
  const real = <T>(work: (storage: Storage) => T): T | undefined => {
    try { return work(open()); } catch { persistent = false; return undefined; }
  };
  function write(): void {
    isAsked = false;
    for (const [key, value] of waiting) {
      waiting.delete(key);
      memory.delete(key);
      // The old value must not come back on a reload when the new one does not fit.
      if (real((storage) => { storage.setItem(key, value); return true; })) continue;
      memory.set(key, value);
      real((storage) => storage.removeItem(key));
    }
  }
  return {
    getItem: (key) => waiting.get(key) ?? memory.get(key) ?? real((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      waiting.set(key, value);
      if (isAsked) return;
      isAsked = true;
      later(write);
    },
    removeItem(key) {
      waiting.delete(key);
      memory.delete(key);
      real((storage) => storage.removeItem(key));
    },
    removeWhere(matches) {
      for (const kept of [waiting, memory]) for (const key of [...kept.keys()].filter(matches)) kept.delete(key);
      real((storage) => {
        for (const key of Array.from({ length: storage.length }, (_, index) => storage.key(index))) if (key !== null && matches(key)) storage.removeItem(key);
      });
    },
    get persistent() { return persistent; },
  };
}
