import { totalLines, type TotalsOf } from './totalLines';

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
