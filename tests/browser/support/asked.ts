import type { Locator } from '@playwright/test';
import type { JourneyPage } from './journeyPage';

export interface Choice { readonly value: string; readonly title: string }
/** A field of the present step, as it stands in the page. */
export interface Asked {
  /** Its place in the form: `owners.1.firstName`. */
  readonly path: string;
  /** The last part of that: `firstName`. */
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'search' | 'address' | 'select' | 'radio' | 'several' | 'card';
  readonly isOptional: boolean;
  /** What is answered; empty when nothing is. Of several ticks each title has a line. */
  readonly answer: string;
  readonly choices: readonly Choice[];
  /** Day first: dd/mm/yyyy. */
  readonly isDayFirst: boolean;
  readonly isNumber: boolean;
}

/** What the step asks, in the page's order. Rows are told by their fields; what is fixed is left out. */
export const askedOn = <L = Locator>(page: Pick<JourneyPage<L>, 'evaluate'>): Promise<readonly Asked[]> => page.evaluate(() => {
  const words = (element: Element | null | undefined): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const titleOf = (choice: Element): string => words(document.getElementById(choice.getAttribute('aria-labelledby') ?? ''));
  const cells = [...document.querySelectorAll<HTMLElement>(':is(main, [role=dialog]) [data-field]')].filter((cell) =>
    cell.querySelector('[data-field]') === null && cell.getClientRects().length > 0);
  return cells.flatMap((cell): Asked[] => {
    const label = words(cell.querySelector('.f-label') ?? cell.querySelector('label'));
    const path = cell.dataset.field ?? '';
    const common = {
      path, key: path.split('.').at(-1) ?? '', label,
      isOptional: label.endsWith('(optional)')
        || (cell.querySelector('[role=radiogroup], [role=group]') === null && cell.querySelector('[aria-required]') === null),
        choices: [] as Choice[], answer: '',
      isDayFirst: /dd\/mm/i.test(words(cell) + (cell.querySelector('input')?.placeholder ?? '')), isNumber: false,
    };
    if (cell.querySelector('iframe')) return [{ ...common, kind: 'card' }];
    const radios = [...cell.querySelectorAll<HTMLInputElement>('[role=radiogroup] input[type=radio]')];
    if (radios.length > 0) {
      return [{ ...common, kind: 'radio', choices: radios.map((radio) => ({ value: radio.value, title: titleOf(radio) })),
        answer: radios.filter(({ checked }) => checked).map(titleOf).join() }];
    }
    const boxes = [...cell.querySelectorAll<HTMLInputElement>('[role=group] input[type=checkbox]')];
    if (boxes.length > 0) return [{ ...common, kind: 'several', choices: boxes.map((box) => ({ value: '', title: titleOf(box) })),
      answer: boxes.filter(({ checked }) => checked).map(titleOf).join('\n') }];
    const input = cell.querySelector<HTMLInputElement>('input:not([type=time])');
    if (input) {
      const kind = input.getAttribute('role') !== 'combobox' ? 'text' : input.autocomplete.startsWith('address') ? 'address' : 'search';
      return input.readOnly ? [] : [{ ...common, kind, answer: input.value, isNumber: input.inputMode === 'numeric' }];
    }
    const select = cell.querySelector('select');
    if (!select) return [];
    const options = [...select.options].filter(({ value }) => value !== '');
    return [{ ...common, kind: 'select', choices: options.map((option) => ({ value: option.value, title: words(option) })),
      answer: select.value === '' ? '' : words(select.selectedOptions[0]) }];
  });
});
