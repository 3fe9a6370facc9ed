import {
  amount, anyObject, buyer, buyerFields, contract, countryCode, currency, list, methodNotFound, number, numberOrStatus, object,
  purchaseRefusals,
  ratingAddress, string, text1, type AnswerOf, type RequestOf, type Schema, type ValueOf,
} from './contract';
import { holderDetails, type HolderDetails } from './holder';

/** VC-042, C-09. The paths below the API's host. */
export const carsafeBase = '/api/partner/v1/protections/carsafe';

/** VC-011: amounts in rand. */
const coverageAmounts = object({
  personal_possession_theft: amount, electronics_theft: amount, home_lock_and_key: amount, identity_theft: amount, accidental_ddd: amount,
});
export type CarsafeAmounts = ValueOf<typeof coverageAmounts>;
const plan = object({
  plan_id: text1(), policy_doc_url: string,
  information: object({ title: text1(), pricing_title: text1(), acknowledgment_html: string }, ['acknowledgment_html']),
  details: object({ coverage_amounts: coverageAmounts }),
}, ['policy_doc_url']);
export type CarsafePlan = ValueOf<typeof plan>;

const tier = (plan_id: string, title: string, pricing_title: string, amounts: readonly [number, number, number, number, number]): CarsafePlan => {
  const [personal_possession_theft, electronics_theft, home_lock_and_key, identity_theft, accidental_ddd] = amounts;
  return {
    plan_id, policy_doc_url: `/documents/${plan_id}.pdf`,
    information: {
      title, pricing_title,
      acknowledgment_html: '<p>I confirm that what I have told you is true and complete. Cover begins with the first payment, is renewed every month and ends when I cancel it.</p>',
    },
    details: { coverage_amounts: { personal_possession_theft, electronics_theft, home_lock_and_key, identity_theft, accidental_ddd } },
  };
};
/** RS-059: the dearest gives what the marketing promises. As the sandbox offers them. */
export const exampleCarsafePlans: readonly CarsafePlan[] = [
  tier('carsafe-essential', 'Essential', 'R49.00/month', [2500, 5000, 2500, 1000, 25_000]),
  tier('carsafe-plus', 'Plus', 'R69.50/month', [5000, 10_000, 5000, 2000, 50_000]),
  tier('carsafe-complete', 'Complete', 'R89.50/month', [7500, 15_000, 7500, 2000, 100_000]),
];

export const plans = contract({
  id: 'carsafe.plans', method: 'POST', path: `${carsafeBase}/plans`, kind: 'quote',
  summary: 'The plans on offer in a country',
  request: object({ country_code: countryCode, region: text1(100) }),
  answer: {
    ...object({ plans: list(plan), settings: object({ currency }, ['currency']) }, ['settings']),
    examples: [{ plans: exampleCarsafePlans, settings: { currency: { code: 'ZAR' } } }, { plans: [] }],
  },
  refusals: [{ status: 400, error: { code: 'no_offers_found', message: 'No plan is offered in this country.' } }],
});
export type CarsafePlansAnswer = AnswerOf<typeof plans>;

/** S-88: the holder's details have no address; it travels beside them. */
const selection = { plan_id: text1(), details: holderDetails, rating_address: ratingAddress };

/** VC-013 */
export const checkout = contract({
  id: 'carsafe.checkout', method: 'POST', path: `${carsafeBase}/checkout`, kind: 'quote',
  summary: 'The monthly price of a plan for a policy holder',
  request: object(selection),
  answer: {
    ...object({
      currency_code: text1(3), payment_schedule: object({ schedule: list(object({ amount: number }), { minItems: 1 }) }),
      totals: object({ subtotal: number, tax: number, grandtotal: number }, ['subtotal', 'tax']),
    }),
    examples: [{ currency_code: 'ZAR', payment_schedule: { schedule: [{ amount: 89.5 }] }, totals: { subtotal: 77.83, tax: 11.67, grandtotal: 89.5 } }],
  },
  refusals: [
    { status: 400, error: { code: 'ineligible_for_plan', message: 'This plan is not offered to you.' } },
    { status: 400, error: { code: 'rating_address_rejected', message: 'This address is not in South Africa.' } },
  ],
});

export type CarsafeSelection = RequestOf<typeof checkout>;
export type CarsafeCheckout = AnswerOf<typeof checkout>;

/** CH-010, S-88: a purchase of the partner API that has no quote before it. */
export const monthlyPurchase = <Details = HolderDetails>(
  id: string, path: string, policyNumber: string, details: Schema<Details>,
) => contract({
  id, method: 'POST', path, kind: 'purchase', headers: ['X-Unique-Key'],
  summary: 'Charges the first payment once per unique key and issues the policy',
  request: object({
    ...selection, details, payment_method_id: text1(), revenue: number, metadata: anyObject, ...buyer,
  }, buyerFields),
  answer: {
    ...object({ policy_number: text1(), status: string, account_id: string }, ['policy_number', 'status', 'account_id']),
    ...numberOrStatus,
    examples: ['approved', 'pending_approval'].map((status) => ({ policy_number: policyNumber, status, account_id: 'acc_1' })),
  },
  refusals: [methodNotFound, ...purchaseRefusals('purchase', 'Select the plan again')],
});
export type MonthlyPurchase<Details = HolderDetails> = RequestOf<ReturnType<typeof monthlyPurchase<Details>>>;
export const purchase = monthlyPurchase('carsafe.purchase', `${carsafeBase}/purchase`, 'VC-2026-0042817', holderDetails);
export type MonthlyPolicy = AnswerOf<typeof purchase>;
