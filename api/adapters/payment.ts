import type { Adapters } from '#engine';
import { methods, methodUpdate, type MethodAnswer } from '../contracts/payment';
import { ApiError } from '../errors';
import type { CardHolder } from '../services/types';
import type { Tools } from '../types';

/** Who is insured, as a line's context says it. */
export interface Person { readonly firstName: string; readonly lastName: string; readonly email?: string }

/**
 * PY-006, PY-007, PY-024: the card becomes a token in the provider's frames, the token a payment method. A line says who is insured (C-22), and
 * whose card it is where its form asks for that (S-73); else it is the insured's own.
 */
export const paymentAdapters = <Context>(personOf: (context: Context) => Person, holderOf?: (context: Context) => Partial<CardHolder>) => ({
  async createPaymentMethod(context, { http, services, signal }) {
    const { firstName, lastName, email } = trimmed(personOf(context));
    const token = await services.card.createToken({ name: `${firstName} ${lastName}`, ...trimmed(holderOf?.(context) ?? {}) });
    const answer = await http.send(methods, { body: { first_name: firstName, last_name: lastName, ...(email ? { email } : {}), token: token.id }, signal });
    return { paymentMethod: { id: idOf(answer) } };
  },
} satisfies Adapters<Tools, Context>);

/** PY-008: the same with another card for what is on file, which is found by the e-mail; at the site's own path where it has one. */
export const paymentUpdateAdapters = <Context>(personOf: (context: Context) => Required<Person>, holderOf?: (context: Context) => Partial<CardHolder>) => ({
  async updatePaymentMethod(context, { http, services, session, signal }) {
    const { firstName, lastName, email } = trimmed(personOf(context));
    const name = `${firstName} ${lastName}`;
    const path = session.site?.settings.method_update_path;
    const token = await services.card.createToken({ name, ...trimmed(holderOf?.(context) ?? {}) });
    const answer = await http.send(path?.startsWith('/') ? { ...methodUpdate, path } : methodUpdate, { body: { email, source_token: token.id, name }, signal });
    return { paymentMethod: { id: idOf(answer) } };
  },
} satisfies Adapters<Tools, Context>);

/** C-23: an answer without an id is a failure, and nothing was charged. */
function idOf({ public_id, payment_method_id }: MethodAnswer): string {
  const id = public_id ?? payment_method_id;
  if (id === undefined) throw new ApiError({ code: 'malformed', outcome: 'unknown' });
  return id;
}

/** The provider's frame is not our client: text is trimmed here (SV-069), and what is blank is left out. */
const trimmed = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]).filter(([, value]) => value !== '' && value !== undefined)) as Fields;
