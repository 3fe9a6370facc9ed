import { createClock, matchesSchema } from '#engine';
import { describe, expect, it } from 'vitest';
import { quote as residential } from '#flows/residential/quote';
import * as carsafe from '../contracts/carsafe';
import type { Contract } from '../contracts/contract';
import {
  exampleHomesafePlans, homesafeApplication, homesafeQuotes, ratingKeys, screeningKeys, type HomesafeApplication,
} from '../contracts/homesafe';
import * as quotes from '../contracts/quotes';
import { buyHomesafe } from '../clients/homesafe';
import type { Http, SendOptions, Session, Tools } from '../types';
import { carsafeAdapters, type CarsafeContext } from './carsafe';
import { holderPerson, type Details } from './holder';
import { paymentAdapters } from './payment';
import { quoteAdapters, type QuoteContext } from './quoteService';

const thandi = {
  firstName: ' Thandi ', lastName: 'Nkosi', phone: '+27821234567', email: 'thandi@example.co.za', policyholderId: '9001015009087',
  streetAddress: '12 Loop Street', unit: 'Flat 4', city: 'Cape Town', postal: '8001', country: 'ZA',
};
const sipho = {
  hasBeneficiary: true, beneficiaryRelationship: 'Spouse', beneficiaryFirstName: 'Sipho', beneficiaryLastName: 'Nkosi',
  beneficiaryInformationType: 'id', beneficiaryId: '9203046009081',
  beneficiaryBirthdate: '1992-03-04', beneficiaryPhone: '+27831234567', beneficiaryEmail: 'sipho@example.co.za',
} as const;
const nobody: Session = { embedded: false, metadata: { utm_source: 'radio' } };
const withToken: Session = { ...nobody, site: { api_token: 't', title: 'S', verticals: [], settings: {} } };

interface Sent { readonly id: string; readonly options: SendOptions<unknown> }
/** Tools that answer by contract, and keep what was sent. */
function tools(
  answers: Readonly<Record<string, unknown>>,
  { session = withToken, place = {} }: { readonly session?: Session; readonly place?: object } = {}
) {
  const sent: Sent[] = [];
  const searched: string[] = [];
  const made = {
    signal: new AbortController().signal, session, clock: createClock(() => Date.parse('2026-03-10T16:00:00Z')), newId: () => 'id',
    services: {
      geocoder: { geocode: async (address: string) => { searched.push(address); return place; } },
      card: { createToken: async (holder: object) => ({ id: `tok of ${JSON.stringify(holder)}` }) },
    },
    http: { send: async ({ id }: Contract, options: SendOptions<unknown> = {}) => { sent.push({ id, options }); return answers[id]; } },
  } as unknown as Tools & { readonly signal: AbortSignal };
  return { made, sent, searched, last: () => sent.at(-1)?.options };
}

describe('the residence', () => {
  const at = async (details: Details, place: object) => {
    const client = tools({}, { place });
    const patch = await carsafeAdapters.geocodeHolder({ details }, client.made);
    return { ...patch, searched: client.searched[0] };
  };
  it('is looked up as typed, and the maps service decides on country and postal code (VC-022, VC-030, RS-017, C-56)', async () => {
    const { details, searched } = await at({ ...thandi, lat: 1, lng: 2 }, {
      country: 'NA', postal: '10001', lat: -22.57, lng: 17.08, city: 'Windhoek', streetAddress: 'Elsewhere',
    });
    expect(searched).toBe('12 Loop Street, Flat 4, Cape Town, 8001, ZA');
    expect(details).toEqual({ ...thandi, country: 'NA', postal: '10001', lat: -22.57, lng: 17.08 });
  });
  it('has no coordinates of an earlier address, and stays as typed if the maps service finds nothing', async () => {
    const { details } = await at({ ...thandi, lat: 1, lng: 2 }, {});
    expect(details).toEqual(thandi);
  });
  it('is searched with the province, but not with a region that repeats the country (C-36)', async () => {
    expect((await at({ ...thandi, region: 'ZA' }, {})).searched).toBe('12 Loop Street, Flat 4, Cape Town, 8001, ZA');
    expect((await at({ ...thandi, region: 'Gauteng' }, {})).searched).toContain('Gauteng');
  });
});

