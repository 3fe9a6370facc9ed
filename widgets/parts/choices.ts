import type { WidgetProps } from '@rjsf/utils';

/** One thing to choose: `help` is the smaller line under it. */
export interface Choice { readonly value: unknown; readonly title: string; readonly help?: string }
/** `key` is the text that stands for the value in the markup: no two choices of a field share one, not even 1 and '1'. */
export interface KeyedChoice extends Choice { readonly key: string }

/** The choices of a field: its `enum` (RJSF's options), dressed with `ui:options.choices` where given. */
export function choicesOf(field: Pick<WidgetProps, 'options' | 'schema'>): readonly KeyedChoice[] {
  const { choices, enumNames } = field.options;
  const known = made.get(field.schema);
  if (known && known.choices === choices && known.enumNames === enumNames) return known.list;
  const list = make(field);
  made.set(field.schema, { choices, enumNames, list });
  return list;
}
/** Kept while the field says the same: a list may be long, and is asked for with every letter. */
const made = new WeakMap<object, { readonly choices: unknown; readonly enumNames: unknown; readonly list: readonly KeyedChoice[] }>();

function make({ options, schema }: Pick<WidgetProps, 'options' | 'schema'>): readonly KeyedChoice[] {
  const dressed = Array.isArray(options.choices) ? (options.choices as readonly Choice[]) : [];
  const base = schema.type === 'boolean' && dressed.length > 0 ? allowed(dressed, schema.enum) : listed({ options, schema });
  const named = new Map(dressed.map((choice) => [choice.value, choice]));
  const keys = new Set(['']);
  return (base.length > 0 ? base : dressed).map((choice, index) => {
    const { value, title, help } = { ...choice, ...named.get(choice.value) };
    const plain = String(value);
    const key = keys.has(plain) ? `${typeof value}:${index}` : plain;
    keys.add(key);
    return { value, title: String(title), ...(help ? { help } : {}), key };
  });
}

const allowed = (choices: readonly Choice[], values: readonly unknown[] | undefined): readonly Choice[] =>
  (values ? choices.filter(({ value }) => values.includes(value)) : choices);
/** A list of many values is given to its widget without options; its items name them. */
function listed({ options, schema }: Pick<WidgetProps, 'options' | 'schema'>): readonly Choice[] {
  const offered = options.enumOptions ?? [];
  if (offered.length > 0) return offered.map(({ value, label, schema: own }) => ({ value, title: label, help: own?.description }));
  const items = schema.items as { readonly enum?: readonly unknown[] } | undefined;
  return (items?.enum ?? []).map((value) => ({ value, title: String(value) }));
}

/** The choice behind the text that stands for it. */
export const choiceFor = (choices: readonly KeyedChoice[], key: string): KeyedChoice | undefined =>
  choices.find((choice) => choice.key === key);

/** Choices that hold every typed word, those that begin with it first. */
export function matching<C extends Choice>(choices: readonly C[], typed: string): readonly C[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  const found = choices.map((choice) => ({ choice, text: textOf(choice) }))
    .filter(({ text }) => words.every((word) => text.includes(word)));
  const begins = ({ text }: { readonly text: string }): boolean => text.startsWith(words[0] ?? '');
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].map(({ choice }) => choice);
}

/** No list shows more than this at once: ten thousand choices must not hold the page up. */
const most = 100;
/** The choices that a list shows, the chosen one always among them. */
export function windowOf<C extends Choice>(found: readonly C[], chosen: C | undefined): readonly C[] {
  const first = found.slice(0, most);
  return chosen && found.length > most && !first.includes(chosen) ? [chosen, ...first.slice(0, -1)] : first;
}

const texts = new WeakMap<object, string>();
/** What a choice is found by; kept, because each letter asks all of them. */
function textOf(choice: Choice): string {
  const known = texts.get(choice);
  if (known !== undefined) return known;
  const text = plain(`${choice.title} ${choice.help ?? ''}`);
  texts.set(choice, text);
  return text;
}
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
