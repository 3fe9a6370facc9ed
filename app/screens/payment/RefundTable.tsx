import type { Refund } from './refund';

/** PY-012: card by card what goes back, the sum largest. */
export function RefundTable({ refund: { lines, total } }: { readonly refund: Refund }) {
  return (
    <dl className="totals">
      {lines.map(({ label, amount }, index) => <div key={index}><dt>{label}</dt><dd>{amount}</dd></div>)}
      <div className="due"><dt>Total refund</dt><dd>{total}</dd></div>
    </dl>
  );
}
