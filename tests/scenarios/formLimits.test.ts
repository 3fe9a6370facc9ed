import { createLine } from '#api/sandbox/quotes/line';
import { addDays, createClock, setPath } from '#engine';
import { describe, expect, it } from 'vitest';
import { soldLines } from '../support/lines';

const clock = createClock(() => Date.parse('2026-11-21T17:00:00Z'));
const plan = 'plan_applications.0';
const address = { line1: '48 Alder Street', city: 'Columbus', state_or_region: 'OH', postal: '43215' };
const owner = {
  policy_effective_date: clock.today(), owner_first_name: 'Ines', owner_last_name: 'Okafor', owner_email: 'ines@example.com',
  owner_phone_number: '+16145550100',
};
/** Applications as the page sends them. */
const applications = {
  pet: { ...owner, plan_id: 'pet-complete', reimbursement: 80, mailing_address: address,
    pets: [{ reference_id: 'p1', name: 'Rex', species: 'dog', dob: '2020-05-01', neutered: true }] },
  landlord: { ...owner, plan_id: 'landlord-plus', lease_address: { ...address, country_code: 'US' }, kind: 'house', monthly_rent: 1800,
    has_smoke_alarms: true, tenants: [{ first_name: 'Noor', last_name: 'Aziz' }] },
} as const;
const priceOf = (code: keyof typeof applications, path?: string, value?: unknown): unknown => {
  const { rating } = soldLines().find((sold) => sold.code === code) ?? expect.unreachable();
  const application = { plan_applications: [applications[code]] };
  try {
    return createLine(rating, clock).price(path === undefined ? application : setPath(application, `${plan}.${path}`, value)).grandtotal;
  } catch (error) {
    return (error as { readonly error: { readonly fields?: object } }).error.fields;
  }
};

it('nobody insures a lease of a country that is not said, or of one that the page does not ask for (OL-008, S21)', () => {
  const { rating } = soldLines().find(({ code }) => code === 'landlord') ?? expect.unreachable();
  const line = createLine(rating, clock);
  const leased = (country_code?: string) =>
    ({ plan_applications: [{ ...applications.landlord, lease_address: { ...address, country_code } }] });
  expect(line.lacking(leased())).toEqual([`${plan}.lease_address.country_code`]);
  for (const country of ['CA', 'DE', 'us']) {
    const error = expect.objectContaining({ code: 'landlord_lease_address_ineligible' }) as unknown;
    expect(() => line.check(leased(country))).toThrow(expect.objectContaining({ error }));
  }
  expect(line.lacking(leased('US'))).toEqual([]);
  expect(() => line.check(leased('US'))).not.toThrow();
});

const persons = (count: number) => Array.from({ length: count }, (_, one) => ({ first_name: `Sam ${one}`, last_name: 'Aziz' }));
const pets = (count: number) => Array.from({ length: count }, (_, one) => ({ ...applications.pet.pets[0], name: `Rex ${one}` }));

describe('whoever sends an application without the page gets a price only for answers that the page takes (S21)', () => {
  it.each([
    ['pet', 'pets.0.dob', '1989-01-01'], ['pet', 'pets.0.name', 'x'.repeat(41)], ['pet', 'pets.0.neutered', 'yes'],
    ['pet', 'mailing_address.line1', 'x'.repeat(31)], ['pet', 'mailing_address.postal', 'none'], ['pet', 'owner_email', 'nobody'],
    ['landlord', 'monthly_rent', 1], ['landlord', 'monthly_rent', 60_000], ['landlord', 'monthly_rent', 1800.5],
    ['landlord', 'owner_phone_number', '12'], ['landlord', 'lease_address.state_or_region', 'PR'],
    ['landlord', 'tenants.0.last_name', 'x'.repeat(41)], ['landlord', 'tenants', persons(7)], ['pet', 'pets', pets(9)],
  ] as const)('%s: not with %s %j', (code, path, value) => {
    expect(priceOf(code, path, value)).toEqual({ [`application.${plan}.${path}`]: [expect.stringContaining('is no answer of the form')] });
  });
  it.each(['pet', 'landlord'] as const)('%s: as the page sends it', (code) => { expect(priceOf(code)).toBeGreaterThan(0); });
  it('also where the calendar of the visitor is a day behind or ahead, and where an answer may be left out', () => {
    for (const day of [-1, 0, 60, 61]) expect(priceOf('pet', 'policy_effective_date', addDays(clock.today(), day))).toBeGreaterThan(0);
    expect(priceOf('pet', 'pets', pets(8))).toBeGreaterThan(0);
    expect(priceOf('landlord', 'tenants', persons(6))).toBeGreaterThan(0);
    expect(priceOf('pet', 'pets.0.breed', 'Mixed')).toBeGreaterThan(0);
    expect(priceOf('pet', 'mailing_address.line2', '3B')).toBeGreaterThan(0);
  });
});
