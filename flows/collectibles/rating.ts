import { collectiblesApplication, exampleCollectiblesPlans } from '#api/contracts/collectibles';
import type { Rating } from '#api/sandbox/quotes/rating';
import { postBox } from './postBox';

const yes = { const: true } as const;
const plan = 'plan_applications.0';
const byPlan = (essential: number, plus: number) => ({ lookup: 'plan', in: { 'collectibles-essential': essential, 'collectibles-plus': plus } });

/** How the sandbox rates collections. */
export const rating: Rating = {
  code: 'collectibles', prefix: 'CO', currency: 'USD', application: collectiblesApplication,
  inputs: {
    category: `${plan}.category_code`, collections: `${plan}.collections`, total: { sum: [`${plan}.collections.*.collection_total_value`] },
    claims: { first: [`${plan}.claims_count`], else: 0 }, is_felon: `${plan}.is_felon`, deductible: { first: [`${plan}.deductible`], else: 250 },
    per: { lookup: `${plan}.payment_frequency`, in: { monthly: 'month' }, else: 'year' }, state: `${plan}.collections.0.address.state_or_region`,
    start: `${plan}.policy_effective_date`,
  },
  refuses: [
    { when: { claims: { exclusiveMinimum: 3 } }, message: 'We cannot insure a collection after more than 3 claims in 5 years.' },
    { when: { is_felon: yes }, message: 'We cannot insure a collection after a felony conviction.' },
    { each: 'collections', when: { anyOf: [{ 'address.line1': postBox }, { 'address.line2': postBox }] }, code: 'physical_address_required', message: 'A collection needs a street address, not a P.O. Box.' },
    { each: 'collections', when: { highest_value_item: { exclusiveMinimum: { $path: 'collection_total_value' } } }, field: `${plan}.collections.*.highest_value_item`, message: 'must not be more than the total value' },
    { when: { deductible: { not: { enum: [0, 250, 1000] } } }, field: `${plan}.deductible`, message: 'is not one of the choices' },
    // CL-016: in dollars, all collections together.
    { when: { total: { exclusiveMinimum: 1_000_000 } }, code: 'total_collection_value_is_above_limit', message: 'We insure collections up to $1,000,000 in all.' },
  ],
  noOffers: [{ each: 'collections', when: { 'address.state_or_region': { enum: ['AK', 'HI'] } } }],
  checkout: {
    needs: ['plan_id', 'payment_frequency', 'owner_first_name', 'owner_last_name', 'owner_email', 'owner_phone_number', 'mailing_address', 'collections'].map((name) => `${plan}.${name}`),
    // The form's days, and one more at each end: a visitor's calendar may be a day behind the server's, or ahead.
    refuses: [{
      when: { start: { not: { window: { from: 'today', min: -1, max: 61 } } } }, field: `${plan}.policy_effective_date`,
      message: 'must be from today to 60 days ahead',
    }],
  },
  plans: exampleCollectiblesPlans,
  price: [
    // Dollars a year for each 1000 dollars.
    { each: 'collections', add: 'collection_total_value', times: [
      0.001,
      { lookup: 'category', in: { coins_stamps: 6.4, comics_cards: 7.2, fine_art: 5.6, musical_instruments: 8.5, toys_models: 6, wine: 7.8 }, else: 0 },
      { percent: [
        { when: { has_burglar_alarm: yes }, add: -5 }, { when: { has_fire_alarm: yes }, add: -5 }, { when: { has_personal_safe: yes }, add: -3 },
        { when: { has_ul_rated_safe: yes }, add: -8 }, { when: { has_ul_rate_vault: yes }, add: -12 },
      ] },
    ] },
    { times: [byPlan(1, 1.3), { lookup: 'claims', in: { 0: 1, 1: 1.1, 2: 1.2, 3: 1.3 } }, { lookup: 'deductible', in: { 0: 1.15, 250: 1, 1000: 0.85 } }] },
    { least: 60 },
    { when: { per: { const: 'month' } }, by: 12 },
  ],
  title: '${price}/{per}', tax: { state: 'state' },
  amounts: {
    'details.coverage_amounts.collection': [{ add: 'total', round: 1 }],
    'details.coverage_amounts.single_item': [{ add: 'total', times: [byPlan(0.2, 0.4)], round: 1 }],
    'details.coverage_amounts.new_purchases': [{ add: 'total', times: [byPlan(0, 0.2)], round: 1 }],
  },
  deductibles: { defaults: { general: 250 }, option_sets: { general: [0, 250, 1000] } },
  buyer: { email: `${plan}.owner_email`, lastName: `${plan}.owner_last_name` },
  pending: { code: 'collectibles_policy_pending', message: 'Your first policy is not approved yet.' },
};
