import { money } from '#widgets/format/money';

interface TotalsProps {
  readonly totals: TotalsOf;
  readonly currency?: string;
  /** The last line's label; 'Total due' until it is paid. */
  readonly last?: string;
}

/** The amounts line by line, then the total. */
export function Totals({ totals, currency, last }: TotalsProps) {
  return (
    <dl className="totals">
      {totalLines(totals, currency, last)
        .map(({ label, value, due }) => <div key={label} className={due ? 'due' : undefined}><dt>{label}</dt><dd>{value}</dd></div>)}
    </dl>
  );
}

export interface TotalsOf { readonly subtotal?: number; readonly discount?: number; readonly tax?: number; readonly grandtotal: number }
interface TotalLine { readonly label: string; readonly value: string; readonly due: boolean }

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
