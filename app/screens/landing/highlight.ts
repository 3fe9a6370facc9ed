export interface Piece { readonly text: string; readonly price: boolean }

/** Prices in a sentence (`$10 per day`, `$11/month`), so that they can be lit. */
export function pieces(text: string): readonly Piece[] {
  return text
    .split(/(\p{Sc}\d+(?:,\d{3})*(?:\.\d{2})?(?:\/\p{L}+| per \p{L}+)?)/u)
    .map((part, index) => ({ text: part, price: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** `$10` as its sign and its figures; another text has no sign. */
export function amountParts(amount: string): { readonly symbol: string; readonly figures: string } {
  const { symbol = '', figures = amount } = /^(?<symbol>\p{Sc})(?<figures>.+)$/u.exec(amount)?.groups ?? {};
  return { symbol, figures };
}
