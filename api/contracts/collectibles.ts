import type { JsonSchema } from '#engine';
import { monthlyPurchase } from './carsafe';
import { contract, day, email, list, object, phone, ratingAddress, text1, type RatingAddress } from './contract';
import { quoteCalls, type Billing, type ExistingPolicy, type Quote } from './quotes';

/** CL-007 */
export const categoryCodes = ['coins_stamps', 'comics_cards', 'fine_art', 'musical_instruments', 'toys_models', 'wine'] as const;
export const frequencies = ['annual', 'monthly'] as const;
export const ownershipTypes = ['person', 'owners', 'trust', 'musical_group'] as const;
/** The limit of a list that one policy insures. */
export const mostCollections = 20;
export const mostOwners = 6;

export interface OwnerName { readonly first_name: string; readonly last_name: string }
/** CL-007: who owns a collection: people by their names, else a trust or a musical group. */
export interface Ownership {
  readonly ownership_type: (typeof ownershipTypes)[number];
  readonly owners?: readonly OwnerName[];
  readonly trust_name?: string;
  readonly musical_group_name?: string;
}
/** CL-003: what is insured at one address. */
export interface Collection extends Ownership {
  readonly reference_id: string;
  readonly address: RatingAddress;
  readonly has_burglar_alarm: boolean;
  readonly has_fire_alarm: boolean;
  readonly has_personal_safe: boolean;
  readonly has_ul_rated_safe: boolean;
  readonly has_ul_rate_vault: boolean;
  readonly collection_total_value: number;
  readonly highest_value_item: number;
}
/** CL-002, CL-007: what is asked once for the policy. At first only the category and the start are known. */
export interface CollectiblesPlanApplication {
  readonly category_code: string;
  /** YYYY-MM-DD */
  readonly policy_effective_date: string;
  readonly partner_id?: string;
  readonly plan_id?: string;
  readonly deductible?: number;
  readonly payment_frequency?: string;
  readonly owner_first_name?: string;
  readonly owner_last_name?: string;
  readonly owner_email?: string;
  readonly owner_phone_number?: string;
  readonly mailing_address?: RatingAddress;
  readonly claims_count?: number;
  readonly is_felon?: boolean;
  readonly filed_bankruptcy?: boolean;
  readonly declined_insurance?: boolean;
  readonly collections?: readonly Collection[];
}
export interface CollectiblesApplication {
  readonly plan_applications?: readonly CollectiblesPlanApplication[];
  readonly payment_method_id?: string;
}

const yes: JsonSchema = { type: 'boolean' };
const value: JsonSchema = { type: 'number', minimum: 1 };
const ownerName = object({ first_name: text1(40), last_name: text1(40) });
const ownership = {
  ownership_type: { enum: ownershipTypes }, owners: list(ownerName, { minItems: 1, maxItems: mostOwners }), trust_name: text1(100), musical_group_name: text1(100),
};
const named = (type: string, name: string): JsonSchema =>
  ({ if: { properties: { ownership_type: { const: type } } }, then: { required: [name] } });
export const collection: JsonSchema = {
  ...object({
    reference_id: text1(), address: ratingAddress, ...ownership, collection_total_value: value, highest_value_item: value,
    has_burglar_alarm: yes, has_fire_alarm: yes, has_personal_safe: yes, has_ul_rated_safe: yes, has_ul_rate_vault: yes,
  }, ['owners', 'trust_name', 'musical_group_name']),
  allOf: [named('person', 'owners'), named('owners', 'owners'), named('trust', 'trust_name'), named('musical_group', 'musical_group_name')],
};
const planFields = {
  category_code: { enum: categoryCodes }, policy_effective_date: day, partner_id: text1(), plan_id: text1(), deductible: { type: 'number', minimum: 0 },
  payment_frequency: { enum: frequencies }, owner_first_name: text1(40), owner_last_name: text1(40), owner_email: email, owner_phone_number: phone,
  mailing_address: ratingAddress, claims_count: { type: 'integer', minimum: 0 }, is_felon: yes, filed_bankruptcy: yes, declined_insurance: yes,
  collections: list(collection, { maxItems: mostCollections }),
};
const planApplication = object(planFields, Object.keys(planFields).filter((name) => !['category_code', 'policy_effective_date'].includes(name)));
export const collectiblesApplication = object(
  { plan_applications: list(planApplication, { minItems: 1, maxItems: 1 }), payment_method_id: text1() }, ['plan_applications', 'payment_method_id'],
);

/** What a plan pays at most, in dollars. */
export interface CollectiblesPlan {
  readonly plan_id: string;
  readonly policy_doc_url?: string;
  readonly information: { readonly title: string; readonly pricing_title?: string; readonly acknowledgment_html?: string };
  readonly details: { readonly coverage_amounts: { readonly collection: number; readonly single_item: number; readonly new_purchases: number } };
}
const amount = { type: 'number', minimum: 0 };
const collectiblesPlan = object({
  plan_id: text1(), policy_doc_url: { type: 'string' },
  information: object({ title: text1(), pricing_title: text1(), acknowledgment_html: { type: 'string' } }, ['pricing_title', 'acknowledgment_html']),
  details: object({ coverage_amounts: object({ collection: amount, single_item: amount, new_purchases: amount }) }),
}, ['policy_doc_url']);
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
export interface CollectiblesDetails extends CollectiblesPlanApplication {
  readonly first_name: string; readonly last_name: string; readonly email: string; readonly phone_number: string;
}
const details: JsonSchema = {
  ...planApplication, properties: { ...planFields, first_name: text1(40), last_name: text1(40), email, phone_number: phone },
  required: ['category_code', 'policy_effective_date', 'first_name', 'last_name', 'email', 'phone_number'],
};
interface Rated { readonly details: CollectiblesPlanApplication }
const rated = object({ details: planApplication });
const plansAnswer = (): JsonSchema => ({ ...object({ plans: list(collectiblesPlan) }), examples: [{ plans: exampleCollectiblesPlans }] });
const none = { status: 400, error: { code: 'no_offers_found', message: 'No plan is offered for these collections.' } };
export const plans = contract<{ readonly category_code: string }, { readonly plans: readonly CollectiblesPlan[] }>({
  id: 'collectibles.plans', method: 'POST', path: `${base}/plans`, kind: 'quote', summary: 'The plans on offer for a category',
  request: object({ category_code: { enum: categoryCodes } }), answer: plansAnswer(), refusals: [none],
});
export const rates = contract<Rated, { readonly plans: readonly CollectiblesPlan[] }>({
  id: 'collectibles.rates', method: 'POST', path: `${base}/rates`, kind: 'quote', summary: 'The plans with the prices for these collections',
  request: rated, answer: plansAnswer(), refusals: [none, limit],
});
export const checkout = contract<Rated & { readonly plan_id: string }, { readonly billing: Billing }>({
  id: 'collectibles.checkout', method: 'POST', path: `${base}/checkout`, kind: 'quote', summary: 'The price of a plan for these collections',
  request: object({ plan_id: text1(), details: planApplication }),
  answer: { ...object({ billing: { type: 'object' } }), examples: [{ billing }] }, refusals: [none, limit],
});
export const purchase = monthlyPurchase<CollectiblesDetails>('collectibles.purchase', `${base}/purchase`, 'CO-2026-0042817', details);
