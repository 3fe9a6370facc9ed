/** The price of a plan; a dash where it is not available (S-39). */
export function OfferPrice({ price, per }: { readonly price: string | undefined; readonly per: string }) {
  if (!price) return <span className="price-split"><span className="price" aria-hidden="true">–</span>
    <span className="per">Not available</span></span>;
  return <span className="price-split"><span className="price">{price}</span> <span className="per">{per}</span></span>;
}
