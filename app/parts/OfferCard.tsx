import { useId, type ReactNode } from 'react';

interface OfferCardProps {
  readonly title: string;
  /** The price, ready to be read; or what stands in its place. */
  readonly price: ReactNode;
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
  /** What takes it, and what can be read about it. */
  readonly children?: ReactNode;
}

/** One plan on a card: name and price, what it covers line by line, the button at the end. No plan is pushed. */
export function OfferCard({ title, price, rows, children }: OfferCardProps) {
  const id = useId();
  return (
    <section className="sheet offer" aria-labelledby={id}>
      <div className="offer-head"><h2 id={id}>{title}</h2>{price}</div>
      <dl className="offer-rows">{rows.map(({ label, value }) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}</dl>
      {children && <div className="offer-go">{children}</div>}
    </section>
  );
}