describe('the beneficiary’s relationship', () => {
  it('is chosen from the fetched list (RS-044, VC-032, CH-014)', async () => {
    await expect(carsafeAdapters.relationships(
      { details: thandi }, tools({ 'relationships.list': { beneficiary_relationships: ['Spouse'] } }).made
    )).resolves.toEqual({ relationships: ['Spouse'] });
  });
});

const wire = {
  currency_code: 'ZAR', payment_schedule: { schedule: [{ amount: 89.5 }] }, totals: { subtotal: 100, tax: 20, grandtotal: 1074 },
};
const [plan] = carsafe.exampleCarsafePlans as [carsafe.CarsafePlan];
const carsafeContext = (details: Details): CarsafeContext => ({
  details, selectedPlan: plan, checkout: { ...wire, totals: { subtotal: 89.5, tax: 0, grandtotal: 89.5 }, revenue: 1074 },
  paymentMethod: { id: 'pm_1' }, uid: 'uid-1',
});
const bodyOf = async (details: Details) => {
  const client = tools({ 'carsafe.checkout': wire });
  await carsafeAdapters.checkout(carsafeContext(details), client.made);
  return client.last()?.body as carsafe.CarsafeSelection;
};

describe('vehicle contents: plans and price', () => {
  it('offers plans by price in rand, and resets a purchase (VC-014, VC-020, VC-021, VC-045, C-30, C-36)', async () => {
    const client = tools({ 'carsafe.plans': { plans: carsafe.exampleCarsafePlans } });
    const patch = await carsafeAdapters.plans(carsafeContext(thandi), client.made);
    expect(client.last()?.body).toEqual({ country_code: 'ZA', region: 'ZA' });
    expect(patch.plans.map(({ information }) => information.pricing_title)).toEqual(['R89.50/month', 'R69.50/month', 'R49.00/month']);
    expect(patch).toMatchObject({ settings: { currency: { code: 'ZAR' } }, purchase: undefined });
    expect(Object.keys(patch)).toContain('purchase');
    const namibian = tools({ 'carsafe.plans': { plans: carsafe.exampleCarsafePlans, settings: { currency: { code: 'NAD' } } } });
    expect((await carsafeAdapters.plans(carsafeContext(thandi), namibian.made)).settings).toEqual({ currency: { code: 'NAD' } });
  });
  it('without a plan is no offer (S-34)', async () => {
    await expect(carsafeAdapters.plans(carsafeContext(thandi), tools({ 'carsafe.plans': { plans: [] } }).made))
      .rejects.toMatchObject({ code: 'no_offers_found', outcome: 'refused' });
  });
  it('requests the price with the holder’s details and the address beside them (VC-039, VC-043, S-88, C-36)', async () => {
    const body = await bodyOf({ ...thandi, region: 'ZA', hasBeneficiary: false });
    expect(body).toEqual({
      plan_id: plan.plan_id,
      details: {
        first_name: 'Thandi', last_name: 'Nkosi', email: 'thandi@example.co.za', phone_number: '+27821234567',
        nationality_number: '9001015009087',
      },
      rating_address: {
        line1: '12 Loop Street', line2: 'Flat 4', city: 'Cape Town', state_or_region: 'ZA', postal: '8001', country_code: 'ZA',
      },
    });
    expect(matchesSchema(carsafe.checkout.request ?? {}, body)).toBe(true);
  });
  it('sends the beneficiary’s number or birthdate, whichever was chosen (VC-043, C-14, C-15)', async () => {
    const known = {
      first_name: 'Sipho', last_name: 'Nkosi', email: 'sipho@example.co.za', phone_number: '+27831234567',
      relationship_description: 'Spouse',
    };
    const byNumber = await bodyOf({ ...thandi, ...sipho });
    expect(byNumber.details.beneficiary).toEqual({ ...known, nationality_number: '9203046009081' });
    const byDay = await bodyOf({ ...thandi, ...sipho, beneficiaryInformationType: 'birthdate' });
    expect(byDay.details.beneficiary).toEqual({ ...known, dob: '1992-03-04' });
    for (const body of [byNumber, byDay]) expect(matchesSchema(carsafe.checkout.request ?? {}, body)).toBe(true);
  });
  it('sends no beneficiary who was named before the answer became No (S-44)', async () => {
    expect((await bodyOf({ ...thandi, ...sipho, hasBeneficiary: false })).details).not.toHaveProperty('beneficiary');
  });
  it('shows the total where no payment is scheduled', async () => {
    const unscheduled = tools({ 'carsafe.checkout': { ...wire, payment_schedule: { schedule: [] } } });
    expect((await carsafeAdapters.checkout(carsafeContext(thandi), unscheduled.made)).checkout.totals)
      .toEqual({ subtotal: 1074, tax: 0, grandtotal: 1074 });
  });
  it('is rated in the country of the address, though its region is South Africa (C-36, C-56)', async () => {
    const client = tools({ 'carsafe.checkout': wire });
    await carsafeAdapters.checkout(carsafeContext({ ...thandi, country: 'NA' }), client.made);
    expect(client.last()?.body).toMatchObject({ rating_address: { country_code: 'NA', state_or_region: 'ZA' } });
  });
  it('shows the first scheduled amount twice and no tax, and keeps the server’s total as revenue (VC-046, VC-047, C-35)', async () => {
    const { checkout } = await carsafeAdapters.checkout(carsafeContext(thandi), tools({ 'carsafe.checkout': wire }).made);
    expect(checkout).toMatchObject({ totals: { subtotal: 89.5, tax: 0, grandtotal: 89.5 }, revenue: 1074, currency_code: 'ZAR' });
  });
});

