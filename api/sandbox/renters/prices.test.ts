import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Amounts, Details } from '../../contracts/renters';
import { toCents, toTotals, toUnits } from '../money';
import { checkAmounts, ratesIn } from './options';
import { planIn } from './plan';
import { premium, priceOf } from './prices';
import { annual, elevenPay } from './states';
import { ines, usual } from './testing';

const states = fc.constantFrom('OH', 'CA', 'FL', 'NY', 'TX', 'WY', 'OR', 'LA', 'VT');
/** What a renter in the state can really select. */
const selections = (state: string): fc.Arbitrary<Amounts> => {
  const { personal_property: rows, liability, settings, allow_water_backup: water, allow_identity_fraud: fraud, allow_earthquake: quake } =
    ratesIn(state);
  const least = Number(settings?.min_liability_limit ?? 0);
  return fc.record({
    row: fc.constantFrom(...rows),
    liability_limit: fc.constantFrom(...liability.map(({ liability_limit }) => liability_limit).filter((limit) => limit >= least)),
    include_replacement_cost: fc.boolean(), include_water_backup: fc.constantFrom(...(water ? [true, false] : [false])),
    include_identity_fraud: fc.constantFrom(...(fraud ? [true, false] : [false])),
    include_earthquake: fc.constantFrom(...(quake ? [true, false] : [false])),
  }).map(({ row, ...rest }) => ({ ...(row as Amounts), ...rest }));
};
const answers: fc.Arbitrary<Details> = fc.record({
  year_built: fc.integer({ min: 1700, max: 2026 }), construction: fc.constantFrom('frame', 'masonry', 'concrete', 'unknown'),
  alarms: fc.subarray(['smoke', 'fire_station', 'burglar', 'sprinklers'], { minLength: 1 }),
  pet_breeds: fc.subarray(['small_dog', 'large_dog', 'guard_dog', 'cat']), outdoors: fc.subarray(['pool', 'trampoline'], { minLength: 1 }),
  jewellery_value: fc.integer({ min: 1, max: 25_000 }),
  claims: fc.array(fc.record({ claim_date: fc.constant('2024-01-02'), claim_amount: fc.integer({ min: 1, max: 9000 }) }), { maxLength: 2 }),
  has_prior_insurance: fc.constantFrom('yes', 'no'),
}, { requiredKeys: [] });

