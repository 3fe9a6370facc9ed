import * as carsafe from '../../contracts/carsafe';
import * as collectibles from '../../contracts/collectibles';
import * as commercial from '../../contracts/commercial';
import * as homesafe from '../../contracts/homesafe';
import { methods, methodUpdate } from '../../contracts/payment';
import * as quotes from '../../contracts/quotes';
import { relationships } from '../../contracts/relationships';
import * as rentalCar from '../../contracts/rentalCar';
import * as renters from '../../contracts/renters';
import { barber, details as business, planId as businessPlan } from '../commercial/testing';
import { alder, ines as household, planId as rentersPlan, usual } from '../renters/testing';
import { ohio, week, type buyer } from '../testing';

/** A request as its caller sends it. */
export interface Sent { readonly method?: 'GET' | 'PUT'; readonly path: string; readonly body?: unknown; readonly key?: string }
export type Person = ReturnType<typeof buyer>;

export const settings = { policy_effective_date: '2026-12-01' };
export const said = { first_name: 'Ines', last_name: 'Okafor', email: 'ines@example.com', phone_number: '6145550100' };
const thandi = {
  first_name: 'Thandi', last_name: 'Nkosi', email: 'thandi@example.co.za', phone_number: '+27821234567',
  nationality_number: '9001015009087',
};
const loopStreet = { line1: '12 Loop Street', city: 'Cape Town', state_or_region: 'ZA', postal: '8001', country_code: 'ZA' };
const application = {
  holders: [thandi], rating_address: { ...loopStreet, state_or_region: 'Western Cape' },
  plan_applications: [{
    plan_id: 'homesafe-complete', plan_add_ons: [], policy_effective_date: '2026-11-21T17:00:00.000Z',
    plan_rating_questions: { has_break_ins: false, has_neighbors: true, has_surveillance: false },
    plan_screening_questions: Object.fromEntries(homesafe.screeningKeys.map((name) => [name, false])),
  }],
};
export const key = (): string => crypto.randomUUID();
export const below = (path: string, quoteId: string): string => path.replace('{quoteId}', quoteId);

/** A collection of cards in Columbus, in dollars. */
const details = {
  category_code: 'comics_cards', policy_effective_date: '2026-12-01', payment_frequency: 'annual', deductible: 250,
  owner_first_name: 'Ines', owner_last_name: 'Okafor', owner_email: said.email, owner_phone_number: '+16145550100', mailing_address: ohio,
  collections: [{
    reference_id: 'col_1', address: ohio, ownership_type: 'person', owners: [{ first_name: 'Ines', last_name: 'Okafor' }],
    collection_total_value: 25_000, highest_value_item: 5000,
    has_burglar_alarm: false, has_fire_alarm: false, has_personal_safe: false, has_ul_rated_safe: false, has_ul_rate_vault: false,
  }],
};

/** What somebody owns: made by them alone. */
export const made = {
  async rental(who: Person) {
    const { quote, totals } = (await who.quote()).body;
    return { quote_id: quote.id, revenue: totals.grandtotal, details: week, rating_address: ohio, plan_id: 'rental-standard' };
  },
  async renters(who: Person) {
    const home = { property_address: alder, details: household, settings };
    const { body: { quote_id } } = await who.post<renters.RatesAnswer>(renters.rates.path, { ...home, plan_id: rentersPlan });
    const priced = { ...home, plan_id: rentersPlan, quote_id, email: said.email, payment_cadence: 'annual', rates: usual };
    const { body: { totals } } = await who.post<renters.CheckoutAnswer>(renters.checkout.path, priced);
    return { priced, quote_id, revenue: totals.grandtotal };
  },
  async business(who: Person) {
    const rated = { rating_address: ohio, details: business() };
    const { body: { quote_id } } = await who.post<commercial.RatesAnswer>(commercial.rates.path, rated);
    const priced = { rating_address: ohio, plan_id: businessPlan, quote_id };
    const { body: { totals } } = await who.post<commercial.CheckoutAnswer>(commercial.checkout.path, priced);
    return { priced, quote_id, revenue: totals.grandtotal };
  },
  async home(who: Person): Promise<string> {
    const { body: { quote_id } } =
      await who.post<quotes.Quote>(quotes.create.path.replace('{verticalCode}', 'homesafe'), { application });
    await who.post(below(quotes.checkout.path, quote_id), undefined);
    await who.send('PUT', below(quotes.update.path, quote_id), { application: { payment_method_id: await who.paysWith() } });
    return quote_id;
  },
};
const monthly = (path: string, plan_id: string, revenue: number) => async (who: Person): Promise<Sent> => ({
  path, key: key(), body: {
    plan_id, details: thandi, rating_address: loopStreet, payment_method_id: await who.paysWith(), revenue, metadata: {}, ...said,
  },
});

