import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleTiers } from '../../contracts/rentalCar';
import { toCents, toTotals } from '../money';
import { daysBetween, plansIn, priceOf } from './prices';

const tiers = exampleTiers.map(({ plan_id }) => plan_id);

describe('prices', () => {
  it('add up to the cent for every plan, state and period (PY-010)', () => {
    fc.assert(fc.property(fc.constantFrom(...tiers), fc.constantFrom('OH', 'CA', 'NY', 'WY', 'OR', 'TX', 'KS'), fc.integer({
      min: 1, max: 31,
    }), (plan, state, days) => {
      const cents = priceOf(plan, state, days);
      if (!cents) throw new Error('no price');
      for (const amount of Object.values(cents)) expect(Number.isInteger(amount) && amount >= 0).toBe(true);
      expect(cents.subtotal - cents.discount + cents.tax).toBe(cents.grandtotal);
      const { subtotal, discount = 0, tax = 0, grandtotal } = toTotals(cents);
      expect((subtotal - discount + tax).toFixed(2)).toBe(grandtotal.toFixed(2));
      expect(toCents(grandtotal)).toBe(cents.grandtotal);
    }));
  });
  it('of a week in Ohio are the ones of the example', () => {
    expect(toTotals(priceOf('rental-platinum-family', 'OH', 7) ?? { subtotal: 0, discount: 0, tax: 0, grandtotal: 0 }))
      .toEqual({ subtotal: 94.5, discount: 9.45, tax: 4.25, grandtotal: 89.3 });
  });
  it('have a discount from the seventh day, and none before', () => {
    expect([priceOf('rental-standard', 'OH', 6)?.discount, priceOf('rental-standard', 'OH', 7)?.discount]).toEqual([0, 630]);
  });
  it('are the daily price of the tab times the days (RC-083)', () => {
    for (const state of ['OH', 'CA', 'NY', 'WY']) for (const { plan_id, information } of plansIn(state)) {
      expect(`$${((priceOf(plan_id, state, 1)?.subtotal ?? 0) / 100).toFixed(2)}/day`).toBe(information.pricing_title);
    }
    expect(plansIn('CA')[0]?.information.pricing_title).not.toBe(plansIn('OH')[0]?.information.pricing_title);
  });
  it('are not known for a plan or state that is not offered', () => {
    expect([priceOf('nothing', 'OH', 1), priceOf('rental-standard', 'HI', 1), plansIn('HI')]).toEqual([undefined, undefined, []]);
  });
});

describe('days of a rental', () => {
  it('are calendar days, through the change of clocks and leap years (I11)', () => {
    expect([daysBetween('2026-10-31', '2026-11-02'), daysBetween('2028-02-28', '2028-03-01'), daysBetween('2026-12-31', '2027-01-01')])
      .toEqual([2, 2, 1]);
  });
});

describe('the amount a page sends', () => {
  it.each([[89.3, 8930], [0.07, 7], [1.15, 115], [89.305, Number.NaN], [Number.POSITIVE_INFINITY, Number.NaN]])('%d is %d cents', (
    amount, cents,
  ) => {
    expect(toCents(amount)).toBe(cents);
  });
});
