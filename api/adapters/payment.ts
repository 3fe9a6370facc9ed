import type { Adapters } from '#engine';
import { methods, methodUpdate, type MethodAnswer } from '../contracts/payment';
import { ApiError } from '../errors';
import type { CardHolder } from '../services/types';
import type { Tools } from '../types';
import { atPath } from './atPath';
import { filled } from './fields';

/** The insured person, from a line's context, and where the address of the visit is (S-54). */
export interface Person extends Place { readonly firstName: string; readonly lastName: string; readonly email?: string }
interface Place { readonly lat?: number; readonly lng?: number }
/** The place alone of an address. */
export const placeOf = ({ lat, lng }: Place = {}): Place => ({ lat, lng });

/**
 * PY-006, PY-007, PY-024: the card becomes a token in the provider's frames, the token a payment method. A line says who is insured
 * (C-22), and whose card it is where its form asks for that (S-73); else it is the insured's own. The provider's frame is not our client,
 * so texts are trimmed here (SV-069).
 */
export const paymentAdapters = <Context>(personOf: (context: Context) => Person, holderOf?: (context: Context) => Partial<CardHolder>) => ({
  async createPaymentMethod(context, { http, services, signal }) {
    const { firstName, lastName, email, ...rest } = filled(personOf(context));
    const token = await services.card.createToken({ name: `${firstName} ${lastName}`, ...filled(holderOf?.(context) ?? {}) });
    const body = { first_name: firstName, last_name: lastName, ...(email ? { email } : {}), token: token.id };
    return { paymentMethod: { id: idOf(await http.send(methods, { body, at: rest, signal })) } };
  },
} satisfies Adapters<Tools, Context>);

/** PY-008: another card for the payment method on file, which is found by the e-mail; at the site's own path where it has one. */
export const paymentUpdateAdapters = <Context>(personOf: (context: Context) => Person & Required<Pick<Person, 'email'>>) => ({
  async updatePaymentMethod(context, { http, services, session, signal }) {
    const { firstName, lastName, email, ...rest } = filled(personOf(context));
    const name = `${firstName} ${lastName}`;
    const token = await services.card.createToken({ name });
    const body = { email, source_token: token.id, name };
    const contract = atPath(methodUpdate, session.site?.settings.method_update_path);
    return { paymentMethod: { id: idOf(await http.send(contract, { body, at: rest, signal })) } };
  },
} satisfies Adapters<Tools, Context>);

/** C-23: an answer without an id is a failure, and nothing was charged. */
function idOf({ public_id, payment_method_id }: MethodAnswer): string {
  const id = public_id ?? payment_method_id;
  if (id === undefined) throw new ApiError({ code: 'malformed', outcome: 'unknown' });
  return id;
}