/** Operations that name something of somebody's, as its owner would send them. The buyer is named, as callers without a token must. */
export const owned: Readonly<Record<string, (who: Person) => Promise<Sent>>> = {
  'rentalCar.purchase': async (who) => {
    const body = { ...await made.rental(who), ...said, payment_method_id: await who.paysWith(), metadata: {} };
    return { path: rentalCar.purchase.path, key: key(), body };
  },
  'renters.checkout': async (who) => ({ path: renters.checkout.path, body: (await made.renters(who)).priced }),
  'renters.cadences': async (who) =>
    ({ path: renters.cadences.path, body: { property_address: alder, quote_id: (await made.renters(who)).quote_id } }),
  'renters.purchase': async (who) => {
    const { quote_id, revenue } = await made.renters(who);
    const card = { card_name: 'Ines Okafor', card_address: { line1: '48 Alder Street', city: 'Columbus', state: 'OH' } };
    const ordered = { plan_id: rentersPlan, quote_id, payment_cadence: 'annual', revenue, metadata: {}, ...said };
    return { path: renters.purchase.path, key: key(), body: { ...ordered, ...card, payment_method_id: await who.paysWith() } };
  },
  'commercial.checkout': async (who) => ({ path: commercial.checkout.path, body: (await made.business(who)).priced }),
  'commercial.purchase': async (who) => {
    const { quote_id, revenue } = await made.business(who);
    const ordered = { plan_id: businessPlan, quote_id, revenue, metadata: {}, ...said };
    return { path: commercial.purchase.path, key: key(), body: { ...ordered, payment_method_id: await who.paysWith() } };
  },
  'carsafe.purchase': monthly(carsafe.purchase.path, 'carsafe-complete', 89.5),
  'homesafe.purchase': monthly(homesafe.purchase.path, 'homesafe-complete', 129),
  'collectibles.purchase': async (who) => ({
    path: collectibles.purchase.path, key: key(), body: {
      plan_id: 'collectibles-essential', details: { ...details, ...said, phone_number: '+16145550100' }, rating_address: ohio,
      payment_method_id: await who.paysWith(), revenue: 189, metadata: {}, ...said,
    },
  }),
  'quotes.update': async (who) =>
    ({ method: 'PUT', path: below(quotes.update.path, await made.home(who)), body: { application: { payment_method_id: 'pm_1' } } }),
  'quotes.plans': async (who) => ({ method: 'GET', path: below(quotes.plans.path, await made.home(who)) }),
  'quotes.checkout': async (who) => ({ path: below(quotes.checkout.path, await made.home(who)) }),
  'quotes.purchase': async (who) =>
    ({ path: below(quotes.purchase.path, await made.home(who)), key: key(), body: { metadata: {}, ...said } }),
};
export const purchases = Object.keys(owned).filter((id) => id.endsWith('.purchase'));

/** Operations that name nothing of anybody's: they answer every caller alike. */
export const open: Readonly<Record<string, (who: Person) => Promise<Sent> | Sent>> = {
  'site.site': () => ({ method: 'GET', path: '/api/partner/v1/site?site=harbor' }),
  'rentalCar.plans': () => ({ path: rentalCar.plans.path, body: { rating_address: ohio } }),
  'rentalCar.checkout': () => ({
    path: rentalCar.checkout.path, body: { plan_id: 'rental-standard', details: week, rating_address: ohio, phone_number: '+16145550100' },
  }),
  'renters.plans': () => ({ path: renters.plans.path, body: { property_address: alder, ...said } }),
  'renters.responses': () =>
    ({ path: renters.responses.path, body: { plan_id: rentersPlan, screen_id: 'year', details: { year_built: 1994 } } }),
  // RN-075: where the quote is not theirs a new one begins.
  'renters.rates': () =>
    ({ path: renters.rates.path, body: { plan_id: rentersPlan, property_address: alder, details: household, settings, quote_id: 'rnq' } }),
  'commercial.businessClasses': () => ({ method: 'GET', path: commercial.businessClasses.path }),
  'commercial.plans': () => ({ path: commercial.plans.path, body: { rating_address: ohio, business_class_code: barber } }),
  'commercial.responses': () => ({
    path: commercial.responses.path,
    body: { plan_id: businessPlan, screen_id: 'years', details: { year_started: 2018, business_class_code: barber } },
  }),
  'commercial.rates': () => ({ path: commercial.rates.path, body: { rating_address: ohio, details: business() } }),
  'carsafe.plans': () => ({ path: carsafe.plans.path, body: { country_code: 'ZA', region: 'ZA' } }),
  'carsafe.checkout': () =>
    ({ path: carsafe.checkout.path, body: { plan_id: 'carsafe-complete', details: thandi, rating_address: loopStreet } }),
  'collectibles.plans': () => ({ path: collectibles.plans.path, body: { category_code: 'comics_cards' } }),
  'collectibles.rates': () => ({ path: collectibles.rates.path, body: { details } }),
  'collectibles.checkout': () => ({ path: collectibles.checkout.path, body: { plan_id: 'collectibles-essential', details } }),
  'quotes.create': () => ({ path: quotes.create.path.replace('{verticalCode}', 'homesafe'), body: { application } }),
  'relationships.list': () => ({ method: 'GET', path: relationships.path }),
  'payment.methods': async (who) => ({ path: methods.path, body: { first_name: 'Ines', last_name: 'Okafor', token: await who.card() } }),
  'payment.update': async (who) =>
    ({ path: methodUpdate.path, body: { email: said.email, name: 'Ines Okafor', source_token: await who.card() } }),
  'places.geocode': () => ({ method: 'GET', path: '/sandbox/places/geocode?address=48+Alder+Street+43215' }),
  'places.suggest': () => ({ method: 'GET', path: '/sandbox/places/suggest?text=48+Alder' }),
  'places.country': () => ({ method: 'GET', path: '/sandbox/places/country' }),
};
/** CH-006: who a caller without a token is, the site's host alone says. */
export const known: Readonly<Record<string, Sent>> = { 'site.partner': { method: 'GET', path: '/api/partner/v1/partner' } };
