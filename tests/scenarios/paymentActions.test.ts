import { checkFlow } from '#engine/check';
import { formatVerdict } from '#engine/explore';
import { widgets } from '#widgets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentActions } from '../../app/gallery/examples/paymentActions';
import { screens } from '../../app/screens/index';
import { proveFlow } from '../model/proveFlow';
import { cards, openTown, visitor, type Town, type Visit } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown(); });
afterAll(() => town.close());

const ines = { firstName: 'Ines', lastName: 'Okafor', email: 'ines.actions@example.com' };
async function asks(change: string): Promise<Visit> {
  const visit = await visitor(town, 'rental-car', { changed: () => paymentActions });
  await visit.fills({ ...ines, change }).next();
  return visit;
}
const calls = (visit: Visit): readonly string[] =>
  visit.requests.map(({ url }) => new URL(url).pathname).filter((path) => !/\/(site|partner)$/.test(path));

describe('the actions of the payment step, by configuration alone (S-80)', () => {
  it('charges a card: it is asked for and becomes a payment method (PY-013)', async () => {
    const visit = await asks('add');
    expect(visit.isAt('charge').view.missing).toEqual([{ title: 'Card' }]);
    await visit.next();
    await visit.isAt('charge').typesCard().next();
    visit.isAt('confirmation');
    expect(calls(visit)).toEqual(['/api/partner/v1/methods']);
  });
  it('refunds without a card, by the line’s own call and no path of ours (PY-012, PY-013, PY-015)', async () => {
    const visit = await asks('cancel');
    expect([visit.isAt('refund').view.form, visit.view.missing]).toEqual([undefined, []]);
    await visit.next();
    visit.isAt('refunded').keeps({ 'settled.total_refund_amount': 124.55 });
    expect(calls(visit)).toEqual([]);
  });
  it('refunds once, however often it is pressed (PY-016)', async () => {
    let refunds = 0;
    const { adapters } = paymentActions;
    const refund: typeof adapters[string] = (context, tools) => {
      refunds += 1;
      return (adapters.refund as typeof adapters[string])(context, tools);
    };
    const visit = await visitor(town, 'rental-car', { changed: () => ({ ...paymentActions, adapters: { ...adapters, refund } }) });
    await visit.fills({ ...ines, change: 'cancel' }).next();
    await visit.isAt('refund').presses().presses().presses().rests();
    expect([visit.isAt('refunded').view.fault, refunds]).toEqual([undefined, 1]);
  });
  it('confirms a change without a card (PY-013, PY-015)', async () => {
    const visit = await asks('move');
    await visit.isAt('noChange').next();
    visit.isAt('confirmation').keeps({ 'settled.policy_number': 'EX-2026-0000142' });
    expect(calls(visit)).toEqual([]);
  });
  it('puts another card on file; a refused one may be followed by a good one (PY-008)', async () => {
    const visit = await asks('card');
    await visit.isAt('update').typesCard(cards.expired).next();
    await visit.isAt('update').fails('payment_method_rejected_by_service').dismisses();
    await visit.typesCard().next();
    visit.isAt('confirmation');
    expect(calls(visit)).toEqual(['/api/partner/v1/methods/update', '/api/partner/v1/methods/update']);
    expect(await visit.asked('/update').at(-1)?.json())
      .toEqual({ email: ines.email, name: 'Ines Okafor', source_token: expect.stringMatching(/^tok_/) });
    const { rows } =
      await town.sandbox.db.query('select first_name, last_name from methods where email = $1 and first_name = $2', [ines.email, 'Ines']);
    expect(rows).toContainEqual({ first_name: 'Ines', last_name: 'Okafor' });
  });
});

describe('the definition they stand in', () => {
  it('is data, and uses only names that exist', () => {
    const { flow, adapters, derive } = paymentActions;
    expect(checkFlow(flow, {
      calls: Object.keys(adapters), derive: Object.keys(derive), screens: Object.keys(screens), widgets: [...Object.keys(widgets), 'card'],
    })).toEqual([]);
    expect(JSON.parse(JSON.stringify(flow))).toEqual(flow);
  });
  it('keeps every promise in every state: doors, failures, Back, reload, one refund a request', async () => {
    const verdict = await proveFlow(paymentActions);
    expect([verdict.complete, verdict.dead, verdict.broken], formatVerdict(verdict)).toEqual([true, [], 0]);
  });
});
