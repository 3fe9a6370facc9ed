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
    clear: () => kept.clear(), key: () => null, length: 0,
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
