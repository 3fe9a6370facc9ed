import { expect, it } from 'vitest';
import { entriesMoved, placeKey, readEntry } from './place';

it('tells the screens of a survey apart, which share an address', () => {
  expect(placeKey({ path: '/f/survey', stop: 'roof' })).not.toBe(placeKey({ path: '/f/survey', stop: 'dogs' }));
  expect(placeKey({ path: '/f/survey', stop: 'roof' })).not.toBe(placeKey({ path: '/f/survey' }));
});
it('reads its own marks from a history entry and nothing else (S12)', () => {
  const own = { at: 3, before: '/f/your-home', stop: 'roof', fromLanding: true };
  expect(readEntry('/f/survey', { ...own, landing: { streetAddress: 'x' } })).toEqual({ path: '/f/survey', ...own });
  for (const foreign of [null, undefined, 7, 'text', [], { at: '3', before: {}, stop: 1, fromLanding: 'yes' }]) {
    expect(readEntry('/f/survey', foreign)).toEqual({ path: '/f/survey' });
  }
});
it('tells Back from Forward, and both from a new address', () => {
  expect(entriesMoved({ path: '/', at: 1 }, { path: '/', at: 3 })).toBe(-2);
  expect(entriesMoved({ path: '/', at: 4 }, { path: '/', at: 3 })).toBe(1);
  expect(entriesMoved({ path: '/' }, { path: '/', at: 3 })).toBe(0);
  expect(entriesMoved({ path: '/', at: 3 }, undefined)).toBe(0);
});
