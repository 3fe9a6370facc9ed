interface PriceParts { readonly symbol: string; readonly dollars: string; readonly cents: string }

/** RC-083: parses `$9.99/day`; rand are written with a letter. Undefined for a title that is not a price (S-36). */
export function priceParts(title: string): PriceParts | undefined {
  const match = /^\s*(?<symbol>\p{Sc}|R)\s*(?<dollars>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<cents>\d{2}))?(?![\d.,])/u.exec(title);
  const { symbol, dollars, cents = '00' } = match?.groups ?? {};
  return symbol && dollars ? { symbol, dollars, cents } : undefined;
}

/** The price in cents, to multiply without rounding. */
export const inCents = ({ dollars, cents }: PriceParts): number => Number(dollars.replaceAll(',', '')) * 100 + Number(cents);
