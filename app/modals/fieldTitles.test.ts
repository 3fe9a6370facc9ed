import { describe, expect, it } from 'vitest';
import { lines } from '../../tests/support/lines';
import { faultText } from './catalogue';
import { createTitleOf } from './fieldTitles';

const productOf = async (id: string) => {
  const product = await lines.find((entry) => entry.id === id)?.product();
  if (!product) throw new Error(`There is no line ${id}.`);
  return product;
};

/** A path as the partner names it in a refusal → what the visitor's form calls it. */
const named = [
  ['rental-car', 'details.drivers.0.phone', 'Phone number'], ['rental-car', 'details.drivers.1.firstName', 'First name'],
  ['rental-car', 'details.rental_started', 'Pick-up date'], ['rental-car', 'rating_address.postal', 'ZIP code'],
  ['rental-car', 'details.drivers.0.address.line1', 'Street address'], ['rental-car', 'rating_address.state_or_region', 'State'],
  ['renters', 'phone_number', 'Phone number'], ['renters', 'property_address.city', 'City'],
  ['small-business', 'details.policy_effective_date', 'Start Date'],
  ['vehicle-contents', 'details.nationality_number', 'Policyholder ID number'],
  ['residential', 'application.plan_applications.0.beneficiary.nationality_number', 'ID Number'],
  ['residential', 'application.plan_applications.0.beneficiary.dob', 'Birthdate'],
  ['pet', 'application.plan_applications.0.pets.0.dob', 'Date of birth'],
  ['pet', 'application.plan_applications.0.policy_effective_date', 'Start date'],
  ['landlord', 'application.plan_applications.0.lease_address.line1', 'Street address'],
] as const;

describe('a refusal of the server (ME-005, ME-018, C-24)', () => {
  it.each(named)('of %s that names %s is told as "%s"', async (line, path, title) => {
    const { flow } = await productOf(line);
    expect(createTitleOf(flow, {})(path)).toBe(title);
  });
  it('names a question of the server by its label', async () => {
    const { flow } = await productOf('renters');
    const screens = { built: { fields: [{ key_name: 'year_built', label: 'Year of construction' }] }, odd: null };
    expect(createTitleOf(flow, { dynamicForm: { screens } })('property_attributes.year_built')).toBe('Year of construction');
  });
  it('never spells out a row’s number, whether the form has the field or not', async () => {
    const { flow } = await productOf('rental-car');
    const titleOf = createTitleOf(flow, {});
    const fields = { 'details.drivers.0.phone': ['is odd'], 'details.drivers.0.shoeSize': ['is missing'] };
    expect(faultText({ code: 'invalid_input', fields, outcome: 'refused', call: 'plans' }, { titleOf }).list)
      .toEqual(['Phone number is odd', 'Details drivers shoe size is missing']);
    expect(faultText({ code: 'odd', fields, outcome: 'refused', call: 'plans', status: 422 }, { titleOf }).paragraphs)
      .toEqual(['Phone number is odd']);
  });
});
