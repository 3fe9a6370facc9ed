import { expect, it } from 'vitest';
import { isSearch } from './SearchWidget';

it('three letters are a search, two are not (BO-036)', () => {
  expect([undefined, '', 'ba', ' ba ', 'bak', 'bakery'].map(isSearch)).toEqual([false, false, false, false, true, true]);
});
