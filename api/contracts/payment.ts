import { contract, email, object, text1 } from './contract';

/** PY-007, C-22: names are the insured's, not the cardholder's. */
export interface MethodRequest { readonly first_name: string; readonly last_name: string; readonly email?: string; readonly token: string }
/** PY-009, C-23: the id is `public_id`, else `payment_method_id`. */
export interface MethodAnswer { readonly public_id?: string; readonly payment_method_id?: string }

/** PY-008, C-22: here it is one `name`, and `source_token` is the new card's. */
export interface MethodUpdateRequest { readonly email: string; readonly source_token: string; readonly name: string }
/** PY-012: how much is refunded to which card. The specification shows no call for it: each line has its own (S-80). */
export interface RefundDetails {
  readonly by_payment_method: readonly { readonly payment_method: { readonly details: { readonly brand?: string; readonly last4?: string } }; readonly refund_amount: number }[];
  readonly total_refund_amount: number;
}

const answer = {
  type: 'object', properties: { public_id: text1(), payment_method_id: text1() },
  anyOf: [{ required: ['public_id'] }, { required: ['payment_method_id'] }],
  examples: [{ public_id: 'pm_1' }, { payment_method_id: 'pm_2' }],
} as const;
const refusals = [
  { status: 402, error: { code: 'payment_method_rejected_by_service', message: 'Your card was declined.' } },
  { status: 400, error: { code: 'token_already_used', message: 'This card token was used before.' } },
] as const;

export const methods = contract<MethodRequest, MethodAnswer>({
  id: 'payment.methods', method: 'POST', path: '/api/partner/v1/methods', kind: 'method',
  summary: 'Makes a payment method of a card token',
  request: object({ first_name: text1(40), last_name: text1(40), email, token: text1() }, ['email']),
  answer, refusals,
});

/** PY-008: another card instead of the one on file. The path is ours; a site's `settings.method_update_path` gives the partner's. */
export const methodUpdate = contract<MethodUpdateRequest, MethodAnswer>({
  id: 'payment.update', method: 'POST', path: '/api/partner/v1/methods/update', kind: 'method',
  summary: 'Puts another card on file',
  request: object({ email, source_token: text1(), name: text1(81) }),
  answer, refusals,
});
