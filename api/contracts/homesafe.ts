import { monthlyPurchase } from './carsafe';
import { amount, boolean, countryCode, list, object, string, text1, type Schema, type ValueOf } from './contract';
import { holder, holderDetails, quoteBeneficiary } from './holder';
import { quoteCalls, type Quote } from './quotes';

/** C-10: in the partner API, unused by the flow. */
export const purchase = monthlyPurchase('homesafe.purchase', '/api/partner/v1/protections/homesafe/purchase', 'HS-2026-0042817', holderDetails);

export const ratingKeys = ['has_break_ins', 'has_neighbors', 'has_surveillance'] as const;
/** RS-031 */
export const screeningKeys = [
  'has_two_or_more_claims', 'has_fence', 'lives_in_house', 'unoccupied_for_60_days', 'is_main_residence', 'is_sublet_or_communed',
  'has_insurance_refusal_or_cancellation', 'has_stone_walls', 'has_solid_construction_roof',
] as const;
const answersTo = <Key extends string>(keys: readonly Key[]) =>
  object(Object.fromEntries(keys.map((key) => [key, boolean]))) as Schema<Readonly<Partial<Record<Key, boolean>>>>;
/** The residence: at first only its country. */
const quoteAddress = object({
  line1: text1(), line2: text1(), city: text1(100), state_or_region: text1(100), postal: text1(20), country_code: countryCode,
}, ['line1', 'line2', 'city', 'postal']);
export const homesafeApplication = object({
  holders: list(holder, { maxItems: 1 }), rating_address: quoteAddress, payment_method_id: text1(),
  /** RS-047: the application for one plan; the first update names no plan yet. RS-048: it begins at a moment. */
  plan_applications: list(object({
    plan_id: text1(), plan_add_ons: list(text1()), policy_effective_date: { ...string, format: 'date-time' },
    plan_rating_questions: answersTo(ratingKeys), plan_screening_questions: answersTo(screeningKeys), beneficiary: quoteBeneficiary,
  }, ['plan_id', 'plan_add_ons', 'plan_rating_questions', 'plan_screening_questions', 'beneficiary']), { maxItems: 1 }),
}, ['holders', 'rating_address', 'plan_applications', 'payment_method_id']);
export type HomesafeApplication = ValueOf<typeof homesafeApplication>;

/** RS-041: amounts and prices in rand; prices are per month. */
const addOnSchema = object({ display_title: text1(), policy_doc_url: string, coverage_amount: amount, price: amount }, ['policy_doc_url']);
export type AddOn = ValueOf<typeof addOnSchema>;
const addOns: Schema<Readonly<Record<string, AddOn>>> = { type: 'object', additionalProperties: addOnSchema };
const homesafePlan = object({
  plan_id: text1(), policy_doc_url: string,
  information: object({ title: text1(), pricing_title: text1(), acknowledgment_html: string }, ['pricing_title', 'acknowledgment_html']),
  details: object({ coverage_amounts: object({ home_burglary: amount, home_add: amount }), plan_add_ons: addOns }, ['plan_add_ons']),
}, ['policy_doc_url']);
export type HomesafePlan = ValueOf<typeof homesafePlan>;

const acknowledgment_html = '<p>I confirm that my answers are true and complete. Cover begins on the day of the first payment, is renewed every month and ends when I cancel it.</p>';
const addOn = (key: string, display_title: string, coverage_amount: number, price: number): AddOn => ({ display_title, policy_doc_url: `/documents/homesafe-${key}.pdf`, coverage_amount, price });
/** RS-008, RS-009: one without add-ons, one with. As the sandbox offers them, before the answers about the home are rated. */
export const exampleHomesafePlans: readonly HomesafePlan[] = [
  {
    plan_id: 'homesafe-essential', policy_doc_url: '/documents/homesafe-essential.pdf', information: { title: 'HomeSafe Essential', pricing_title: 'R79.00/month', acknowledgment_html },
    details: { coverage_amounts: { home_burglary: 25_000, home_add: 50_000 }, plan_add_ons: {} },
  },
  {
    plan_id: 'homesafe-complete', policy_doc_url: '/documents/homesafe-complete.pdf', information: { title: 'HomeSafe Complete', pricing_title: 'R129.00/month', acknowledgment_html },
    details: {
      coverage_amounts: { home_burglary: 60_000, home_add: 150_000 },
      plan_add_ons: {
        wallet_handbag: addOn('wallet_handbag', 'Wallet or handbag', 7500, 12.5), electronics: addOn('electronics', 'Portable electronics', 15_000, 24),
        lock_and_key: addOn('lock_and_key', 'Lock and key', 7500, 9), identity_theft: addOn('identity_theft', 'Identity theft', 2000, 6.5),
      },
    },
  },
];
export const exampleHomesafeApplication: HomesafeApplication = {
  holders: [], rating_address: { state_or_region: 'ZA', country_code: 'ZA' }, plan_applications: [],
};

const example: Quote<HomesafeApplication> = { quote_id: 'quote_1', application: exampleHomesafeApplication };
/** C-10: how the flow buys. Prices are per month. */
export const homesafeQuotes = quoteCalls<HomesafeApplication, HomesafePlan>({
  application: homesafeApplication, plan: homesafePlan, created: [example], updated: [example], plans: exampleHomesafePlans,
  billing: { sub_total: 137.39, tax_total: 20.61, grand_total: 158, prices: [{ currency_code: 'ZAR' }] },
  policyNumbers: ['HS-2026-0042817', 'HS-2026-0042818'], incomplete: 'application.holders',
  rejections: [{ status: 400, error: { code: 'quote_request_rejected', message: 'We cannot insure a home with two or more claims in the last 5 years.' } }],
});
