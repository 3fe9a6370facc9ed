import { priceParts } from './priceParts';

/** A price in large figures with its unit (RC-083); a title that is not a price is unchanged (S-36). */
export function PriceSplit({ title, per }: { readonly title: string; readonly per: string }) {
  const parts = priceParts(title);
  if (!parts) return <span className="price-split"><span className="price">{title}</span></span>;
  return <span className="price-split">
    <span className="price">{`${parts.symbol}${parts.dollars}.${parts.cents}`}</span> <span className="per">{per}</span>
  </span>;
}