describe('the purchase of vehicle contents', () => {
  it('is bought with the key of the selection, with method, plan, revenue and metadata (VC-041, CH-010, S-88, D1)', async () => {
    const client = tools({ 'carsafe.purchase': { policy_number: 'VC-1' } });
    await expect(carsafeAdapters.purchase(carsafeContext(thandi), client.made)).resolves.toEqual({ purchase: { policy_number: 'VC-1' } });
    expect(client.last()?.headers).toEqual({ 'X-Unique-Key': 'uid-1' });
    expect(client.last()?.body)
      .toEqual({ ...(await bodyOf(thandi)), payment_method_id: 'pm_1', revenue: 1074, metadata: { utm_source: 'radio' } });
    const anonymous = tools({}, { session: nobody });
    await carsafeAdapters.purchase(carsafeContext(thandi), anonymous.made);
    expect(anonymous.last()?.body)
      .toMatchObject({ first_name: 'Thandi', last_name: 'Nkosi', phone_number: '+27821234567', email: 'thandi@example.co.za' });
  });
  it('is paid with a card in the holder’s full name (C-22, S-73)', async () => {
    const client = tools({ 'payment.methods': { public_id: 'pm_1' } });
    await paymentAdapters(holderPerson).createPaymentMethod({ details: thandi }, client.made);
    expect(client.last()?.body)
      .toEqual({ first_name: 'Thandi', last_name: 'Nkosi', email: 'thandi@example.co.za', token: 'tok of {"name":"Thandi Nkosi"}' });
  });
});

const rating = Object.fromEntries(ratingKeys.map((key) => [key, false]));
const screening = Object.fromEntries(screeningKeys.map((key) => [key, true]));
const before: HomesafeApplication = {
  holders: [], rating_address: { state_or_region: 'ZA', country_code: 'ZA' }, plan_applications: [], payment_method_id: 'pm_0',
};
const quote = { quote_id: 'q_1', application: before };
const [, complete] = exampleHomesafePlans as [unknown, (typeof exampleHomesafePlans)[number]];
const homesafeAdapters = quoteAdapters(residential, homesafeQuotes);
type HomesafeDetails = Readonly<Record<string, unknown>>;
const homesafeContext = (details: HomesafeDetails, more: Partial<QuoteContext> = {}): QuoteContext => ({
  details, quote, checkout: { totals: { grandtotal: 82.95 } }, paymentMethod: { id: 'pm_1' }, uid: 'uid-1', ...more,
});
const put = async (details: HomesafeDetails, more?: Partial<QuoteContext>): Promise<HomesafeApplication> => {
  const client = tools({ 'quotes.update': quote });
  await homesafeAdapters.updateQuote(homesafeContext(details, more), client.made);
  expect(client.last()?.params).toEqual({ quoteId: 'q_1' });
  const { application } = client.last()?.body as { readonly application: HomesafeApplication };
  expect(matchesSchema(homesafeApplication, application), JSON.stringify(application)).toBe(true);
  return application;
};

