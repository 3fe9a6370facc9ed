import { expect, it } from 'vitest';
import type { FlowDefinition } from '#engine';
import { stepsAhead } from './screens';

const step = (path: string) => ({ path, screen: 'form', title: path });
const flow: FlowDefinition = {
  id: 'f',
  code: 'f',
  base: 'f',
  title: 'F',
  start: 'a',
  calls: {},
  modals: { choose: { type: 'select', next: 'd' }, stop: { type: 'info' } },
  steps: {
    a: {
      ...step('a'),
      next: [{ when: { x: true }, modal: 'stop' }, { when: { y: true }, modal: 'choose' }, { when: { z: true }, to: 'b' }, { to: 'c' }],
    },
    b: { ...step('b'), on: { CHOOSE: { next: 'c' } } },
    c: step('c'),
    d: step('d'),
  },
};

it('knows every step that may come next, so that it is there before the click', () => {
  expect(new Set(stepsAhead(flow, 'a'))).toEqual(new Set(['b', 'c', 'd']));
  expect(stepsAhead(flow, 'b')).toEqual(['c']);
  expect(stepsAhead(flow, 'd')).toEqual([]);
});
