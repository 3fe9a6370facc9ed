import { expect, it } from 'vitest';
import { createStorage } from './storage';

/** A storage in the browser's shape, with room for `room` letters. */
function storageWith(room: number): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(), key: (index) => [...kept.keys()][index] ?? null,
    get length() { return kept.size; },
  };
}

it('stores where the browser allows it', () => {
  const real = storageWith(100);
  createStorage(() => real).setItem('a', '1');
  expect(createStorage(() => real).getItem('a')).toBe('1');
});
it('works from memory in a frame whose storage is blocked (I08, I19)', () => {
  const storage = createStorage(() => { throw new DOMException('blocked', 'SecurityError'); });
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
  expect(storage.persistent).toBe(false);
});
it('never brings an older answer back when the storage is full', () => {
  const real = storageWith(3);
  const storage = createStorage(() => real);
  storage.setItem('a', 'old');
  storage.setItem('a', 'newer');
  expect(storage.getItem('a')).toBe('newer');
  expect(real.getItem('a')).toBeNull();
  storage.setItem('a', 'ok');
  expect(real.getItem('a')).toBe('ok');
});
it('forgets what it is told to, wherever it is kept', () => {
  const real = storageWith(3);
  const storage = createStorage(() => real);
  for (const [key, value] of [['a', '1'], ['a/big', 'too long'], ['a/small', '2'], ['b', '3']] as const) storage.setItem(key, value);
  storage.removeWhere((key) => key.startsWith('a'));
  expect(['a', 'a/big', 'a/small', 'b'].map((key) => storage.getItem(key))).toEqual([null, null, null, '3']);
  expect(real.length).toBe(1);
});