describe('residential: the application of a quote', () => {
  it('begins an empty quote of its line for South Africa (RS-046, CH-015, C-36)', async () => {
    const client = tools({ 'quotes.create': quote });
    await expect(homesafeAdapters.createQuote(homesafeContext({}), client.made)).resolves.toEqual({ quote, purchase: undefined });
    expect(client.sent).toMatchObject([{ id: quotes.create.id, options: { params: { verticalCode: 'homesafe' } } }]);
    expect(client.last()?.body)
      .toEqual({ application: { holders: [], rating_address: { state_or_region: 'ZA', country_code: 'ZA' }, plan_applications: [] } });
  });
  it('first sends the answers about the home, and leaves the rest as it was (RS-007, S-45)', async () => {
    expect(await put({ plan_rating_questions: rating })).toEqual({
      ...before,
      plan_applications: [{ plan_add_ons: [], policy_effective_date: '2026-03-10T16:00:00.000Z', plan_rating_questions: rating }],
    });
  });
  it('sends all answers: holder with ID, address, plan, add-ons, questions and time (RS-031, RS-047, RS-048, C-16)', async () => {
    const details = {
      ...thandi, region: 'Western Cape', addOns: ['electronics'], plan_rating_questions: rating, plan_screening_questions: screening,
      hasBeneficiary: false,
    };
    expect(await put(details, { selectedPlan: complete })).toEqual({
      holders: [{
        first_name: 'Thandi', last_name: 'Nkosi', email: 'thandi@example.co.za', phone_number: '+27821234567',
        nationality_number: '9001015009087',
      }],
      rating_address: {
        line1: '12 Loop Street', line2: 'Flat 4', city: 'Cape Town', state_or_region: 'Western Cape', postal: '8001', country_code: 'ZA',
      },
      plan_applications: [{
        plan_id: 'homesafe-complete', plan_add_ons: ['electronics'], policy_effective_date: '2026-03-10T16:00:00.000Z',
        plan_rating_questions: rating, plan_screening_questions: screening,
      }],
      payment_method_id: 'pm_0',
    });
    expect((await put(thandi)).rating_address?.state_or_region).toBe('ZA');
  });
  it('sends exactly the listed keys of the beneficiary, without the phone (RS-049, C-14, C-15)', async () => {
    const known = { first_name: 'Sipho', last_name: 'Nkosi', email: 'sipho@example.co.za', relationship_description: 'Spouse' };
    expect((await put({ ...thandi, ...sipho })).plan_applications?.[0]?.beneficiary)
      .toEqual({ ...known, nationality_number: '9203046009081' });
    expect((await put({ ...thandi, ...sipho, beneficiaryInformationType: 'birthdate' })).plan_applications?.[0]?.beneficiary)
      .toEqual({ ...known, date_of_birth: '1992-03-04' });
    expect((await put({ ...thandi, ...sipho, hasBeneficiary: false })).plan_applications?.[0]).not.toHaveProperty('beneficiary');
  });
  it('does not send an incomplete answer (S-45)', async () => {
    const { holders, rating_address, plan_applications } = await put({
      ...thandi, ...sipho, email: 'thandi@', city: '', beneficiaryId: '12', plan_screening_questions: { has_fence: true },
    });
    expect({ holders, rating_address }).toEqual({ holders: before.holders, rating_address: before.rating_address });
    expect(Object.keys(plan_applications?.[0] ?? {})).toEqual(['plan_add_ons', 'policy_effective_date']);
  });
  it('empties the add-ons when they are skipped (RS-010, RS-011)', async () => {
    expect((await put({ ...thandi, addOns: undefined }, { selectedPlan: complete })).plan_applications?.[0]?.plan_add_ons).toEqual([]);
  });
});

