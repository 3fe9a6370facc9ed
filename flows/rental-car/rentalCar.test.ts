import { exampleTiers } from '#api/contracts/rentalCar';
import { getPath } from '#engine';
import { rentalAgencies, rentalCarForms as forms } from '#schemas/forms/rentalCar';
import { usStates } from '#schemas/fragments/usStates';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../index';
import { content } from './content';
import { derive } from './derive';
import { rentalCar } from './flow';
import { landing } from './landing';

const { steps } = rentalCar;
const names = (form: { schema: { properties?: object; required?: readonly string[] } }) =>
  ({ fields: Object.keys(form.schema.properties ?? {}), required: form.schema.required });

describe('the steps of rental car cover', () => {
  it('stand under rental-car-insurance at the addresses of RC-001', () => {
    expect(rentalCar.base).toBe('rental-car-insurance');
    expect(Object.values(steps).map(({ path }) => path))
      .toEqual([
        'rental-info', 'agreement-confirmation', 'use-type', 'driver', 'additional-drivers', 'add-drivers', 'plans', 'payment',
        'confirmation',
      ]);
    expect(catalogue.find(({ id }) => id === 'rental-car')?.paths).toEqual(Object.values(steps).map(({ path }) => path));
  });
  it('ask in the words of the specification (RC-009, RC-011, RC-013, RC-015, RC-017, RC-024)', () => {
    expect(Object.values(steps).map(({ title }) => title)).toEqual(expect.arrayContaining([
      'Please provide us information about your rental reservation:',
      'Have you already signed the rental car agreement or picked up your car?',
      'Is this car for personal or business use?',
      'Please provide primary driver contact information:',
      'Would you like to add additional drivers to your rental insurance?',
      'Your {selectedPlan.information.title} Rental Car Protection Quote',
    ]));
  });
  it('keep the state under the names of the specification (RC-030, RC-031, RC-032, RC-033, RC-034)', () => {
    expect(names(forms.rentalInfo))
      .toEqual({ fields: ['pickUpDate', 'returnDate', 'rentalAgency'], required: ['pickUpDate', 'returnDate', 'rentalAgency'] });
    expect(forms.agreement.schema.properties).toMatchObject({ hasSignedAgreement: { type: 'boolean' } });
    expect(forms.useType.schema.properties).toMatchObject({ isForPersonalUse: { type: 'boolean' } });
    expect(steps.driver?.save).toBe('driverInfo');
    expect(names(forms.driver).fields)
      .toEqual(['firstName', 'lastName', 'phoneNumber', 'email', 'streetAddress', 'unit', 'city', 'region', 'postal']);
    expect(forms.additionalDrivers.schema.properties).toMatchObject({ hasAdditionalDrivers: { type: 'boolean' } });
    expect(Object.values(rentalCar.calls).flatMap(({ gives }) => gives))
      .toEqual(expect.arrayContaining(['plans', 'selectedPlan', 'checkout', 'purchase']));
    expect(rentalCar.calls.purchase?.sells).toMatchObject({ of: 'selectedPlan', price: 'checkout' });
  });
  it('need names, phone, e-mail, street, city, region and postal of the driver (RC-060, RC-061, RC-062, RC-064, WG-002, C-07)', () => {
    expect(forms.driver.schema.required)
      .toEqual(['firstName', 'lastName', 'phoneNumber', 'email', 'streetAddress', 'city', 'region', 'postal']);
  });
  it('hold names up to 40, address parts up to 30 and five more drivers (RC-020, RC-056, RC-060, RC-066, WG-005, CO-001, CO-004)', () => {
    const driver = forms.driver.schema.properties;
    for (const field of ['firstName', 'lastName']) expect(driver[field]?.maxLength).toBe(40);
    for (const field of ['streetAddress', 'unit', 'city', 'postal']) expect(driver[field]?.maxLength).toBe(30);
    expect(forms.rentalInfo.schema.then.properties.otherAgency.maxLength).toBe(40);
    expect(forms.addDrivers.schema.properties.additionalDrivers.maxItems).toBe(5);
  });
  it('must have every yes or no before Next (RC-071)', () => {
    for (const form of [forms.agreement, forms.useType, forms.additionalDrivers]) expect(form.schema.required).toHaveLength(1);
  });
  it('offer the 28 agencies in order (RC-084)', () => {
    expect(rentalAgencies).toHaveLength(28);
    expect(forms.rentalInfo.schema.properties.rentalAgency.enum).toEqual([
      'Ace', 'Advantage', 'Airport Van', 'Alamo', 'Atwest', 'Avis', 'Black & White Rent A Car', 'Budget', 'Dollar', 'Enterprise',
      'E-Z Rent-A-Car', 'Fox', 'Hertz', 'Midway',
      'National', 'NU Car', 'Payless', 'Priceless', 'Renty', 'Silvercar', 'Sixt', 'State Van Rental', 'Super Cheap', 'Surprise Agency',
      'Thrifty', 'U-Save', 'Yesaway', 'Other',
    ]);
  });
  it('know the fifty states and the District of Columbia', () => {
    expect(usStates).toHaveLength(51);
  });
});

