import { createClock, createRules } from '#engine';
import { describe, expect, it } from 'vitest';
import { methods } from '../contracts/payment';
import type { Contract } from '../contracts/contract';
import type { SendOptions, Session, Tools } from '../types';
import { createCallOutcomes } from '../callOutcomes';
import { buyerWithoutToken } from './buyer';
import { paymentAdapters, paymentUpdateAdapters } from './payment';
import * as testing from './testing';
import { rentalCarAdapters, rentalPerson } from './rentalCar';

const ines = { firstName: 'Ines', lastName: 'Okafor', phoneNumber: '+16145550100', email: 'ines@example.com' };
const adapters = paymentAdapters(rentalPerson);
const nobody: Session = { embedded: false, metadata: {} };
/** Tools that answer each call with what is given, and keep what was sent. */
function tools(answer: unknown) {
  const sent: { contract: string; options: SendOptions<unknown> }[] = [];
  const made = {
    signal: new AbortController().signal, session: nobody, clock: createClock(() => 0), newId: () => 'id',
    services: { card: { createToken: async (holder: object) => ({ id: 'tok_1', holder }) } },
    http: {
      send: async (contract: Contract, options: SendOptions<unknown>) => { sent.push({ contract: contract.id, options }); return answer; },
    },
  } as unknown as Tools & { readonly signal: AbortSignal };
  return { made, sent };
}

describe('a payment method', () => {
  it('is made of the insured’s names, e-mail and the card token, and nothing else (PY-007, C-22)', async () => {
    const { made, sent } = tools({ public_id: 'pm_1' });
    await adapters.createPaymentMethod({ driverInfo: ines }, made);
    expect(sent).toMatchObject([{ contract: methods.id }]);
    expect(sent[0]?.options.body).toEqual({ first_name: 'Ines', last_name: 'Okafor', email: 'ines@example.com', token: 'tok_1' });
  });
  it.each([
    [{ public_id: 'a', payment_method_id: 'b' }, 'a'], [{ payment_method_id: 'b' }, 'b'],
  ])('is known by its public id, else by its payment method id (PY-009, C-23): %j', async (answer, id) => {
    await expect(adapters.createPaymentMethod({ driverInfo: ines }, tools(answer).made)).resolves.toEqual({ paymentMethod: { id } });
  });
  it('without an id is a failure (C-23)', async () => {
    await expect(adapters.createPaymentMethod({ driverInfo: ines }, tools({}).made))
      .rejects.toMatchObject({ code: 'malformed', outcome: 'unknown' });
  });
});

describe('another card for what is on file', () => {
  const { updatePaymentMethod } = paymentUpdateAdapters((context: typeof ines) => context);
  const at = (method_update_path?: string) => ({
    session: { ...nobody, site: { title: 'S', verticals: [], settings: method_update_path === undefined ? {} : { method_update_path } } },
  });
  it('is sent as e-mail, source token and one name, and nothing else (PY-008, C-22)', async () => {
    const { made, sent, asked } = testing.tools({ public_id: 'pm_1' });
    await updatePaymentMethod({ ...ines, lastName: ' Okafor ' }, made);
    expect(sent).toEqual([{
      call: 'payment.update', path: '/api/partner/v1/methods/update',
      body: { email: 'ines@example.com', source_token: 'tok_1', name: 'Ines Okafor' }, headers: undefined,
    }]);
    expect(asked).toEqual([{ name: 'Ines Okafor' }]);
  });
  it('is sent to the site’s own path, if that is one (PY-008)', async () => {
    const [own, noPath] = [
      testing.tools({ public_id: 'pm_1' }, at('/api/own/cards')), testing.tools({ public_id: 'pm_1' }, at('own/cards')),
    ];
    await updatePaymentMethod(ines, own.made);
    await updatePaymentMethod(ines, noPath.made);
    expect([own, noPath].map(({ sent }) => sent[0]?.path)).toEqual(['/api/own/cards', '/api/partner/v1/methods/update']);
  });
  it.each([
    [{ public_id: 'a', payment_method_id: 'b' }, 'a'], [{ payment_method_id: 'b' }, 'b'],
  ])('is known by the same ids as a new one (PY-008, C-23): %j', async (answer, id) => {
    await expect(updatePaymentMethod(ines, testing.tools(answer).made)).resolves.toEqual({ paymentMethod: { id } });
  });
  it('without an id is a failure (C-23)', async () => {
    await expect(updatePaymentMethod(ines, testing.tools({}).made)).rejects.toMatchObject({ code: 'malformed', outcome: 'unknown' });
  });
});

describe('a purchase without a token', () => {
  it('names the buyer; with the site’s or the visitor’s token it does not (CH-005, CH-006, CH-008)', () => {
    expect(buyerWithoutToken(ines, nobody))
      .toEqual({ first_name: 'Ines', last_name: 'Okafor', phone_number: '+16145550100', email: 'ines@example.com' });
    expect(buyerWithoutToken(ines, { ...nobody, urlToken: 't' })).toEqual({});
    expect(buyerWithoutToken(ines, { ...nobody, site: { api_token: 't', title: 'S', verticals: [], settings: {} } })).toEqual({});
  });
});

describe('every outcome of a call, for the prover', () => {
  const clock = createClock(() => 0);
  const outcomesOf = createCallOutcomes({ adapters: { ...rentalCarAdapters, ...adapters }, rules: createRules({ clock }), clock });
  it('has every combination of the contracts’ answers once', async () => {
    const outcomes = await outcomesOf('createPaymentMethod', { driverInfo: ines });
    expect(outcomes.map(({ label }) => label).sort()).toEqual([
      'card refused', 'card token, answer 1', 'card token, answer 2', 'card token, no answer', 'card token, not readable',
      'card token, refused payment_method_rejected_by_service', 'card token, refused token_already_used',
    ]);
    expect(outcomes.filter(({ patch }) => patch)).toHaveLength(2);
  });
  it('reports a request that the contract refuses', async () => {
    const outcomes = await outcomesOf('createPaymentMethod', { driverInfo: { ...ines, firstName: '' } });
    expect(outcomes.filter(({ breach }) => breach).map(({ breach }) => breach))
      .toEqual(['payment.methods: the adapter sends what the contract refuses: first_name (required).']);
  });
});
