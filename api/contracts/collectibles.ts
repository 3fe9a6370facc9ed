import type { JsonSchema } from '#engine';
import { monthlyPurchase } from './carsafe';
import {
  amount, boolean, contract, day, email, list, object, phone, ratingAddress, string, text1, type RatingAddress, type Schema, type ValueOf,
} from './contract';
import { quoteCalls, type Billing, type ExistingPolicy, type Quote } from './quotes';

/** CL-007 */
export const categoryCodes = ['coins_stamps', 'comics_cards', 'fine_art', 'musical_instruments', 'toys_models', 'wine'] as const;
export const frequencies = ['annual', 'monthly'] as const;
export const ownershipTypes = ['person', 'owners', 'trust', 'musical_group'] as const;
/** The limit of a list that one policy insures. */
export const mostCollections = 20;
export const mostOwners = 6;

/** CL-007: who owns a collection: people by their names, else a trust or a musical group. */
const ownership = {
  ownership_type: { enum: ownershipTypes } as Schema<(typeof ownershipTypes)[number]>,
  owners: list(object({ first_name: text1(40), last_name: text1(40) }), { minItems: 1, maxItems: mostOwners }),
  trust_name: text1(100), musical_group_name: text1(100),
};
const owner = object(ownership, ['owners', 'trust_name', 'musical_group_name']);
export type Ownership = ValueOf<typeof owner>;
const named = (type: string, name: string): JsonSchema =>
  ({ if: { properties: { ownership_type: { const: type } } }, then: { required: [name] } });
const value: Schema<number> = { type: 'number', minimum: 1 };
/** CL-003: what is insured at one address. */
const collection = {
  ...object({
    reference_id: text1(), address: ratingAddress, ...ownership, collection_total_value: value, highest_value_item: value,
    has_burglar_alarm: boolean, has_fire_alarm: boolean, has_personal_safe: boolean, has_ul_rated_safe: boolean,
    has_ul_rate_vault: boolean,
  }, ['owners', 'trust_name', 'musical_group_name']),
  allOf: [named('person', 'owners'), named('owners', 'owners'), named('trust', 'trust_name'), named('musical_group', 'musical_group_name')],
};
type Collection = ValueOf<typeof collection>;
const category: Schema<string> = { enum: categoryCodes };
/** CL-002, CL-007: what is asked once for the policy. At first only the category and the start are known. */
const begun = { category_code: category, policy_effective_date: day };
const later = {
  partner_id: text1(), plan_id: text1(), deductible: amount, payment_frequency: { enum: frequencies } as Schema<string>,
  owner_first_name: text1(40), owner_last_name: text1(40), owner_email: email, owner_phone_number: phone, mailing_address: ratingAddress,
  claims_count: { type: 'integer', minimum: 0 }, is_felon: boolean, filed_bankruptcy: boolean,
  declined_insurance: boolean, collections: list(collection, { maxItems: mostCollections }),
};
const laterFields = Object.keys(later) as (keyof typeof later)[];
const planApplication = object({ ...begun, ...later }, laterFields);
export type CollectiblesPlanApplication = ValueOf<typeof planApplication>;
export const collectiblesApplication = object(
  { plan_applications: list(planApplication, { minItems: 1, maxItems: 1 }), payment_method_id: text1() }, ['plan_applications', 'payment_method_id'],
);
export type CollectiblesApplication = ValueOf<typeof collectiblesApplication>;

/** What a plan pays at most, in dollars, where it says so (CL-021). */
const collectiblesPlan = object({
  plan_id: text1(), policy_doc_url: string,
  information: object({ title: text1(), pricing_title: text1(), acknowledgment_html: string }, ['pricing_title', 'acknowledgment_html']),
  details: object({ coverage_amounts: object({ collection: amount, single_item: amount, new_purchases: amount }) }),
}, ['policy_doc_url', 'details']);
export type CollectiblesPlan = ValueOf<typeof collectiblesPlan>;
const acknowledgment_html = '<p>I confirm that my answers are true and complete, and that the values I gave are what the collections would sell for today.</p>';
/** C-30: dearest first, as the client sorts them. */
export const exampleCollectiblesPlans: readonly CollectiblesPlan[] = [
  {
    plan_id: 'collectibles-plus', policy_doc_url: '/documents/collectibles-plus.pdf', information: { title: 'Collector Plus', pricing_title: '$236.50/year', acknowledgment_html },
    details: { coverage_amounts: { collection: 25_000, single_item: 10_000, new_purchases: 5000 } },
  },
  {
    plan_id: 'collectibles-essential', policy_doc_url: '/documents/collectibles-essential.pdf', information: { title: 'Collector Essential', pricing_title: '$180.00/year', acknowledgment_html },
    details: { coverage_amounts: { collection: 25_000, single_item: 5000, new_purchases: 0 } },
  },
];

