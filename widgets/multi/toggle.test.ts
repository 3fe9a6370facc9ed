import { expect, it } from 'vitest';
import { toggle } from './toggle';

it('keeps the order of the list whatever is ticked first, and has no value when all is unticked', () => {
  expect(toggle(['c'], 'a', ['a', 'b', 'c'])).toEqual(['a', 'c']);
  expect(toggle(['a'], 'a', ['a', 'b', 'c'])).toBeUndefined();
});
