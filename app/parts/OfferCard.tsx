import { useId, type ReactNode } from 'react';

interface OfferCardProps {
  readonly title: string;
  /** The formatted price, or what is shown instead. */
  readonly price: ReactNode;
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Its button and its documents. */
  readonly children?: ReactNode;
}

/** A plan on a card: name, price, coverages, button. All plans look the same. */
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
