import type { PaymentAction } from '#flows/screenContent';

/** PY-014. `amount` is the refund, written as money. */
export function payLabel(action: PaymentAction, amount: string): string {
  if (action === 'refund') return amount === '' ? 'Refund' : `Refund: ${amount}`;
  return action === 'no_change' ? 'Confirm changes' : 'Complete Your Order';
}
/** The verb while it runs. */
export function payBusy(action: PaymentAction): string {
  if (action === 'refund') return 'Refunding';
  return action === 'no_change' ? 'Confirming changes' : 'Completing your order';
}

/** A label with its linked word in [brackets]: what stands before, the word, what stands after. */
export function bracketed(label: string): { readonly before: string; readonly word?: string; readonly after: string } {
  const { before, word, after } = /^(?<before>[^[]*)\[(?<word>[^\]]+)\](?<after>.*)$/su.exec(label)?.groups ?? {};
  return word === undefined ? { before: label, after: '' } : { before: before ?? '', word, after: after ?? '' };
}

/** The missing labels, with the acknowledgment once, by its linked word, and last as on the page. */
export const withWord = (missing: readonly string[], title: string | undefined, word: string): readonly string[] =>
  [...missing.filter((other) => other !== title), word];
