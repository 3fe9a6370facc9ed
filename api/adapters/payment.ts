import type { Adapters } from '#engine';
import { methods } from '../contracts/payment';
import { ApiError } from '../errors';
import type { Tools } from '../types';

/** Who is insured, and the name on the card: the holder's where a line asks for no other (S-73). */
export interface PaymentContext {
  readonly driverInfo: { readonly firstName: string; readonly lastName: string; readonly email?: string };
}

/** PY-006, PY-007, PY-024: the card becomes a token in the provider's frames, the token a payment method. */
export const paymentAdapters = {
  async createPaymentMethod({ driverInfo: { firstName, lastName, email } }, { http, services, signal }) {
    const token = await services.card.createToken({ name: `${firstName} ${lastName}` });
    const answer = await http.send(methods, { body: { first_name: firstName, last_name: lastName, ...(email ? { email } : {}), token: token.id }, signal });
    const id = answer.public_id ?? answer.payment_method_id;
    // C-23: an answer without an id is a failure, and nothing was charged.
    if (id === undefined) throw new ApiError({ code: 'malformed', outcome: 'unknown' });
    return { paymentMethod: { id } };
  },
} satisfies Adapters<Tools, PaymentContext>;
