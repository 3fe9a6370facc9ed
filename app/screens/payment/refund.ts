import { isObject } from '#engine';
import type { RefundDetails } from '#api/contracts/payment';
import { money } from '#widgets/format/money';

export interface RefundLine { readonly label: string; readonly amount: string }
export interface Refund { readonly lines: readonly RefundLine[]; readonly total: string }

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover',
  diners: 'Diners Club', jcb: 'JCB', unionpay: 'UnionPay' };

/** PY-012: the refund of each card. Undefined while there is no amount. */
export function refundOf(found: unknown, currency: string | undefined): Refund | undefined {
  const { by_payment_method, total_refund_amount } = (isObject(found) ? found : {}) as Partial<RefundDetails>;
  const total = money(total_refund_amount, currency);
  if (total === '') return undefined;
  const parts = Array.isArray(by_payment_method) ? (by_payment_method as RefundDetails['by_payment_method']) : [];
  return { total, lines: parts.map((part) =>
    ({ label: cardName(part.payment_method?.details), amount: money(part.refund_amount, currency) })) };
}

/** Visa ending in 4242. */
function cardName({ brand, last4 }: RefundDetails['by_payment_method'][number]['payment_method']['details'] = {}): string {
  const name = (brand && (brands[brand.toLowerCase()] ?? brand)) || 'Card';
  return last4 ? `${name} ending in ${last4}` : name;
}
