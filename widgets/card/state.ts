/** What the provider reports of one of the three parts of a card: never the digits themselves. */
export interface PartState { readonly complete: boolean; readonly error?: string; readonly brand?: string }
export type PartName = 'number' | 'expiry' | 'code';
export type CardState = Readonly<Partial<Record<PartName, PartState>>>;
/** The field's value: only that a card is complete. The token is created at payment. */
export interface CardValue { readonly complete: true; readonly brand?: string }

const all: readonly PartName[] = ['number', 'expiry', 'code'];

export const withPart = (state: CardState, name: PartName, part: PartState): CardState => ({ ...state, [name]: part });

export function cardValue(state: CardState): CardValue | undefined {
  if (!all.every((name) => state[name]?.complete)) return undefined;
  const brand = state.number?.brand;
  return { complete: true, ...(brand && brand !== 'unknown' ? { brand } : {}) };
}
export const sameValue = (a: CardValue | undefined, b: CardValue | undefined): boolean =>
  a?.complete === b?.complete && a?.brand === b?.brand;
