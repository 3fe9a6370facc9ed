import { getPath, type Context } from '#engine';
import type { EntriesContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { money } from '#widgets/format/money';
import { textAt } from '../content';

/** An entry as the list shows it; `value` is the entry itself, what EDIT and REMOVE carry. */
export interface EntryView { readonly title: string; readonly text: string; readonly amount: string; readonly value: unknown }
export interface EntryViews { readonly entries: readonly EntryView[]; readonly total: string }

const listOf = (content: EntriesContent, context: Context): readonly unknown[] => {
  const list = getPath(context, content.list);
  return Array.isArray(list) ? list : [];
};
/** A template without what is not there: no comma is left at its end. */
const filled = (template: string, value: unknown): string => fill(template, value).replaceAll(/(?:,\s*)+$/gu, '').trim();

/** The list in its order, and the sum of its amounts. */
export function entryViews(content: EntriesContent, context: Context): EntryViews {
  const { entry } = content;
  const currency = textAt(context, content.currency);
  const list = listOf(content, context);
  const amountOf = (value: unknown): unknown => (entry.amount === undefined ? undefined : getPath(value, entry.amount));
  const amounts = list.map(amountOf).filter((amount) => typeof amount === 'number');
  return {
    entries: list.map((value) => {
      const amount = amountOf(value);
      return {
        title: filled(entry.title, value), text: filled(entry.text, value), value,
        amount: typeof amount === 'number' ? money(amount, currency, 0) : '',
      };
    }),
    total: content.total === undefined || amounts.length === 0 ? '' : money(amounts.reduce((sum, amount) => sum + amount, 0), currency, 0),
  };
}
