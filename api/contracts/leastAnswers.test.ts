import { matchesSchema } from '#engine';
import { expect, it } from 'vitest';
import * as carsafe from './carsafe';
import { collectiblesQuotes } from './collectibles';
import * as commercial from './commercial';
import { homesafeQuotes } from './homesafe';
import { methods } from './payment';
import { relationships } from './relationships';
import * as rentalCar from './rentalCar';
import * as renters from './renters';
import { partner, site } from './site';

const dynamic_form = { start_screen_id: 'home', screens: { home: { id: 'home', fields: [], next_screen_id: null } } };
const payment_schedule = { total_amount: 120, schedule: [{ amount: 20, downpayment: true }, { amount: 100 }] };
const currency = { code: 'USD' };
const price = { currency, payment_schedule, quote: { id: 'q_1' } };
const agreements = [{ agreement_id: 'agr_1', policy_number: 'P-1' }];
const carsafeAmounts = { personal_possession_theft: 1, electronics_theft: 1, home_lock_and_key: 1, identity_theft: 1, accidental_ddd: 1 };

const receipt = {
  plan: { policy_doc_url: '/p.pdf' }, totals: { grandtotal: 120 }, rentalAgency: 'Hertz', pickUpDate: '2026-12-01',
  returnDate: '2026-12-03', driverInfo: {}, additionalDrivers: [],
};

/** What the specification says that a call answers, and not a word more. */
it.each([
  ['a site (AS-019)', site, { api_token: 't', settings: {}, title: 'S', verticals: ['renters'] }],
  ['a partner (AS-019)', partner, { name: 'P', client_id: 'p', email: 'p@example.com' }],
  ['renters plans (RN-074)', renters.plans, { plans: [{ plan_id: 'p_1' }], dynamic_form }],
  ['renters rates (RN-076)', renters.rates, { quote_id: 'q_1', rates: {
    personal_property: [{ personal_property_coverage: 20_000, all_peril_deductible: 500 }], liability: [{ liability_limit: 100_000 }],
  } }],
  ['a renters price (RN-028, RN-078)', renters.checkout, { ...price, totals: { grandtotal: 120 } }],
  ['renters cadences (RN-079)', renters.cadences, ['annual', 'eleven_pay']],
  ['a renters policy (RN-080)', renters.purchase, { policy_number: 'P-1' }],
  ['rental car plans (RC-035)', rentalCar.plans, { plans: [{ plan_id: 'p_1', policy_doc_url: '/p.pdf', information: {
    title: 'Platinum', pricing_title: '$9.99/day', summary_html: '<p>Damage</p>', acknowledgment_html: '<p>Yes</p>',
  } }] }],
  ['a rental car policy (RC-037)', rentalCar.purchase, { policy_number: 'P-1', details: receipt }],
  ['business classes (BO-037)', commercial.businessClasses, [{ name: 'Bakery', code: 311_811 }]],
  ['business plans (BO-026)', commercial.plans, {
    plans: [{ plan_id: 'p_1', details: { chubb_plan_code: 'gold' }, information: { title: 'Gold' } }], dynamic_form,
  }],
  ['business rates (BO-027)', commercial.rates, { quote_id: 'q_1', silver: 1, gold: 2, platinum: 3 }],
  ['a business price (BO-028)', commercial.checkout, {
    ...price, totals: { subtotal: 100, grandtotal: 120 }, tax_percentage: 20, items: [{ name: 'Gold', price: '100.00' }],
    payment_frequency: 'annual',
  }],
  ['a business policy (BO-029)', commercial.purchase, { policy_number: 'P-1', account_id: 'a', agreement_id: 'g', doc_url: '/p.pdf' }],
  ['vehicle contents plans (VC-011, VC-014, VC-021)', carsafe.plans, { settings: {}, plans: [{
    plan_id: 'p_1', information: { title: 'Plus', pricing_title: 'R69.50/month' }, details: { coverage_amounts: carsafeAmounts },
  }] }],
  ['a vehicle contents price (VC-013)', carsafe.checkout, {
    currency_code: 'ZAR', payment_schedule: { schedule: [{ amount: 69.5 }] }, totals: { grandtotal: 69.5 },
  }],
  ['a vehicle contents policy (VC-013)', carsafe.purchase, { policy_number: 'P-1' }],
  ['relationships (RS-044)', relationships, { beneficiary_relationships: ['Spouse'] }],
  ['a quote (RS-043)', homesafeQuotes.create, { quote_id: 'q_1', application: {} }],
  ['residential plans (RS-041)', homesafeQuotes.plans, { plans: [{
    plan_id: 'p_1', information: { title: 'HomeSafe' }, details: { coverage_amounts: { home_burglary: 1, home_add: 1 } },
  }] }],
  ['a residential price (RS-043)', homesafeQuotes.checkout, { billing: { sub_total: 1, tax_total: 0, grand_total: 1 } }],
  ['residential agreements (RS-043, CH-019)', homesafeQuotes.purchase, { account_id: 'a', agreements }],
  ['collectibles plans (CL-021)', collectiblesQuotes.plans, { plans: [{ plan_id: 'p_1', information: { title: 'Collector' } }] }],
  ['a collectibles price (CL-004)', collectiblesQuotes.checkout, { billing: {
    grand_total: 120, prices: [{ currency_code: 'USD' }], plan_deductibles: { defaults: { general: 250 }, option_sets: { general: [250] } },
  } }],
  ['collectibles agreements (CL-005)', collectiblesQuotes.purchase, { agreements }],
  ['a rental car policy in review (PY-026, C-33)', rentalCar.purchase, { status: 'pending_approval', details: receipt }],
  ['a business policy in review (PY-026, C-33)', commercial.purchase, { status: 'pending_approval' }],
  ['a vehicle contents policy in review (PY-026, C-33)', carsafe.purchase, { status: 'pending_approval' }],
  ['an agreement in review (PY-026, C-33)', homesafeQuotes.purchase, {
    agreements: [{ agreement_id: 'agr_1', status: 'pending_approval' }],
  }],
  ['a payment method (PY-009)', methods, { payment_method_id: 'pm_1' }],
] as const)('an answer with no more than the specification names is taken: %s', (_, { answer }, least) => {
  expect(matchesSchema(answer, least)).toBe(true);
});