const alder: RatingAddress = { line1: '48 Alder Street', city: 'Columbus', state_or_region: 'OH', postal: '43215', country_code: 'US' };
const exampleCollection: Collection = {
  reference_id: 'col_1', address: alder, ownership_type: 'person', owners: [{ first_name: 'Ines', last_name: 'Okafor' }],
  collection_total_value: 25_000, highest_value_item: 5000,
  has_burglar_alarm: true, has_fire_alarm: true, has_personal_safe: false, has_ul_rated_safe: false, has_ul_rate_vault: false,
};
const exampleOf = (count: number): CollectiblesApplication => ({
  plan_applications: [{
    category_code: 'comics_cards', policy_effective_date: '2026-03-10',
    collections: Array.from({ length: count }, (_, index) => ({ ...exampleCollection, reference_id: `col_${index + 1}` })),
  }],
});
const plan_deductibles = { defaults: { general: 250 }, option_sets: { general: [0, 250, 1000] } };
/** CL-008 */
const examplePolicies: readonly ExistingPolicy<Ownership>[] = [
  { id: 'pol_1', details: { ownership_text: 'Ines Okafor', ownership_type: 'person', owners: [{ first_name: 'Ines', last_name: 'Okafor' }] } },
  { id: 'pol_2', details: { ownership_entity: 'The Alder Trust' } },
];
const quoted = (count: number, more: Partial<Quote<CollectiblesApplication>> = {}): Quote<CollectiblesApplication> =>
  ({ quote_id: 'quote_1', application: exampleOf(count), billing: { plan_deductibles }, ...more });
const billing: Billing = { sub_total: 229.61, tax_total: 6.89, grand_total: 236.5, prices: [{ currency_code: 'USD' }], plan_deductibles };
const limit = { status: 400, error: { code: 'total_collection_value_is_above_limit', message: 'We insure collections up to $1,000,000 in all.' } };

/** C-11: how the flow buys. */
export const collectiblesQuotes = quoteCalls<CollectiblesApplication, CollectiblesPlan>({
  application: collectiblesApplication, plan: collectiblesPlan,
  created: [quoted(0), quoted(0, { policies: examplePolicies })],
  updated: [quoted(1), quoted(0)],
  plans: exampleCollectiblesPlans, billing, policyNumbers: ['CO-2026-0042817'], incomplete: 'application.plan_applications',
  rejections: [
    { status: 400, error: { code: 'quote_request_rejected', message: 'We cannot insure a collection after more than three claims in five years.' } },
    { status: 400, error: { code: 'physical_address_required', message: 'A collection needs a street address.' } }, limit,
  ],
  unsold: [{ status: 400, error: { code: 'collectibles_policy_pending', message: 'Your first policy is not approved yet.' } }],
});

/** CL-019, C-11: in the partner API, unused by the flow; the specification shows no payloads. */
const base = '/api/partner/v1/protections/collectibles';
const details = object({ ...begun, ...later, first_name: text1(40), last_name: text1(40), email, phone_number: phone }, laterFields);
export type CollectiblesDetails = ValueOf<typeof details>;
const plansAnswer = { ...object({ plans: list(collectiblesPlan) }), examples: [{ plans: exampleCollectiblesPlans }] };
const none = { status: 400, error: { code: 'no_offers_found', message: 'No plan is offered for these collections.' } };
export const plans = contract({
  id: 'collectibles.plans', method: 'POST', path: `${base}/plans`, kind: 'quote', summary: 'The plans on offer for a category',
  request: object({ category_code: category }), answer: plansAnswer, refusals: [none],
});
export const rates = contract({
  id: 'collectibles.rates', method: 'POST', path: `${base}/rates`, kind: 'quote', summary: 'The plans with the prices for these collections',
  request: object({ details: planApplication }), answer: plansAnswer, refusals: [none, limit],
});
export const checkout = contract({
  id: 'collectibles.checkout', method: 'POST', path: `${base}/checkout`, kind: 'quote', summary: 'The price of a plan for these collections',
  request: object({ plan_id: text1(), details: planApplication }),
  answer: { ...object({ billing: { type: 'object' } as Schema<Billing> }), examples: [{ billing }] }, refusals: [none, limit],
});
export const purchase = monthlyPurchase('collectibles.purchase', `${base}/purchase`, 'CO-2026-0042817', details);
