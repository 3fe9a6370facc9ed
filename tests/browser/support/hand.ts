import type { Locator } from '@playwright/test';
import type { Target } from './journeyPage';
import type { Keys } from './keys';

/** How somebody works on the page: with a mouse or finger, or with the keyboard alone. */
export interface Hand<L = Locator> {
  presses(target: L): Promise<void>;
  types(field: L, text: string): Promise<void>;
  selects(select: L, option: { readonly value: string; readonly title: string }): Promise<void>;
  /** One of a group of radio cards. */
  chooses(group: L, title: string): Promise<void>;
  ticks(box: L): Promise<void>;
}

/** `presses` decides between a finger and a mouse. */
export const pointer = <L extends Target<L>>(presses: (target: L) => Promise<void>): Hand<L> => ({
  presses,
  types: (field, text) => field.fill(text),
  selects: async (select, { value }) => { await select.selectOption(value); },
  chooses: (group, title) => presses(group.getByText(title, { exact: true })),
  ticks: (box) => presses(box),
});

/** Tab leads into a group at its first choice; the arrows choose. */
export const keyboard = (keys: Keys): Hand => ({
  presses: (target) => keys.activates(target),
  types: (field, text) => keys.fills(field, text),
  selects: (select, { title }) => keys.fills(select, title),
  async chooses(group, title) {
    const wanted = group.getByRole('radio', { name: title, exact: true });
    await keys.to(group.getByRole('radio').first());
    await keys.press('Space');
    for (let moves = 0; moves < 20 && !(await wanted.isChecked()); moves += 1) await keys.press('ArrowDown');
    await keys.seesFocus();
  },
  ticks: (box) => keys.activates(box, 'Space'),
});
