import fc from 'fast-check';
import { createClock } from '#engine';
import { describe, expect, it } from 'vitest';
import { share } from '../money';
import { exact, over, rounded, times, toNumber } from './exact';
import { createLine } from './line';
import type { Rating } from './rating';

const plan = 'plan_applications.0';
const landlord: Rating = {
  code: 'landlord', prefix: 'LL', currency: 'USD',
  inputs: { tenants: `${plan}.tenants`, lease: `${plan}.lease_address`, value: `${plan}.value` },
  refuses: [
    { each: 'tenants', repeats: ['first_name', 'last_name'], code: 'landlord_duplicate_tenant_name',
      message: '{first_name} {last_name} is a tenant already.' },
    { when: { lease: true, not: { 'lease.country_code': { const: 'US' } } }, code: 'landlord_lease_address_ineligible',
      message: 'We insure leases in the United States only.' },
  ],
  checkout: { needs: [`${plan}.plan_id`] }, plans: [{ plan_id: 'll-1', information: { title: 'Landlord' } }],
  price: [{ add: 'value', times: [{ range: 'value', in: [{ upTo: 100_000, is: 0.004 }] }] }, { each: 'tenants', add: 2.5 }],
  title: '${price}/month', tax: { inside: 15 }, buyer: { email: `${plan}.email`, lastName: `${plan}.name` },
};
const line = createLine(landlord, createClock());
const asked = (details: object) => ({ plan_applications: [{ plan_id: 'll-1', ...details }] });
const name = (first_name: string, last_name: string) => ({ first_name, last_name });

describe('a rating', () => {
  it.each([
    [{ tenants: [name('Ines', 'Okafor'), name('Jonah', 'Okafor'), name('ines', 'OKAFOR')] }, 'landlord_duplicate_tenant_name',
      'ines OKAFOR is a tenant already.'],
    [{ lease_address: { country_code: 'CA' } }, 'landlord_lease_address_ineligible', 'We insure leases in the United States only.'],
  ])('refuses answers with its code and message, and only these (OL-007, OL-008): %j', (details, code, message) => {
    expect(() => line.check(asked(details))).toThrow(expect.objectContaining({ status: 400, error: { code, message } }));
    const tenants = [name('Ines', 'Okafor'), name('Jonah', 'Okafor')];
    expect(() => line.check(asked({ tenants, lease_address: { country_code: 'US' } }))).not.toThrow();
  });
  it('adds a row for each entry, with the tax inside', () => {
    expect(line.price(asked({ value: 20_000, tenants: [name('a', 'b'), name('c', 'd')] })))
      .toEqual({ subtotal: 73.91 * 100, discount: 0, tax: 11.09 * 100, grandtotal: 8500 });
  });
  it('writes a price above a thousand as the total beside it is written', () => {
    const yearly = createLine({ ...landlord, price: [{ add: 'value' }] }, createClock());
    expect([4118.4, 999.5].map((value) => yearly.plans(asked({ value }))[0]?.information.pricing_title))
      .toEqual(['$4,118.40/month', '$999.50/month']);
  });
  it('never rates by a row that is not there', () => {
    expect(() => line.price(asked({ value: 100_001 }))).toThrow(expect.objectContaining({ status: 400 }));
    expect(() => line.price({ plan_applications: [{ plan_id: 'll-2' }] })).toThrow(expect.objectContaining({ status: 400 }));
    expect(() => line.price(asked({ value: 1e30 }))).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('what somebody sends who is no page of ours (S21)', () => {
  const pets: Rating = {
    ...landlord, inputs: { pets: `${plan}.pets`, promo: `${plan}.promo`, rent: `${plan}.rent`, state: `${plan}.state` }, refuses: [],
    plans: [{ plan_id: 'll-1', information: { title: 'All' } }, { plan_id: 'll-2', information: { title: 'Some' } }],
    price: [
      { each: 'pets', add: 20, times: [{ lookup: 'plan', in: { 'll-1': 3, 'll-2': 1 } }, { lookup: 'promo', in: { half: 0.5 }, else: 1 }] },
      { add: 'rent' }, { least: 5 },
    ],
    tax: { state: 'state' },
  };
  const priceOf = (details: object): number =>
    createLine(pets, createClock()).price(asked({ pets: [{}], state: 'OH', ...details })).grandtotal;

  it('an entry of a list stands in for no plan, and for no input, blank or not', () => {
    expect(priceOf({})).toBe(6300);
    expect(priceOf({ pets: [{ plan: 'll-2', promo: 'half' }] })).toBe(6300);
    expect(priceOf({ promo: 'none', pets: [{ promo: 'half' }] })).toBe(6300);
    expect(priceOf({ promo: 'half' })).toBe(3150);
  });
  it.each([
    { pets: 'Rex' }, { pets: { 0: {} } }, { pets: 7 }, { rent: '5000' }, { rent: [5000] },
    { state: 'oh' }, { state: '__proto__' }, { state: 'constructor' }, { state: { OH: 1 } }, { state: undefined },
  ])('no price is made of %j', (details) => {
    expect(() => priceOf(details)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

it('amounts are rounded as on paper, half a cent up', () => {
  const cent = exact(0.01);
  expect(toNumber(rounded(times(exact(1.005), exact(1)), cent))).toBe(1.01);
  expect(toNumber(rounded(over(exact(-1.004), exact(1)), cent))).toBe(-1);
  fc.assert(fc.property(fc.nat(10_000_000), fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (cents, numerator, denominator) => {
    const value = over(times(exact(cents / 100), exact(numerator)), exact(denominator));
    expect(Math.round(toNumber(rounded(value, cent)) * 100)).toBe(share(cents, numerator, denominator));
  }));
});