describe('a price', () => {
  it('adds up to the cent for every state, selection, answer and cadence (PY-003, PY-010, PY-030, PY-031)', () => {
    fc.assert(fc.property(states.chain((state) => fc.tuple(fc.constant(state), selections(state))), answers, fc
      .constantFrom(annual, elevenPay), ([state, amounts], details, cadence) => {
      checkAmounts(amounts, state);
      const { payments, ...cents } = priceOf(state, details, amounts, cadence);
      for (const amount of [...payments, ...Object.values(cents)]) expect(Number.isInteger(amount) && amount >= 0).toBe(true);
      expect(cents.subtotal - cents.discount + cents.tax).toBe(cents.grandtotal);
      expect(payments.reduce((sum, amount) => sum + amount, 0)).toBe(cents.grandtotal);
      const { subtotal, discount = 0, tax = 0, grandtotal } = toTotals(cents);
      expect((subtotal - discount + tax).toFixed(2)).toBe(grandtotal.toFixed(2));
      expect(toCents(grandtotal)).toBe(cents.grandtotal);
      expect(payments.map((amount) => toCents(toUnits(amount)))).toEqual(payments);
    }));
  });
  it('is one payment a year, or a larger first one and ten that are equal (PY-003)', () => {
    expect(priceOf('OH', ines, usual, annual).payments).toHaveLength(1);
    const [first = 0, ...others] = priceOf('OH', ines, usual, elevenPay).payments;
    expect([others.length, new Set(others).size]).toEqual([10, 1]);
    expect(first).toBeGreaterThan(others[0] ?? 0);
  });
  it('carries billing fees by the month, and a discount by the year', () => {
    const [year, month] = [priceOf('OH', ines, usual, annual), priceOf('OH', ines, usual, elevenPay)];
    expect(month.subtotal - year.subtotal).toBe(2000);
    expect(year.discount).toBe(Math.round(year.subtotal * 0.05));
    expect(month.discount).toBe(0);
  });
  it.each<[string, Amounts, Details]>([
    ['more belongings', { ...usual, personal_property_coverage: 30_000 }, ines],
    ['a lower deductible', { ...usual, all_peril_deductible: 250 }, ines], ['more liability', { ...usual, liability_limit: 300_000 }, ines],
    ['water backup', { ...usual, include_water_backup: true }, ines], ['identity fraud', { ...usual, include_identity_fraud: true }, ines],
    ['an earthquake', { ...usual, include_earthquake: true }, ines],
    ['a claim', usual, { ...ines, claims: [{ claim_date: '2024-01-02', claim_amount: 900 }] }],
    ['a guard dog', usual, { ...ines, pet_breeds: ['guard_dog'] }], ['an old building', usual, { ...ines, year_built: 1930 }],
    ['no alarms', usual, { ...ines, alarms: ['none'] }], ['a pool', usual, { ...ines, outdoors: ['pool'] }],
    ['jewellery', usual, { ...ines, jewellery_value: 9000 }],
  ])('is higher with %s', (_what, amounts, details) => {
    expect(premium('CA', details, amounts)).toBeGreaterThan(premium('CA', ines, usual));
  });
  it('counts each hundred dollars of jewellery that has begun beyond the first $1,500', () => {
    const more = (jewellery_value: number): number => premium('OH', { ...ines, jewellery_value }, usual) - premium('OH', ines, usual);
    expect([1, 1500, 1501, 1600, 1601].map(more)).toEqual([0, 0, 110, 110, 220]);
  });
  it('is lower with a higher hurricane deductible', () => {
    const [low = 0, middle = 0, high = 0] = [1000, 2000, 5000].map((hurricane_deductible) =>
      premium('FL', ines, { ...usual, hurricane_deductible }));
    expect(low > middle && middle > high).toBe(true);
  });
  it('begins near eleven dollars a month (CO-010)', () => {
    expect(planIn('OH').information?.pricing_title).toMatch(/^\$1\d\.\d\d\/month$/);
    expect(premium('ND', { year_built: 2015, construction: 'concrete', alarms: ['smoke', 'burglar'] }, {
      personal_property_coverage: 10_000, all_peril_deductible: 1000, liability_limit: 100_000,
    })).toBeLessThan(1100 * 12);
  });
});

describe('what can be chosen', () => {
  it('is the full product of amounts, with a hurricane deductible on the coast only (RN-022, RN-056)', () => {
    expect(ratesIn('OH').personal_property).toHaveLength(5 * 3);
    expect(ratesIn('FL').personal_property).toHaveLength(5 * 3 * 3);
    expect(ratesIn('OH').personal_property.some((row) => 'hurricane_deductible' in row)).toBe(false);
  });
  it('has earthquake in California alone, and a least liability, as text, in some states (RN-026, RN-055, RN-061)', () => {
    expect(['CA', 'OH', 'NY'].map((state) => ratesIn(state).allow_earthquake)).toEqual([true, false, false]);
    expect([
      ratesIn('NY').settings?.min_liability_limit, ratesIn('FL').settings?.min_liability_limit, ratesIn('OH').settings?.min_liability_limit,
    ]).toEqual(['100000', '300000', undefined]);
  });
  it('is all that can be bought (S21)', () => {
    const fields = (amounts: Amounts, state: string): unknown => {
      try {
        return checkAmounts(amounts, state);
      } catch (error) {
        return Object.keys((error as { error: { fields: object } }).error.fields);
      }
    };
    expect(fields(usual, 'OH')).toBeUndefined();
    expect(fields({ ...usual, personal_property_coverage: 15_000 }, 'OH')).toEqual(['rates.personal_property_coverage']);
    expect(fields({ ...usual, hurricane_deductible: 1000, include_earthquake: true }, 'OH'))
      .toEqual(['rates.hurricane_deductible', 'rates.include_earthquake']);
    expect(fields(usual, 'FL')).toEqual(['rates.liability_limit', 'rates.hurricane_deductible']);
  });
});
