import { contract, email, object, text1, type AnswerOf, type RequestOf } from './contract';

/** PY-012: how much is refunded to which card. The specification shows no call for it: each line has its own (S-80). */
export interface RefundDetails {
  readonly by_payment_method: readonly { readonly payment_method: { readonly details: { readonly brand?: string; readonly last4?: string } }; readonly refund_amount: number }[];
  readonly total_refund_amount: number;
}

/** PY-009, C-23: the id is `public_id`, else `payment_method_id`. */
const answer = {
  ...object({ public_id: text1(), payment_method_id: text1() }, ['public_id', 'payment_method_id']),
  anyOf: [{ required: ['public_id'] }, { required: ['payment_method_id'] }],
  examples: [{ public_id: 'pm_1' }, { payment_method_id: 'pm_2' }],
};
const refusals = [
  { status: 402, error: { code: 'payment_method_rejected_by_service', message: 'Your card was declined.' } },
  { status: 400, error: { code: 'token_already_used', message: 'This card token was used before.' } },
] as const;

/** PY-007, C-22: names are the insured's, not the cardholder's. */
export const methods = contract({
  id: 'payment.methods', method: 'POST', path: '/api/partner/v1/methods', kind: 'method',
  summary: 'Makes a payment method of a card token',
  request: object({ first_name: text1(40), last_name: text1(40), email, token: text1() }, ['email']),
  answer, refusals,
});

export type MethodRequest = RequestOf<typeof methods>;
export type MethodAnswer = AnswerOf<typeof methods>;

/**
 * PY-008, C-22: another card, `source_token`, instead of the one on file. The path is ours; a site's `settings.method_update_path` gives
 * the partner's.
 */
export const methodUpdate = contract({
  id: 'payment.update', method: 'POST', path: '/api/partner/v1/methods/update', kind: 'method',
  summary: 'Puts another card on file',
  request: object({ email, source_token: text1(), name: text1(81) }),
  answer, refusals,
});
