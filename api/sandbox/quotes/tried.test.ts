import { createClock, setPath } from '#engine';
import { describe, expect, it } from 'vitest';
import { create, plans, update } from '../../contracts/quotes';
import type { Rating } from './rating';
import { createTried } from './tried';

const plan = 'plan_applications.0';
const rating: Rating = {
  code: 'boat', prefix: 'BO', currency: 'USD', inputs: { value: `${plan}.value` },
  refuses: [{ when: { value: { minimum: 1000 } }, code: 'too_dear', message: 'We insure boats of up to $999.' }],
  checkout: { needs: [`${plan}.plan_id`, `${plan}.value`] }, plans: [{ plan_id: 'bo-1', information: { title: 'Boat' } }],
  price: [{ add: 'value' }], title: '${price}', tax: { inside: 15 }, buyer: { email: `${plan}.email`, lastName: `${plan}.name` },
};
const unpricedOf = (sent: readonly object[], contract: { readonly id: string } = update) => {
  const tried = createTried(rating, createClock());
  for (const details of sent) tried.onSend(contract, { body: { application: { plan_applications: [details] } } });
  return tried.unpriced();
};

it('one application that gets a price is enough, whichever call brings it', () => {
  expect(unpricedOf([{ plan_id: 'bo-1', value: 5000 }, { plan_id: 'bo-1', value: 50 }, {}])).toBeUndefined();
  expect(unpricedOf([{ plan_id: 'bo-1', value: 50 }], create)).toBeUndefined();
});
it('without one the refusals are counted, each application once', () => {
  const dear = { plan_id: 'bo-1', value: 5000 };
  expect(unpricedOf([dear, dear, { ...dear, value: 6000 }, { plan_id: 'bo-2', value: 50 }])).toEqual({
    at: ['rating'],
    reason: 'none of the answers that were tried gets one: 2 × “We insure boats of up to $999.”, '
      + '1 × “This plan is not offered for these answers.”',
  });
});
it('what the price needs and nobody sends is the reason', () => {
  expect(unpricedOf([{ value: 50 }, {}])).toEqual({
    at: ['rating', 'checkout', 'needs'], reason: 'no application has all that the price needs: plan_applications.0.plan_id is never sent',
  });
  expect(unpricedOf([{ plan_id: 'bo-1' }, { value: 50 }])?.reason).toBe('no application has all that the price needs at once');
});
describe('a rating that tells days apart which the flow does not', () => {
  const born = { type: 'object', properties: { plan_applications: { type: 'array', items: {
    type: 'object', properties: { born: { type: 'string', window: { from: 'today', min: { years: -110 }, max: 0 } } },
  } } } } as const;
  const tooOld = { when: { born: { window: { from: 'today', max: { years: -90 } } } }, code: 'too_old', message: 'Nobody of 90 sails.' };
  const unpricedOfOld = (change: Partial<Rating>) => {
    const clock = createClock(() => Date.parse('2026-03-10T12:00:00Z'));
    const tried = createTried({ ...rating, inputs: { ...rating.inputs, born: `${plan}.born` }, refuses: [tooOld], ...change }, clock);
    tried.onSend(update, { body: { application: { plan_applications: [{ plan_id: 'bo-1', value: 50, born: '1920-03-10' }] } } });
    return tried.unpriced();
  };
  const refused = { at: ['rating'], reason: 'none of the answers that were tried gets one: 1 × “Nobody of 90 sails.”' };
  it('gets other days of those that the form takes, one of which has a price', () =>
    expect(unpricedOfOld({ limits: born })).toBeUndefined());
  it('is told where the form takes none of the others', () => {
    const { window } = born.properties.plan_applications.items.properties.born;
    const old = setPath(born, 'properties.plan_applications.items.properties.born.window', { ...window, max: { years: -95 } });
    expect(unpricedOfOld({ limits: old })).toEqual(refused);
    expect(unpricedOfOld({})).toEqual(refused);
  });
});
it('where no application was sent, there is nothing to say', () => {
  expect(unpricedOf([])).toBeUndefined();
  expect(unpricedOf([{ value: 50 }], plans)).toBeUndefined();
});
