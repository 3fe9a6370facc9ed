import { describe, expect, it } from 'vitest';
import { storeAnswers, storedAnswers } from './storedAnswers';

function storage(): Storage {
  const values = new Map<string, string>();
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => {
    values.set(key, value);
  } } as Storage;
}

describe('answers for a step in its own window', () => {
  it('are found by the step they are for, and by no other', () => {
    const shared = storage();
    storeAnswers(shared, 'a', 'driver', { name: 'Ines' });
    expect(storedAnswers(shared, 'a', 'driver')).toEqual({ name: 'Ines' });
    expect(storedAnswers(shared, 'a', 'plans')).toBeUndefined();
    expect(storedAnswers(shared, 'b', 'driver')).toBeUndefined();
  });
  it('are left out where storage is switched off', () => {
    const off = { getItem: () => { throw new Error('off'); }, setItem: () => { throw new Error('off'); } } as unknown as Storage;
    expect(() => storeAnswers(off, 'a', 'b', {})).not.toThrow();
    expect(storedAnswers(off, 'a', 'b')).toBeUndefined();
  });
});
