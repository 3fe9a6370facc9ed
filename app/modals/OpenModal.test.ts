import { expect, it } from 'vitest';
import { catalogue } from '#flows';
import { buttonOf, optionText, styleOf, titleOf } from './OpenModal';

it('an info that names neither is called Info and closed by Ok; one that does keeps its own words (ME-002)', () => {
  const said = (modal: { readonly type: 'info' | 'error'; readonly title?: string; readonly button?: string }): readonly string[] =>
    [titleOf(modal), buttonOf(modal)];
  expect(said({ type: 'info' })).toEqual(['Info', 'Ok']);
  expect(said({ type: 'info', title: 'Ineligible for coverage', button: 'Close' })).toEqual(['Ineligible for coverage', 'Close']);
  expect(said({ type: 'error' })).toEqual(['Something went wrong', 'Ok']);
});

it('an option stands out, or stands back, where it says so; any other style is none (ME-003)', () => {
  expect([{ text: 'Create a new owner', style: 'main' }, { style: 'quiet' }, { text: 'Kim Alder' }, { style: 'odd' }, 'Kim'].map(styleOf))
    .toEqual(['option main', 'option quiet', 'option', 'option', 'option']);
});

it('a place without a county reads as its city alone, without a comma behind it (RN-041)', async () => {
  const { flow } = await catalogue.find(({ id }) => id === 'renters')?.product() ?? {};
  const shown = (place: object) => optionText(flow?.modals?.verifyAddress ?? {}, place);
  expect(shown({ city: 'Columbus', county: 'Franklin' })).toBe('Columbus, Franklin County');
  for (const place of [{ city: 'Columbus', county: '' }, { city: 'Columbus' }]) expect(shown(place)).toBe('Columbus');
});
