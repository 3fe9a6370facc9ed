import { expect, it } from 'vitest';
import { formOfQuestions } from './questions';

/** How many rows a list must have, and how many are shown at first. */
function rowsOf(words: object): readonly unknown[] {
  const { schema, ui } = formOfQuestions([{ people: { title: 'Travellers', rows: ['personName'], ...words } }]);
  const list = schema.properties?.['people'] as { readonly minItems?: number };
  return [list.minItems, (ui?.['people'] as { readonly 'ui:minRows'?: number })['ui:minRows']];
}
it('a list that must be answered has an entry, and begins with its row; one that is optional begins empty', () => {
  expect(rowsOf({})).toEqual([1, 1]);
  expect(rowsOf({ optional: true })).toEqual([undefined, undefined]);
});
it('what a list says of its rows itself counts', () =>
  expect([rowsOf({ minItems: 2, 'ui:minRows': 2 }), rowsOf({ 'ui:minRows': 0 }), rowsOf({ optional: true, 'ui:minRows': 1 })])
    .toEqual([[2, 2], [1, 0], [undefined, 1]]));
it('up to four choices are cards, more are a list, in which a choice that has a hint is searched: a select has no room for it', () => {
  const widgetOf = (count: number, help?: string): unknown => {
    const choices = Array.from({ length: count }, (_, index) =>
      ({ value: `v${index}`, title: `Choice ${index}`, ...(index === 0 && help ? { help } : {}) }));
    return (formOfQuestions([{ kind: { title: 'Kind', choices } }]).ui?.['kind'] as { readonly 'ui:widget'?: unknown })['ui:widget'];
  };
  expect([widgetOf(4), widgetOf(4, 'Hint'), widgetOf(5), widgetOf(5, 'Hint')]).toEqual(['radio', 'radio', 'select', 'search']);
});