describe('the words of rental car cover', () => {
  it('tell who cannot be covered, letter for letter (RC-076, RC-077, RC-078, RC-079)', () => {
    const { renty, alreadySigned, businessUse } = rentalCar.modals ?? {};
    expect([renty, alreadySigned, businessUse].map((modal) => modal?.title)).toEqual(Array(3).fill('Ineligible for coverage'));
    expect(renty?.message).toBe('Rental Car insurance is not available to customers of Renty Rental Car.');
    expect(alreadySigned?.message)
      .toBe(
        'Unfortunately we cannot cover you today, as Rental Car insurance is only available prior to signing the rental car agreement or picking up the vehicle. Please purchase your insurance before signing the agreement or picking up the vehicle in the future.',
      );
    expect(businessUse?.message).toBe('At this time, rental car insurance is not available for business use. Sorry for the inconvenience.');
  });
  it('certify that no agency buys for its customers (RC-085, RC-086, CH-009)', () => {
    const text = content.certification.body.join(' ');
    expect(text).toMatch(/not authorized to buy .* or to resell/);
    expect(text).toMatch(/you are not an employee or a representative of a rental car agency/);
    expect(text).toMatch(/fraudulent insurance act/);
    expect(content.certification.button).toBe('I understand and accept');
  });
  it('promise on the landing what the specification promises (RC-028, RC-029, CO-010)', () => {
    expect(landing.lead).toContain('up to $100,000');
    expect(landing.lead).toContain('from under $10 per day');
  });
});

describe('what a plan covers', () => {
  it('is damage for all, theft with Platinum, the family’s things with Platinum Family (RC-036, RC-080, RC-081, RC-082)', () => {
    expect(exampleTiers.map(({ information }) => information.title)).toEqual(['Standard', 'Platinum', 'Platinum Family']);
    const coverage = exampleTiers.map((selectedPlan) =>
      String(derive.coverageOf?.({ selectedPlan }, { clock: { now: () => 0, today: () => '' }, newId: () => '' })));
    expect(coverage).toEqual([
      'Up to $100,000 for damage to the rental car',
      'Up to $100,000 for damage to the rental car; theft of your personal property',
      'Up to $100,000 for damage to the rental car; theft of your personal property; theft of your family’s personal property',
    ]);
  });
  it('comes in the shape of RC-035 and is confirmed in the shape of RC-037', () => {
    for (const plan of exampleTiers) for (const path of [
      'plan_id', 'policy_doc_url', 'information.title', 'information.pricing_title', 'information.summary_html',
      'information.acknowledgment_html',
    ]) expect(getPath(plan, path), path).toBeTypeOf('string');
    const shown = JSON.stringify(content.confirmationScreen);
    for (const path of [
      'policy_number', 'details.plan.policy_doc_url', 'details.totals', 'details.rentalAgency', 'details.pickUpDate', 'details.returnDate',
      'details.driverInfo', 'details.additionalDrivers',
    ]) expect(shown, path).toContain(`purchase.${path}`);
  });
});
