import { money } from '#widgets/format/money';

export interface TotalsOf { readonly subtotal?: number; readonly discount?: number; readonly tax?: number; readonly grandtotal: number }
export interface TotalLine { readonly label: string; readonly value: string; readonly due: boolean }

/**
 * PY-011: subtotal, discount, tax, then Total due, without a cycle: nobody pays the total every month. Left out: what the partner did
 * not send, and a discount of nothing.
 */
export function totalLines(totals: TotalsOf, currency?: string, last = 'Total due'): readonly TotalLine[] {
  const line = (label: string, amount: number | undefined): readonly TotalLine[] =>
    amount === undefined ? [] : [{ label, value: money(amount, currency), due: false }];
  return [
    ...line('Subtotal', totals.subtotal),
    ...line('Discount', totals.discount ? -Math.abs(totals.discount) : undefined),
    ...line('Tax', totals.tax),
    { label: last, value: money(totals.grandtotal, currency), due: true },
  ];
}
