import type { Refund } from './refund';

/** PY-012: the refund of each card, then the total. */
export function RefundTable({ refund: { lines, total } }: { readonly refund: Refund }) {
  return (
    <dl className="totals">
      {lines.map(({ label, amount }, index) => <div key={index}><dt>{label}</dt><dd>{amount}</dd></div>)}
      <div className="due"><dt>Total refund</dt><dd>{total}</dd></div>
    </dl>
  );
}
