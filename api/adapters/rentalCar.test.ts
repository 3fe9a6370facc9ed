import { describe, expect, it } from 'vitest';
import { exampleTiers, purchase as purchaseCall, type CheckoutAnswer, type RentalPlan } from '../contracts/rentalCar';
import { buyerWithoutToken } from './buyer';
import { details, rentalCarAdapters, rentalPerson, type RentalCarContext } from './rentalCar';
import { nobody, tools } from './testing';

const driver = {
  firstName: 'Ines', lastName: 'Okafor', phoneNumber: '+16145550142', email: 'ines@example.com',
  streetAddress: ' 48 Alder Street ', unit: ' ', city: 'Columbus', region: 'OH', postal: '43215', country: 'US',
};
const plan = exampleTiers[0] as RentalPlan;
const checkout: CheckoutAnswer = { currency: { code: 'USD' }, quote: { id: 'rcq_1' }, totals: { subtotal: 94.5, grandtotal: 89.3 } };
const rental: RentalCarContext = {
  pickUpDate: '2026-11-24', returnDate: '2026-11-30', rentalAgency: 'Hertz', driverInfo: driver, selectedPlan: plan, checkout,
  paymentMethod: { id: 'pm_1' }, uid: 'uid-1',
};
const rating_address = { line1: '48 Alder Street', city: 'Columbus', state_or_region: 'OH', postal: '43215', country_code: 'US' };

describe('the rental that is sent', () => {
  it('names the agency of the list, or the typed one where it is another (RC-070)', () => {
    expect(details({ ...rental, otherAgency: 'Left from before' }).rental_company_name).toBe('Hertz');
    expect(details({ ...rental, rentalAgency: 'Other', otherAgency: ' Bay Cars ' }).rental_company_name).toBe('Bay Cars');
    expect(details({ ...rental, rentalAgency: 'Other' }).rental_company_name).toBe('');
  });
  it('has the days and the main driver first, with phone and address; blanks are left out (RC-039, RC-069, S-31)', () => {
    expect(details(rental)).toEqual({
      rental_company_name: 'Hertz', rental_started: '2026-11-24', rental_ended: '2026-11-30',
      drivers: [{
        firstName: 'Ines', lastName: 'Okafor', email: 'ines@example.com', phone: '+16145550142', isMainDriver: true,
        address: { line1: ' 48 Alder Street ', city: 'Columbus', state_or_region: 'OH', country: 'US', postal: '43215' },
      }],
    });
    const [main] = details({ ...rental, driverInfo: { ...driver, email: undefined, unit: '2B', lat: 39.96, lng: -83 } }).drivers;
    expect(main).not.toHaveProperty('email');
    expect(main?.address).toMatchObject({ line2: '2B', lat: 39.96, lng: -83 });
    const { streetAddress: _, city: _city, region: _region, postal: _postal, country: _country, ...nowhere } = driver;
    expect(details({ ...rental, driverInfo: nowhere }).drivers[0]?.address)
      .toEqual({ line1: '', city: '', state_or_region: '', country: 'US', postal: '' });
  });
  it('has the other drivers with a whole name, while there are any (S-32)', () => {
    const additionalDrivers = [
      { firstName: 'Jonah', lastName: 'Okafor' }, { firstName: 'Mia', lastName: '' }, { firstName: '', lastName: 'Moss' },
    ];
    expect(details({ ...rental, hasAdditionalDrivers: true, additionalDrivers }).drivers.slice(1))
      .toEqual([{ firstName: 'Jonah', lastName: 'Okafor', isMainDriver: false }]);
    expect(details({ ...rental, hasAdditionalDrivers: false, additionalDrivers }).drivers).toHaveLength(1);
    expect(details({ ...rental, hasAdditionalDrivers: true }).drivers).toHaveLength(1);
  });
});

