import { describe, expect, it } from 'vitest';
import { lazyCard } from './lazyCard';
import type { CardHolder, CardToken, CardTokens } from './types';

function service() {
  let create: ((holder: CardHolder) => Promise<CardToken>) | undefined;
  const made: CardTokens = {
    sandboxed: true, load: async () => 'library', register: (next) => { create = next; },
    createToken: async (holder) => (create ? create(holder) : { id: 'nobody' }),
  };
  return made;
}

describe('the card service before its code is loaded', () => {
  it('uses the field that registered earlier, and the one that registers later (PY-006)', async () => {
    const card = lazyCard(true, async () => service());
    card.register(async () => ({ id: 'early' }));
    expect(await card.createToken({ name: 'Ines' })).toEqual({ id: 'early' });
    card.register(async () => ({ id: 'late' }));
    expect(await card.createToken({ name: 'Ines' })).toEqual({ id: 'late' });
    card.register(undefined);
    expect(await card.createToken({ name: 'Ines' })).toEqual({ id: 'nobody' });
  });
  it('whose code cannot be loaded has no card field, and the next use loads again (PY-023)', async () => {
    let tries = 0;
    const card = lazyCard(true, async () => { tries += 1; if (tries === 1) throw new Error('offline'); return service(); });
    expect(await card.load()).toBeNull();
    expect(await card.load()).toBe('library');
  });
});
