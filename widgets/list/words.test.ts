import { expect, it } from 'vitest';
import { addLabel, rowTitle } from './words';

it('names rows and the button after what they hold', () => {
  expect([rowTitle('Driver {n}', 1), rowTitle(undefined, 0)]).toEqual(['Driver 2', 'Row 1']);
  expect([addLabel(undefined, 'Driver {n}'), addLabel('Add another driver', 'Driver {n}')]).toEqual(['Add driver', 'Add another driver']);
});
