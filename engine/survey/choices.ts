import type { JsonSchema } from '../types';
import { countIn, given, type Asked } from './field';
import type { DynamicChoice, DynamicField } from './types';

/** Radio cards while they fit on a phone, then a list, then a list that is searched: a list has no room for the help of its choices. */
const mostCards = 6;
const mostListed = 60;

/** One of the choices: the title is shown, the value is stored (SV-017, SV-025). */
export function askOne({ settings }: DynamicField): Asked {
  const choices = settings?.choices ?? [];
  const isPlainList = choices.length <= mostListed && !choices.some(({ help_text: help }) => help);
  const widget = choices.length <= mostCards ? 'radio' : isPlainList ? 'select' : 'search';
  return { schema: oneOf(choices), ui: { 'ui:widget': widget, 'ui:options': { choices: choices.map(shown) } } };
}

/** Many of the choices; min_choices and max_choices bound their number (SV-018, S-09). */
export function askSeveral({ settings, required }: DynamicField): Asked {
  const choices = settings?.choices ?? [];
  const least = countIn(settings?.min_choices) ?? (required ? 1 : undefined);
  const most = countIn(settings?.max_choices);
  const minItems = least === undefined ? undefined : Math.min(least, choices.length);
  return {
    schema: {
      type: 'array', uniqueItems: true, items: oneOf(choices),
      ...given({ minItems, maxItems: most !== undefined && most >= (minItems ?? 0) ? most : undefined }),
      examples: [choices.slice(0, minItems ?? 1).map(({ value }) => value)],
    },
    ui: { 'ui:widget': 'checkboxes', 'ui:options': { choices: choices.map(shown) } },
  };
}

function oneOf(choices: readonly DynamicChoice[]): JsonSchema {
  const kinds = new Set(choices.map(({ value }) => typeof value));
  const [kind] = kinds;
  return { ...(kinds.size === 1 && kind !== undefined ? { type: kind } : {}), enum: choices.map(({ value }) => value) };
}
const shown = ({ value, title, help_text: help }: DynamicChoice) => ({ value, title: title ?? String(value), ...(help ? { help } : {}) });
