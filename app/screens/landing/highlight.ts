export interface Piece { readonly text: string; readonly price: boolean }

/** Finds the prices in a sentence (`$10 per day`, `$11/month`), to highlight them. */
export function pieces(text: string): readonly Piece[] {
  return text
    .split(/(\p{Sc}\d+(?:,\d{3})*(?:\.\d{2})?(?:\/\p{L}+| per \p{L}+)?)/u)
    .map((part, index) => ({ text: part, price: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Splits `$10` into sign and figures; other text has no sign. */
export function amountParts(amount: string): { readonly symbol: string; readonly figures: string } {
  const { symbol = '', figures = amount } = /^(?<symbol>\p{Sc})(?<figures>.+)$/u.exec(amount)?.groups ?? {};
  return { symbol, figures };
}
