import { contract, email, object, text1 } from './contract';

/** PY-007, C-22: names are the insured's, not the cardholder's. */
export interface MethodRequest { readonly first_name: string; readonly last_name: string; readonly email?: string; readonly token: string }
/** PY-009, C-23: the id is `public_id`, else `payment_method_id`. */
export interface MethodAnswer { readonly public_id?: string; readonly payment_method_id?: string }

export const methods = contract<MethodRequest, MethodAnswer>({
  id: 'payment.methods', method: 'POST', path: '/api/partner/v1/methods', kind: 'method',
  summary: 'Makes a payment method of a card token',
  request: object({ first_name: text1(40), last_name: text1(40), email, token: text1() }, ['email']),
  answer: {
    type: 'object', properties: { public_id: text1(), payment_method_id: text1() },
    anyOf: [{ required: ['public_id'] }, { required: ['payment_method_id'] }],
    examples: [{ public_id: 'pm_1' }, { payment_method_id: 'pm_2' }],
  },
  refusals: [
    { status: 402, error: { code: 'payment_method_rejected_by_service', message: 'Your card was declined.' } },
    { status: 400, error: { code: 'token_already_used', message: 'This card token was used before.' } },
  ],
});
