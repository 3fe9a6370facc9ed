import { getPath } from '#engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnScreen } from '../support/drawn';
import { ines } from '../support/people';
import { openTown, visitor, type Town, type Visit } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown({ on: '2026-03-10' }); });
afterAll(() => town.close());

const rex = { species: 'dog', name: 'Rex', dob: '2015-05-01', neutered: true };
const mia = { species: 'cat', name: 'Mia', dob: '2024-02-01', neutered: false };
const titles = ({ context }: Visit): unknown =>
  (context.plans as readonly { readonly information: object }[]).map(({ information }) => information);

describe('pets', () => {
  const atPets = async (): Promise<Visit> => {
    const visit = await visitor(town, 'pet', { siteName: 'everything' });
    await visit.goesOn({ ...ines, policyStartDate: '2026-03-20' });
    return visit.isAt('pets');
  };
  const adds = async (visit: Visit, pet: object): Promise<Visit> => {
    await visit.adds();
    await visit.isAt('pet').goesOn({ ...pet });
    return visit;
  };
  it('are several on one quote, and each counts in the price', async () => {
    const visit = await adds(await adds(await atPets(), rex), mia);
    await visit.isAt('pets').goesOn();
    await visit.isAt('owner').goesOn(ines);
    visit.isAt('plans');
    // Rex: 18.50 × 2.4 × 1.35 = 59.94; Mia: 11.00 × 2.4 = 26.40; together 86.34, a tenth less for two.
    expect(titles(visit)).toEqual([
      { title: 'Accident and illness', pricing_title: '$77.71/month' }, { title: 'Accident', pricing_title: '$32.38/month' },
    ]);
  });
  it.each([
    ['must be at least 8 weeks old (OL-005, OL-010)', { ...mia, dob: '2026-01-14' }, 'pet_dob_ineligible', { ...mia, dob: '2026-01-13' }],
    ['stands on a quote once (OL-006)', { ...rex, name: 'REX' }, 'pet_already_on_quote', mia],
  ])('%s: the answer stays, and another one is taken', async (_, refused, code, taken) => {
    const visit = await adds(await adds(await atPets(), rex), refused);
    visit.isAt('pet').fails(code).keeps({ pets: [expect.objectContaining({ name: 'Rex' })], 'pet.dob': refused.dob });
    await visit.dismisses();
    await visit.goesOn({ ...taken });
    visit.isAt('pets');
    expect(visit.context.pets).toHaveLength(2);
  });
});

describe('a home that is let', () => {
  it('must be in the United States (OL-008)', async () => {
    const visit = await visitor(town, 'landlord', { siteName: 'everything' });
    await visit.goesOn({ country: 'CA' });
    visit.isAt('country').fails('landlord_lease_address_ineligible').keeps({ 'lease.country': 'CA' });
    await visit.dismisses();
    await visit.goesOn({ country: 'US' });
    visit.isAt('address');
  });
  it('has each tenant once (OL-007), is rated by its rent, and says what it has answered about alarms (quality 7: 26)', async () => {
    const visit = await visitor(town, 'landlord', { siteName: 'everything' });
    await visit.goesOn({ country: 'US' });
    await visit.goesOn({ ...ines, policyStartDate: '2026-03-20' });
    const noor = { firstName: 'Noor', lastName: 'Aziz' };
    await visit.isAt('tenants').goesOn({ tenants: [noor, { firstName: 'noor', lastName: 'AZIZ' }] });
    visit.isAt('tenants').fails('landlord_duplicate_tenant_name');
    await visit.dismisses();
    await visit.goesOn({ tenants: [noor, { firstName: 'Sam', lastName: 'Aziz' }] });
    await visit.isAt('home').goesOn({ kind: 'apartment', rent: 2000, hasSmokeAlarms: true });
    await visit.isAt('owner').goesOn(ines);
    visit.isAt('plans');
    // 2000 × 0.032 × 0.8 × 0.92 = 47.10; 2000 × 0.02 × 0.8 × 0.92 = 29.44
    expect(titles(visit)).toEqual([
      { title: 'Plus', pricing_title: '$47.10/month' }, { title: 'Essential', pricing_title: '$29.44/month' },
    ]);
    expect(getPath(visit.context, 'plans.0.details.coverage_amounts')).toEqual({ rent: 24_000, liability: 1_000_000 });
    await visit.goesOn();
    const summary = await drawnScreen(visit.isAt('payment'));
    for (const said of ['Apartment', 'In every bedroom']) expect(summary).toContain(said);
  });
});
