interface Priced { readonly information: { readonly pricing_title?: string } }

/** The amount in a pricing title, `$13.50/day` → 13.5; undefined when there is none. */
export function amountIn(title: string): number | undefined {
  const found = /\d[\d,]*(?:\.\d+)?/.exec(title)?.[0];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
}

/** CO-008, C-30: by the amount, highest first; titles without an amount by their text. Stable. */
export function byPriceDescending<P extends Priced>(plans: readonly P[]): readonly P[] {
  return plans.toSorted((a, b) => {
    const [one, other] = [a.information.pricing_title ?? '', b.information.pricing_title ?? ''];
    const [x, y] = [amountIn(one), amountIn(other)];
    return x !== undefined && y !== undefined ? y - x : other.localeCompare(one);
  });
}
