import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '#api/errors';
import type { Context, FlowDefinition } from '#engine';
import { catalogue } from '#flows';
import type { Shop } from '../bootstrap/shop';
import { callFailed, callSucceeded, modalShown, purchaseCompleted, stepViewed, tracked } from './events';

type Told = readonly [to: string, name: string, fields: Readonly<Record<string, unknown>>];
function listener() {
  const told: Told[] = [];
  const to = (place: string) => (name: string, fields: Readonly<Record<string, unknown>> = {}): void => {
    told.push([place, name, fields]); };
  const services = { analytics: { page: to('page'), track: to('track'), identify: () => undefined }, parent: { post: to('host') },
    reports: { breadcrumb: (_: string, message: string) => to('crumb')(message), report: () => undefined, user: () => undefined } };
  return { told, shop: { services, embedded: true } as unknown as Shop };
}
const flows = new Map<string, FlowDefinition>();
beforeAll(async () => { for (const entry of catalogue) flows.set(entry.code, (await entry.product()).flow); });
const flow = (code: string): FlowDefinition => flows.get(code) as FlowDefinition;

const totals = { subtotal: 80, tax: 9.3, grandtotal: 89.3 };
/** What each line's adapters have put into the context by the time of the purchase. */
const bought: Readonly<Record<string, Context>> = {
  rental_car: { purchase: { policy_number: 'RC-2026-1', account_id: 'acc_1', currency: 'USD', details: { totals } } },
  renters: { plan: { plan_id: 'p1' }, checkout: { totals, currency: { code: 'USD' } }, purchase: { policy_number: 'RN-2026-1' } },
  commercial: { selectedPlan: { plan_id: 'p1' }, checkout: { totals, currency: { code: 'USD' } },
    purchase: { policy_number: 'BO-2026-1' } },
  // VC-047: the customer reads the first payment; the service's own sum is what counts.
  carsafe: { selectedPlan: { plan_id: 'p1' },
    checkout: { totals: { subtotal: 7.5, tax: 0, grandtotal: 7.5 }, revenue: 89.3, currency_code: 'ZAR' },
    purchase: { policy_number: 'VC-1' } },
  homesafe: { selectedPlan: { plan_id: 'p1' }, checkout: { totals, currency: { code: 'ZAR' } }, purchase: { policy_number: 'HS-1' } },
};

describe('a purchase', () => {
  it.each(Object.keys(bought))('of %s tells its revenue, to analytics and to the page around us (AN-003, S-52, AN-009)', (code) => {
    const { told, shop } = listener();
    // D13: rental cars clear what was ordered.
    const ordered = { selectedPlan: { plan_id: 'p1' }, checkout: { totals, currency: { code: 'USD' } } };
    purchaseCompleted(shop, flow(code), bought[code] ?? {}, code === 'rental_car' ? ordered : {});
    const sums = told.map(([to, name, { revenue, plan_id }]) => [to, name, revenue, plan_id]);
    expect(sums.slice(0, 2)).toEqual([['track', 'purchase completed', 89.3, 'p1'], ['host', 'purchase-completed', 89.3, 'p1']]);
  });
  it('whose answer names an account is a dormant account, once; without one nothing is said (AN-005)', () => {
    const said = (code: string): readonly Told[] => {
      const { told, shop } = listener();
      purchaseCompleted(shop, flow(code), bought[code] ?? {});
      return told.filter(([, name]) => name === 'dormant account');
    };
    expect(said('rental_car')).toEqual([['track', 'dormant account', { flow: 'rental-car', account_id: 'acc_1' }]]);
    expect(said('renters')).toEqual([]);
  });
  it.each(['renters', 'homesafe'])('of %s that fails is told with its code, once, to both (AN-004, RS-055)', (code) => {
    const { told, shop } = listener();
    callFailed(shop, flow(code), 'purchase', new ApiError({ code: 'card_error', outcome: 'refused' }));
    expect(told.map(([to, name, { code }]) => [to, name, code]))
      .toEqual([['track', 'purchase failed', 'card_error'], ['host', 'purchase-failed', 'card_error']]);
  });
});

