import { expect, it } from 'vitest';
import { step } from './useListbox';

it('wraps around in both directions', () => {
  expect([step(-1, 1, 3), step(2, 1, 3), step(-1, -1, 3), step(0, -1, 3), step(1, 1, 0)]).toEqual([0, 0, 2, 2, -1]);
});
