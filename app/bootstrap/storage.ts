/**
 * The browser's session or local storage, never throwing: what cannot be stored is kept in memory while the page lives (S-66, I08, I19).
 */
export interface GuardedStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Forgets every item with such a key. */
  removeWhere(matches: (key: string) => boolean): void;
  /** False once something could only be kept in memory, and from then on. */
  readonly persistent: boolean;
}

/** `open` may itself throw: in a sandboxed frame even reading `window.sessionStorage` does. */
export function createStorage(open: () => Storage): GuardedStorage {
  const memory = new Map<string, string>();
  let persistent = true;
  const real = <T>(work: (storage: Storage) => T): T | undefined => {
    try { return work(open()); } catch { persistent = false; return undefined; }
  };
  return {
    getItem: (key) => memory.get(key) ?? real((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      memory.delete(key);
      if (real((storage) => { storage.setItem(key, value); return true; })) return;
      memory.set(key, value);
      // The old value must not come back on a reload when the new one does not fit.
      real((storage) => storage.removeItem(key));
    },
    removeItem(key) {
      memory.delete(key);
      real((storage) => storage.removeItem(key));
    },
    removeWhere(matches) {
      for (const key of [...memory.keys()].filter(matches)) memory.delete(key);
      real((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
        for (const key of keys) if (key !== null && matches(key)) storage.removeItem(key);
      });
    },
    get persistent() { return persistent; },
  };
}
