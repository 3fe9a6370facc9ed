import { describe, expect, it } from 'vitest';
import { keep, kept } from './kept';

function storage(): Storage {
  const values = new Map<string, string>();
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => { values.set(key, value); } } as Storage;
}

describe('answers for a window of its own', () => {
  it('are found by the step they are for, and by no other', () => {
    const shared = storage();
    keep(shared, 'a', 'driver', { name: 'Ines' });
    expect(kept(shared, 'a', 'driver')).toEqual({ name: 'Ines' });
    expect(kept(shared, 'a', 'plans')).toBeUndefined();
    expect(kept(shared, 'b', 'driver')).toBeUndefined();
  });
  it('are done without where storage is switched off', () => {
    const off = { getItem: () => { throw new Error('off'); }, setItem: () => { throw new Error('off'); } } as unknown as Storage;
    expect(() => keep(off, 'a', 'b', {})).not.toThrow();
    expect(kept(off, 'a', 'b')).toBeUndefined();
  });
});
