import { getPath, type Form, type View } from '#engine';
import type { PriceContent } from '#flows/screenContent';
import { inOneLine, paymentsOf, type Payments } from '../parts/payments';
import { currencyIn } from './content';
import { withHelp } from './parts';

export const paymentsAt = (price: PriceContent, { context }: Pick<View, 'context'>): Payments | undefined =>
  paymentsOf(getPath(context, price.schedule), currencyIn(context, price.currency), price.cadence && getPath(context, price.cadence));

/** Adds the price to the chosen way to pay; the price of the others is not known. */
export function withPrice(form: Form, price: PriceContent, field: string,
  { context, answers, refreshing }: Pick<View, 'context' | 'answers' | 'refreshing'>): Form {
  const payments = paymentsAt(price, { context });
  const chosen = answers[field];
  if (refreshing) return withHelp(form, field, chosen, 'Calculating');
  return payments && price.cadence !== undefined && getPath(context, price.cadence) === chosen
    ? withHelp(form, field, chosen, inOneLine(payments)) : form;
}
