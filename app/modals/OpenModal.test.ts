import { expect, it } from 'vitest';
import { buttonOf, titleOf } from './OpenModal';

it('an info that names neither is called Info and closed by Ok; one that does keeps its own words (ME-002)', () => {
  const said = (modal: { readonly type: 'info' | 'error'; readonly title?: string; readonly button?: string }): readonly string[] =>
    [titleOf(modal), buttonOf(modal)];
  expect(said({ type: 'info' })).toEqual(['Info', 'Ok']);
  expect(said({ type: 'info', title: 'Ineligible for coverage', button: 'Close' })).toEqual(['Ineligible for coverage', 'Close']);
  expect(said({ type: 'error' })).toEqual(['Something went wrong', 'Ok']);
});
