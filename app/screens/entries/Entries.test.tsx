import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { View } from '#engine';
import type { ScreenProps } from '../types';
import { FocusProvider } from '../../page/focus';
import { Entries } from './EntriesScreen';

const content = {
  list: 'things', entry: { title: '{name}', text: '' }, add: 'Add', another: 'Add another', edit: 'Edit', remove: 'Remove',
  empty: { title: '', text: '' }, needed: 'Two things', most: 3, full: 'Full',
};
function page(waits: boolean): string {
  const view: Partial<View> = { step: 'things', context: { things: [{ name: 'Ring' }] }, busy: false, missing: [], waits, back: false };
  const step = { name: 'things', title: 'Your things', content };
  const props = { flow: { id: 'x', title: 'X', steps: {} }, step, view, send: () => undefined };
  return renderToString(<FocusProvider><Entries {...(props as unknown as ScreenProps)} /></FocusProvider>).replaceAll('<!-- -->', '');
}

it('Next waits while no branch of the list holds, and says for what', () => {
  expect(page(true)).toMatch(/Still needed: two things.*<button[^>]*aria-disabled="true"[^>]*>(?:(?!<\/button>).)*Next/su);
  expect(page(false)).not.toMatch(/Still needed|aria-disabled/u);
});