it.each(['createPaymentMethod', 'attachMethod', 'purchase'])(
  'a %s that fails is one failed purchase; a card that is refused is none (AN-004, RS-050)', (call) => {
  const { told, shop } = listener();
  callFailed(shop, flow('homesafe'), call, new ApiError({ code: 'timeout', outcome: 'unknown' }));
  expect(told.map(([to, name, { code }]) => [to, name, code]))
    .toEqual([['track', 'purchase failed', 'timeout'], ['host', 'purchase-failed', 'timeout']]);
  callFailed(shop, flow('homesafe'), 'createPaymentMethod', new ApiError({ code: 'card_error', outcome: 'refused' }));
  expect(told).toHaveLength(2);
});

describe('a step', () => {
  it.each(catalogue.map(({ code }) => code))(
    'of %s counts as 1, 2 or 3 of the checkout: plans or quote, payment, confirmation (AN-006, S-72)', (code) => {
    const { told, shop } = listener();
    for (const step of Object.keys(flow(code).steps)) stepViewed(shop, flow(code), { step, context: {}, progress: 0.5 });
    expect(told.filter(([to]) => to === 'track').map(([, name, { checkout_step }]) => [name, checkout_step]))
      .toEqual([1, 2, 3].map((number) => ['checkout step viewed', number]));
    const steps = Object.keys(flow(code).steps).length;
    expect(['page', 'host', 'crumb'].map((place) => told.filter(([to]) => to === place).length)).toEqual([steps, steps, steps]);
  });
  it('that asks for offers tells whether they came (AN-007)', () => {
    const { told, shop } = listener();
    callSucceeded(shop, flow('carsafe'), 'plans', { plans: [{}, {}] });
    callSucceeded(shop, flow('homesafe'), 'quotePlans', { plans: [{}] });
    callSucceeded(shop, flow('carsafe'), 'checkout', { plans: [{}] });
    callFailed(shop, flow('homesafe'), 'quotePlans', new Error('x'));
    callFailed(shop, flow('carsafe'), 'checkout', new ApiError({ code: 'timeout', outcome: 'unknown' }));
    expect(told.map(([, name, { count, code }]) => [name, count ?? code]))
      .toEqual([['plans loaded', 2], ['plans loaded', 1], ['plans failed', 'default'], ['checkout failed', 'timeout']]);
  });
  it.each(['carsafe', 'homesafe'])('of %s tells the plan that is chosen and, when buying fails, why (AN-007)', (code) => {
    const { told, shop } = listener();
    tracked(shop, flow(code), Object.values(flow(code).steps).find(({ screen }) => screen === 'plans')?.on?.CHOOSE?.track ?? '',
      { selectedPlan: { plan_id: 'p2' } });
    callFailed(shop, flow(code), 'purchase', new ApiError({ code: 'card_error', outcome: 'refused' }));
    expect(told.filter(([to]) => to === 'track').map(([, name, { plan_id, code: why }]) => [name, plan_id ?? why]))
      .toEqual([['plan selected', 'p2'], ['purchase failed', 'card_error']]);
  });
  it.each(['carsafe', 'homesafe'])('of %s tells that there are no plans by the same event as the landing page (AN-007)', (code) => {
    const { told, shop } = listener();
    modalShown(shop, flow(code), 'noPlans');
    expect(told.filter(([to]) => to === 'track').map(([, name]) => name)).toEqual(['no offers modal shown']);
  });
  it('tells a choice of plan and a message that opens and closes (AN-007, AN-009)', () => {
    const { told, shop } = listener();
    tracked(shop, flow('carsafe'), 'plan selected', { selectedPlan: { plan_id: 'p2' } });
    tracked(shop, flow('renters'), 'quote accepted', {});
    modalShown(shop, flow('rental_car'), 'renty')();
    expect(told.map(([to, name]) => `${to} ${name}`))
      .toEqual(['track plan selected', 'host plan-selected', 'track quote accepted', 'track modal shown', 'host modal-opened',
        'host modal-closed']);
  });
});
