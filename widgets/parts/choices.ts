import type { WidgetProps } from '@rjsf/utils';
import { onceFor } from '#engine';

/** `help` is the smaller line under the title. */
export interface Choice { readonly value: unknown; readonly title: string; readonly help?: string }
/** `key` represents the value in the markup; it is unique in a field, even for 1 and '1'. */
interface KeyedChoice extends Choice { readonly key: string }

/** The choices of a field: its `enum` (RJSF's options), with titles and help from `ui:options.choices`. */
export function choicesOf({ options, schema }: Pick<WidgetProps, 'options' | 'schema'>): readonly KeyedChoice[] {
  const titled = Array.isArray(options.choices) ? (options.choices as readonly Choice[]) : [];
  const base = schema.type === 'boolean' && titled.length > 0 ? allowed(titled, schema.enum) : listed({ options, schema });
  const named = new Map(titled.map((choice) => [choice.value, choice]));
  const keys = new Set(['']);
  return (base.length > 0 ? base : titled).map((choice, index) => {
    const { value, title, help } = { ...choice, ...named.get(choice.value) };
    const plain = String(value);
    const key = keys.has(plain) ? `${typeof value}:${index}` : plain;
    keys.add(key);
    return { value, title: String(title), ...(help ? { help } : {}), key };
  });
}

const allowed = (choices: readonly Choice[], values: readonly unknown[] | undefined): readonly Choice[] =>
  (values ? choices.filter(({ value }) => values.includes(value)) : choices);
/** RJSF gives a list of checkboxes no `enumOptions`: its values are in `items`. */
function listed({ options, schema }: Pick<WidgetProps, 'options' | 'schema'>): readonly Choice[] {
  const offered = options.enumOptions ?? [];
  if (offered.length > 0) return offered.map(({ value, label, schema: own }) => ({ value, title: label, help: own?.description }));
  const items = schema.items as { readonly enum?: readonly unknown[] } | undefined;
  return (items?.enum ?? []).map((value) => ({ value, title: String(value) }));
}

export const choiceFor = (choices: readonly KeyedChoice[], key: string): KeyedChoice | undefined =>
  choices.find((choice) => choice.key === key);

/** The one choice with this title, in capitals or not; none where two share it. */
export function withTitle<C extends Choice>(choices: readonly C[], typed: string): C | undefined {
  const [choice, ...others] = choices.filter(({ title }) => plain(title) === plain(typed));
  return others.length === 0 ? choice : undefined;
}

/**
 * Choices that contain every typed word, or a word that begins as it does: "bakery" finds bakeries, "plumber" plumbing.
 * Those that begin with the first word come first.
 */
export function matching<C extends Choice>(choices: readonly C[], typed: string): readonly C[] {
  const words = wordsOf(typed).map((word) => [word, stemOf(word)] as const);
  const [first] = words;
  if (!first) return choices;
  const found = choices.filter((choice) => words.every((parts) => parts.some((part) => textOf(choice).includes(part))));
  const begins = (choice: C): boolean => textOf(choice).startsWith(first[1]);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))];
}

/** A list renders at most this many options: ten thousand would block the page. */
const most = 100;
/** The choices that a list shows, always with the chosen one. */
export function windowOf<C extends Choice>(found: readonly C[], chosen: C | undefined): readonly C[] {
  const first = found.slice(0, most);
  return chosen && found.length > most && !first.includes(chosen) ? [chosen, ...first.slice(0, -1)] : first;
}

/** The text in which a choice is searched. Kept, it saves several ms for each letter typed into a list of ten thousand. */
const textOf = onceFor(({ title, help }: Choice) => ` ${wordsOf(`${title} ${help ?? ''}`).join(' ')}`);
const wordsOf = (text: string): readonly string[] => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
/** The beginning that a trade shares with who is in it, after the space before a word. */
const stemOf = (word: string): string => ` ${word.replace(/^(.{3,}?)(er|or|ist|ian|ant|ing|ie|y)?s?$/, '$1')}`;
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
