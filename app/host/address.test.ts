import { expect, it } from 'vitest';
import type { FlowDefinition } from '#engine';
import { stepAt, whoMoved } from './address';

const flow: FlowDefinition = {
  id: 'f', code: 'f', base: 'f', title: 'F', start: 'rentalInfo', calls: {},
  steps: { rentalInfo: { path: 'rental-info', screen: 'form', title: 'A' }, plans: { path: 'plans', screen: 'plans', title: 'B' } },
};

it('finds the step behind an address, and none behind an unknown one', () => {
  expect(stepAt(flow, 'rental-info')).toBe('rentalInfo');
  for (const path of ['rentalInfo', '', 'plans/', 'constructor']) expect(stepAt(flow, path)).toBeUndefined();
});
it('follows whoever moved since both last agreed', () => {
  expect(whoMoved('/f/plans', '/f/plans', undefined)).toBe('nobody');
  expect(whoMoved('/f/plans', '/f/rental-info', undefined)).toBe('visitor');
  expect(whoMoved('/f/plans', '/f/rental-info', '/f/rental-info')).toBe('visitor');
  expect(whoMoved('/f/plans', '/f/payment', '/f/plans')).toBe('machine');
});
