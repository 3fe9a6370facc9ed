import { expect, it } from 'vitest';
import type { FlowDefinition } from '#engine';
import { keyOf, placeOf, readEntry, stopKey, stride, whoMoved } from './place';

const flow: FlowDefinition = {
  id: 'f', code: 'f', base: 'f', title: 'F', start: 'home', calls: {},
  steps: { home: { path: 'your-home', screen: 'form', title: 'A' }, survey: { path: 'survey', screen: 'survey', title: 'B' } },
};
const stop = (id: string) => ({ id, question: id, rejects: false, asksMailingAddress: false, startsBranch: false, number: 1, total: 2 });

it('is the address of a step, and in a survey the screen as well', () => {
  expect(placeOf(flow, '/f/', { step: 'home' })).toEqual({ path: '/f/your-home' });
  expect(keyOf(placeOf(flow, '/f/', { step: 'survey', stop: stop('roof') }))).not.toBe(keyOf(placeOf(flow, '/f/', { step: 'survey', stop: stop('dogs') })));
  expect(stopKey({ step: 'survey', stop: stop('roof') })).not.toBe(stopKey({ step: 'survey' }));
});
it('reads its own marks from an entry and nothing else (S12)', () => {
  expect(readEntry('/f/survey', { at: 3, before: '/f/your-home', stop: 'roof', fromLanding: true, landing: { streetAddress: 'x' } })).toEqual({ path: '/f/survey', at: 3, before: '/f/your-home', stop: 'roof', fromLanding: true });
  for (const foreign of [null, undefined, 7, 'text', [], { at: '3', before: {}, stop: 1, fromLanding: 'yes' }]) expect(readEntry('/f/survey', foreign)).toEqual({ path: '/f/survey' });
});
it('follows whoever moved since both last agreed', () => {
  expect(whoMoved('/f/plans', '/f/plans', undefined)).toBe('nobody');
  expect(whoMoved('/f/plans', '/f/rental-info', undefined)).toBe('visitor');
  expect(whoMoved('/f/plans', '/f/rental-info', '/f/rental-info')).toBe('visitor');
  expect(whoMoved('/f/plans', '/f/payment', '/f/plans')).toBe('machine');
  expect(whoMoved('/f/survey#a', '/f/survey#b', '/f/survey#a')).toBe('machine');
});
it('tells Back from Forward, and both from a new address', () => {
  expect(stride({ path: '/', at: 1 }, { path: '/', at: 3 })).toBe(-2);
  expect(stride({ path: '/', at: 4 }, { path: '/', at: 3 })).toBe(1);
  expect(stride({ path: '/' }, { path: '/', at: 3 })).toBe(0);
  expect(stride({ path: '/', at: 3 }, undefined)).toBe(0);
});
