export interface PriceParts { readonly symbol: string; readonly dollars: string; readonly cents: string }

/** RC-083: `$9.99/day` is 9 dollars and 99 cents; rand are written with a letter. A title that does not read as a price is shown as it is (S-36). */
export function priceParts(title: string): PriceParts | undefined {
  const match = /^\s*(?<symbol>\p{Sc}|R)\s*(?<dollars>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<cents>\d{2}))?(?![\d.,])/u.exec(title);
  const { symbol, dollars, cents = '00' } = match?.groups ?? {};
  return symbol && dollars ? { symbol, dollars, cents } : undefined;
}

/** The price in cents, to multiply without rounding. */
export const inCents = ({ dollars, cents }: PriceParts): number => Number(dollars.replaceAll(',', '')) * 100 + Number(cents);
