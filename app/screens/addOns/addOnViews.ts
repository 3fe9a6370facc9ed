import { getPath, type Context } from '#engine';
import type { AddOnsContent } from '#flows/screenContent';
import { money } from '#widgets/format/money';
import { textAt } from '../content';

/** An add-on as its card shows it. */
export interface AddOnView {
  readonly value: unknown;
  readonly title: string;
  readonly amount: string;
  readonly price: string;
  readonly document?: string;
}

/** In the order they came; amounts without decimals, prices with two (WG-020). */
export function addOnViews({ list, currency }: Pick<AddOnsContent, 'list' | 'currency'>, context: Context): readonly AddOnView[] {
  const found = getPath(context, list);
  const code = textAt(context, currency);
  return (Array.isArray(found) ? (found as readonly Context[]) : []).map((one) => ({
    value: one.value, title: textAt(one, 'title') ?? '', amount: money(one.amount, code, 0), price: money(one.price, code),
    document: textAt(one, 'document'),
  }));
}
