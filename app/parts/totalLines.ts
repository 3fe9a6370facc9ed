import { cycleSuffix } from './cycle';
import { money } from '#widgets/format/money';

export interface TotalsOf { readonly subtotal?: number; readonly discount?: number; readonly tax?: number; readonly grandtotal: number }
export interface TotalLine { readonly label: string; readonly value: string; readonly due: boolean }

/** PY-011: subtotal, discount, tax, then Total due. A line the partner did not send, or a discount of nothing, is left out. */
export function totalLines(totals: TotalsOf, currency?: string, per?: { readonly price?: number; readonly cycle?: string },
  last = 'Total due'): readonly TotalLine[] {
  const line = (label: string, amount: number | undefined): readonly TotalLine[] =>
    amount === undefined ? [] : [{ label, value: money(amount, currency), due: false }];
  const due = `${money(totals.grandtotal, currency)}${cycleSuffix(totals.grandtotal, per?.price, per?.cycle)}`;
  return [
    ...line('Subtotal', totals.subtotal),
    ...line('Discount', totals.discount ? -Math.abs(totals.discount) : undefined),
    ...line('Tax', totals.tax),
    { label: last, value: due, due: true },
  ];
}