describe('residential: plans, price and purchase', () => {
  it('offers the plans in the server’s order, and resets a purchase (RS-053, C-30, CH-016)', async () => {
    const client = tools({ 'quotes.plans': { plans: exampleHomesafePlans } });
    await expect(homesafeAdapters.quotePlans(homesafeContext({}), client.made))
      .resolves.toEqual({ plans: exampleHomesafePlans, purchase: undefined });
    await expect(homesafeAdapters.quotePlans(homesafeContext({}), tools({ 'quotes.plans': { plans: [] } }).made))
      .rejects.toMatchObject({ code: 'no_offers_found', outcome: 'refused' });
  });
  it('requests the price without a body, and reads it with its currency from the billing (CL-004, RS-036, RS-051, CH-018, C-55)', async () => {
    const billing = { sub_total: 137.39, tax_total: 20.61, grand_total: 158 };
    const client = tools({ 'quotes.checkout': { billing } });
    await expect(homesafeAdapters.checkout(homesafeContext({}), client.made)).resolves.toEqual({
      checkout: { totals: { subtotal: 137.39, tax: 20.61, grandtotal: 158 }, currency: { code: 'ZAR' } }, quote: { ...quote, billing },
    });
    expect(client.last()).not.toHaveProperty('body');
    const namibian = tools({ 'quotes.checkout': { billing: { ...billing, prices: [{ currency_code: 'NAD' }] } } });
    expect((await homesafeAdapters.checkout(homesafeContext({}), namibian.made)).checkout.currency).toEqual({ code: 'NAD' });
  });
  it('puts the payment method on the quote and keeps everything else of it (RS-050, RS-054, CH-017, S-45)', async () => {
    const whole = {
      quote_id: 'q_1', billing: { sub_total: 1, tax_total: 0, grand_total: 1 },
      application: {
        ...before, plan_applications: [{ plan_id: 'p', plan_add_ons: ['a'], policy_effective_date: '2026-03-10T16:00:00.000Z' }],
      },
    };
    const client = tools({ 'quotes.update': { quote_id: 'q_1', application: { payment_method_id: 'pm_1' } } });
    const patch = await homesafeAdapters.attachMethod(homesafeContext({}, { quote: whole }), client.made);
    expect(client.last()?.body).toEqual({ application: { ...whole.application, payment_method_id: 'pm_1' } });
    expect(patch.quote.billing).toEqual(whole.billing);
  });
  it('is bought with metadata alone, which name the total that was shown; the first agreement has number and status (RS-039, RS-043, CH-019, C-20, C-21, S-50)', async () => {
    const agreements = [
      { agreement_id: 'a', policy_number: 'HS-1', status: 'pending_approval' }, { agreement_id: 'b', policy_number: 'HS-2' },
    ];
    const client = tools({ 'quotes.purchase': { account_id: 'acc', agreements } });
    await expect(homesafeAdapters.purchase(homesafeContext(thandi), client.made))
      .resolves.toEqual({ purchase: { policy_number: 'HS-1', account_id: 'acc', status: 'pending_approval', agreements } });
    expect(client.last()).toMatchObject({ params: { quoteId: 'q_1' }, headers: { 'X-Unique-Key': 'uid-1' } });
    const metadata = { utm_source: 'radio', revenue: 82.95 };
    expect(client.last()?.body).toEqual({ metadata });
    const anonymous = tools({ 'quotes.purchase': { agreements } }, { session: nobody });
    await homesafeAdapters.purchase(homesafeContext(thandi), anonymous.made);
    expect(anonymous.last()?.body).toEqual({
      metadata, first_name: 'Thandi', last_name: 'Nkosi', phone_number: '+27821234567',
      email: 'thandi@example.co.za',
    });
  });
  it('can be bought through the partner API as well, with the same key (RS-056, C-10)', async () => {
    const client = tools({ 'homesafe.purchase': { policy_number: 'HS-1' } });
    const body = {
      plan_id: 'homesafe-complete', payment_method_id: 'pm_1', revenue: 129, metadata: {},
    } as Parameters<typeof buyHomesafe>[2];
    await expect(buyHomesafe(client.made.http as Http, 'uid-1', body)).resolves.toEqual({ policy_number: 'HS-1' });
    expect(client.sent).toMatchObject([{ id: 'homesafe.purchase', options: { headers: { 'X-Unique-Key': 'uid-1' }, body } }]);
  });
});
