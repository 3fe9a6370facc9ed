import type { WidgetProps } from '@rjsf/utils';

/** One thing to choose: `help` is the smaller line under it. */
export interface Choice { readonly value: unknown; readonly title: string; readonly help?: string }

/** The choices of a field: RJSF's options (enum, enumNames, oneOf), dressed with `ui:options.choices` where given. */
export function choicesOf({ options, schema }: Pick<WidgetProps, 'options' | 'schema'>): readonly Choice[] {
  const dressed = Array.isArray(options.choices) ? (options.choices as readonly Choice[]) : [];
  const listed = options.enumOptions ?? [];
  const base: readonly Choice[] = listed.length > 0 ? listed.map(({ value, label, schema: own }) => ({ value, title: label, help: own?.description })) : dressed;
  const names = schema.type === 'boolean' && dressed.length > 0 ? dressed : base;
  return names.map((choice) => ({ ...choice, ...dressed.find(({ value }) => value === choice.value) }));
}

/** The choice behind an option's text value. */
export const choiceFor = (choices: readonly Choice[], text: string): Choice | undefined => choices.find(({ value }) => String(value) === text);

/** Choices that hold every typed word, those that begin with it first. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  const text = ({ title, help }: Choice): string => plain(`${title} ${help ?? ''}`);
  const found = choices.filter((choice) => words.every((word) => text(choice).includes(word)));
  const begins = (choice: Choice): number => (text(choice).startsWith(words[0] ?? '') ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b));
}
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
