import type { Adapters } from '#engine';
import { sendable, type DynamicForm, type Trail } from '#engine/survey';
import {
  businessClasses, checkout, plans, purchase, rates, responses, tiers,
  type BusinessDetails, type CheckoutAnswer, type CommercialPlan, type PurchaseAnswer, type Rates,
} from '../contracts/commercial';
import { ApiError } from '../errors';
import { ratingAddress } from './ratingAddress';
import type { Address } from '../services/types';
import type { Tools } from '../types';
import { buyerWithoutToken } from './buyer';
import { dynamicFormOf } from './dynamicFormOf';
import { geocodedPlace } from './geocoded';
import { placeOf, type Person } from './payment';
import { savedAnswers } from './savedAnswers';

/** BO-024 … BO-029 */
export interface CommercialContext {
  readonly businessClasses?: readonly { readonly name: string; readonly code: number }[];
  readonly business: Address & { readonly business_class_code: number };
  readonly plans: readonly CommercialPlan[];
  readonly dynamicForm: DynamicForm;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly trail?: Trail;
  readonly policyStartDate: string;
  readonly rates?: Rates;
  readonly quote?: { readonly id: string };
  readonly selectedPlan: CommercialPlan;
  /** The price that is shown, and the plan it is the price of (BO-033). */
  readonly checkout: CheckoutAnswer & { readonly plan_id: string };
  readonly paymentMethod: { readonly id: string };
  readonly uid: string;
  readonly purchase?: PurchaseAnswer;
}

/** Requests have the partner's names, patches have ours. */
export const commercialAdapters = {
  /** BO-025: a code is a number, however it was sent. */
  async businessClasses(_, { http, signal }) {
    const answer = await http.send(businessClasses, { signal });
    return { businessClasses: answer.map(({ name, code }) => ({ name: name.trim(), code: Number(code) })) };
  },

  /** BO-008, BO-031: the plans of another address are gone; new ones are requested right after this. */
  async geocodeBusiness({ business }, tools) {
    return { business: await geocodedPlace(business, tools), plans: undefined };
  },

  async plans({ business }, { http, clock, signal }) {
    const body = { rating_address: ratingAddress(business), business_class_code: classOf(business) };
    const answer = await http.send(plans, { body, at: business, signal });
    const offered = inTierOrder(answer.plans);
    // S-34: no plan for the table is no offer.
    if (offered.length === 0) throw new ApiError({ code: 'no_offers_found', outcome: 'refused' });
    return {
      plans: offered, dynamicForm: dynamicFormOf(answer.dynamic_form), trail: undefined,
      // BO-030, S-37.
      policyStartDate: clock.today(), selectedPlan: undefined, rates: undefined, quote: undefined, purchase: undefined,
    };
  },

  /** S-02, SV-042: the questions belong to all tiers, so the first plan is named. */
  async saveAnswers({ plans: offered, trail, business, ...survey }, tools) {
    const details = { ...answered({ ...survey, trail }), business_class_code: classOf(business) };
    const body = { plan_id: offered[0]?.plan_id ?? '', screen_id: trail?.at ?? '', details };
    return savedAnswers(responses, { line: 'commercial', body, at: business }, tools);
  },

  /** BO-032, BO-039. */
  async rates(about, { http, signal }) {
    const { business } = about;
    const body = { rating_address: ratingAddress(business), details: details(about) };
    const answer = await http.send(rates, { body, at: business, signal });
    const prices = priced(answer.rates ?? answer);
    if (Object.keys(prices).length === 0) throw new ApiError({ code: 'no_offers_found', outcome: 'refused' });
    return { rates: prices, quote: { id: answer.quote_id }, selectedPlan: undefined };
  },

  /** BO-032, BO-033, BO-040. */
  async checkout({ business, selectedPlan: { plan_id }, quote }, { http, signal }) {
    const body = { rating_address: ratingAddress(business), plan_id, quote_id: quote?.id ?? '' };
    const answer = await http.send(checkout, { body, at: business, signal });
    return { checkout: { ...answer, totals: withTax(answer.totals), plan_id } };
  },

  /** BO-041, CH-010, D17. */
  async purchase({ business, checkout: shown, quote, paymentMethod, uid, ...about }, { http, session, signal }) {
    return { purchase: await http.send(purchase, {
      headers: { 'X-Unique-Key': uid },
      body: {
        payment_method_id: paymentMethod.id, plan_id: shown.plan_id, quote_id: shown.quote?.id ?? quote?.id ?? '',
        revenue: shown.totals.grandtotal, metadata: session.metadata, ...buyerWithoutToken(contactOf(about), session),
      },
      at: business, signal,
    }) };
  },
} satisfies Adapters<Tools, CommercialContext>;

type Survey = Pick<CommercialContext, 'dynamicForm' | 'answers' | 'trail'>;
type Insured = Pick<CommercialContext, 'business' | 'policyStartDate'>;
const answered = ({ dynamicForm, answers = {}, trail = {} }: Survey) => sendable(dynamicForm, answers, trail);
const classOf = ({ business_class_code: code }: CommercialContext['business']): number => Number(code);

/** BO-025, BO-039, S-12: an answer under one of our own names does not replace ours. */
const details = ({ business, policyStartDate, ...survey }: Survey & Insured): BusinessDetails =>
  ({ ...answered(survey), business_class_code: classOf(business), policy_effective_date: policyStartDate });

/** C-30: one plan for each column of the table. */
const inTierOrder = (offered: readonly CommercialPlan[]): readonly CommercialPlan[] =>
  tiers.flatMap((tier) => offered.find(({ details: { chubb_plan_code: code } }) => code === tier) ?? []);
/** S-39 */
const priced = (prices: Rates): Rates =>
  Object.fromEntries(tiers.flatMap((tier) => (typeof prices[tier] === 'number' ? [[tier, prices[tier]]] : [])));

/** BO-028 names no tax: the rest of the total is the tax, so that the lines add up (PY-011). */
function withTax(totals: CheckoutAnswer['totals']): CheckoutAnswer['totals'] {
  const { subtotal, discount = 0, tax, grandtotal } = totals;
  const rest = subtotal === undefined ? 0 : Math.round((grandtotal - subtotal + discount) * 100) / 100;
  return tax === undefined && rest > 0 ? { ...totals, tax: rest } : totals;
}

const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer.trim() : '');
/** S-06: the survey asks who is insured. */
const contactOf = ({ answers = {} }: Pick<CommercialContext, 'answers'>) => {
  const { pni_first_name: first, pni_last_name: last, pni_phone_number: phone, pni_email: email } = answers;
  return { firstName: textOf(first), lastName: textOf(last), phoneNumber: textOf(phone), email: textOf(email) };
};
/** C-22: for the payment method, and the name on the card (S-73). */
export const commercialPerson = ({ answers, business }: Pick<CommercialContext, 'answers' | 'business'>): Person =>
  ({ ...contactOf({ answers }), ...placeOf(business) });
