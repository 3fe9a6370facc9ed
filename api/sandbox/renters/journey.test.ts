import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '#engine';
import { personalKeys } from '#schemas/fragments/insured';
import { rentersAdapters, type RentersContext } from '../../adapters/renters';
import type { Sandbox } from '../index';
import { createVisit, type Typed } from '../survey/testing';
import { clock, openSandbox } from '../testing';
import { renter } from './testing';

const use = { form: 'dynamicForm', answers: 'answers', trail: 'trail', reply: 'reply', skip: personalKeys };
const address = { streetAddress: '48 Alder Street', city: 'Columbus', postal: '43215' };
const person = { pni_first_name: 'Ines', pni_last_name: 'Okafor', pni_phone_number: '6145550100', pni_email: 'ines@example.com' };
const card = { cardName: 'Ines Okafor', cardAddressLine1: '48 Alder Street', cardAddressCity: 'Columbus', cardAddressState: 'OH' };

/** Answers that open every branch but those that reject. */
const adventurous: Typed = {
  year: { year_built: 1931 }, household: { lives_with_others: 'yes' }, pets: { has_pets: 'yes' },
  breeds: { pet_breeds: ['cat', 'large_dog'] }, bites: { pet_has_bitten: 'no' }, outdoors: { outdoors: ['pool'] },
  business: { business_on_premises: 'no' }, claims: { has_claims: 'yes' },
  claim_list: { claims: [{ claim_date: '2024-01-02', claim_amount: 12_000 }, {}] }, insured_before: { has_prior_insurance: 'yes' },
  jewellery: { jewellery_value: 9000 },
  lease: { lease_number: ' OH-20415 ', landlord: [{ landlord_name: 'Ann', landlord_city: 'Dublin' }] },
  mailing: { has_mailing_address: 'yes' }, interested: { has_interested_party: 'yes' },
  interested_party: {
    interested_party_name: 'Ann', interested_party_street: '1 Main Street', interested_party_city: 'Dublin', interested_party_region: 'OH',
    interested_party_postal: '43017',
  },
};
const cautious: Typed = {
  year: { year_built: 1994 }, household: { lives_with_others: 'no' }, pets: { has_pets: 'no' }, outdoors: { outdoors: ['none'] },
  business: { business_on_premises: 'no' }, claims: { has_claims: 'no' },
  insured_before: { has_prior_insurance: 'no' }, jewellery: {}, lease: { landlord: [{ landlord_name: 'Ann', landlord_city: 'Dublin' }] },
  mailing: { has_mailing_address: 'no' }, interested: { has_interested_party: 'no' },
};

describe('the shop’s own adapters and the sandbox, from the address to the policy', () => {
  let sandbox: Sandbox;
  beforeAll(async () => { sandbox = await openSandbox({ clock }); });
  afterAll(() => sandbox?.close());

  async function visit(start: Context, answers: Typed) {
    const renting = createVisit(sandbox, rentersAdapters, use, start);
    await renting.run('geocodeProperty', 'plans');
    const walked = await renting.survey(answers);
    await renting.run('rates', 'checkout', 'cadences', 'checkout');
    renting.give({ paymentMethod: { id: await renter(sandbox).paysWith() }, uid: crypto.randomUUID(), ...card });
    await renting.run('purchase');
    return { ...walked, context: renting.context() as unknown as RentersContext };
  }

  it('go through every branch and sell a policy at the price that was shown', async () => {
    const { seen, isComplete, context } = await visit({ insured: { ...address, ...person } }, adventurous);
    const passedBy = ['personal', 'declined_bite', 'declined_business'];
    expect([...seen].sort()).toEqual(Object.keys(context.dynamicForm.screens).filter((id) => !passedBy.includes(id)).sort());
    expect(isComplete).toBe(true);
    expect(context.purchase).toMatchObject({ status: 'approved', policy_number: expect.stringMatching(/^RN-2026-/) });
    expect(context.cadence).toBe('eleven_pay');
  });
  it('ask a careful visitor less, and less money', async () => {
    const careful = await visit({ insured: { ...address, ...person } }, cautious);
    const bold = await visit({ insured: { ...address, ...person } }, adventurous);
    expect(careful.isComplete).toBe(true);
    expect(careful.seen.length).toBeLessThan(bold.seen.length - 8);
    expect(careful.context.checkout.totals.grandtotal).toBeLessThan(bold.context.checkout.totals.grandtotal);
  });
  it('sell in Vermont by the year, at the year’s price (C-28)', async () => {
    const { context } = await visit({ insured: { ...address, ...person, city: 'Burlington', postal: '05401' } }, cautious);
    expect([context.cadence, context.checkout.cadence, context.checkout.payment_schedule.schedule.length]).toEqual(['annual', 'annual', 1]);
  });
});