describe('the driver’s address', () => {
  it('has its place from the maps service, and stays as typed (WG-007)', async () => {
    const { made, asked } = tools({}, { place: { country: 'CA', county: 'Franklin', lat: 1, lng: 2, city: 'Elsewhere' } });
    await expect(rentalCarAdapters.geocodeDriver(rental, made))
      .resolves.toEqual({ driverInfo: { ...driver, country: 'CA', county: 'Franklin', lat: 1, lng: 2 } });
    expect(asked).toEqual(['48 Alder Street, Columbus, OH, 43215, US']);
  });
  it('is in the United States, and keeps what is known, where the maps service says nothing', async () => {
    await expect(rentalCarAdapters.geocodeDriver({ ...rental, driverInfo: { ...driver, country: 'CA', lat: 9 } }, tools({}).made))
      .resolves.toEqual({ driverInfo: { ...driver, country: 'US', lat: 9 } });
  });
});

describe('plans', () => {
  const titled = (pricing_title: string): RentalPlan => ({ ...plan, information: { ...plan.information, pricing_title } });
  it('are asked for by address and come dearest first; the choice of before is gone (CO-008, C-30)', async () => {
    const { made, sent, places } = tools({ plans: ['$9.99/day', '$13.50/day', '$1,100/day'].map(titled) });
    const patch = await rentalCarAdapters.plans(rental, made);
    expect(patch.plans.map(({ information }) => information.pricing_title)).toEqual(['$1,100/day', '$13.50/day', '$9.99/day']);
    expect(Object.entries(patch)).toContainEqual(['selectedPlan', undefined]);
    expect([sent[0]?.body, places]).toEqual([{ rating_address }, [driver]]);
  });
  it('that are none are no offer (S-34)', async () => {
    await expect(rentalCarAdapters.plans(rental, tools({ plans: [] }).made))
      .rejects.toMatchObject({ code: 'no_offers_found', outcome: 'refused' });
  });
});

it('a price is asked for with the chosen plan, the rental and how to reach the driver', async () => {
  const { made, sent } = tools(checkout);
  await expect(rentalCarAdapters.checkout(rental, made)).resolves.toEqual({ checkout });
  expect(sent[0]?.body)
    .toEqual({ plan_id: plan.plan_id, details: details(rental), rating_address, email: driver.email, phone_number: driver.phoneNumber });
});

describe('a purchase', () => {
  const answer = purchaseCall.answer.examples?.[0] as object;
  it('pays the shown total under the key of the selection (D1, D17, CH-010)', async () => {
    const { made, sent } = tools(answer, { session: { ...nobody, urlToken: 't' } });
    await rentalCarAdapters.purchase(rental, made);
    expect(sent[0]?.headers).toEqual({ 'X-Unique-Key': 'uid-1' });
    expect(sent[0]?.body).toEqual({
      payment_method_id: 'pm_1', plan_id: plan.plan_id, quote_id: 'rcq_1', details: details(rental), rating_address, revenue: 89.3,
      metadata: nobody.metadata,
    });
  });
  it('says who buys where no token does (CH-006)', async () => {
    const { made, sent } = tools(answer);
    await rentalCarAdapters.purchase(rental, made);
    expect(sent[0]?.body)
      .toMatchObject({ first_name: 'Ines', last_name: 'Okafor', phone_number: '+16145550142', email: 'ines@example.com' });
    expect(buyerWithoutToken({ ...driver, email: '' }, nobody)).not.toHaveProperty('email');
  });
  it('keeps the currency of the price for the receipt, where the price named one (RC-037, RC-053)', async () => {
    await expect(rentalCarAdapters.purchase(rental, tools(answer).made)).resolves.toEqual({ purchase: { ...answer, currency: 'USD' } });
    await expect(rentalCarAdapters.purchase({ ...rental, checkout: { ...checkout, currency: undefined } }, tools(answer).made))
      .resolves.toEqual({ purchase: answer });
  });
  it('is paid in the driver’s name (C-22, S-73)', () => expect(rentalPerson(rental)).toBe(driver));
});
