import {
  businessClasses, checkout, plans, purchase, rates, responses, type BusinessClass, type CheckoutAnswer, type PlansAnswer,
  type PurchaseAnswer, type RatesAnswer,
} from '../../contracts/commercial';
import type { RatingAddress } from '../../contracts/contract';
import type { Details, ResponsesAnswer } from '../../contracts/survey';
import type { Sandbox } from '../index';
import { buyer, ohio, type ErrorBody } from '../testing';

export const barber = 812111;
export const restaurant = 722511;
/** A barber shop in a leased place: answers to all that it is asked. */
export const answers: Details = {
  business_legal_nature: 'llc', business_name: 'Okafor Barbers', pni_first_name: 'Ines', pni_last_name: 'Okafor',
  pni_phone_number: '+16145550100', pni_email: 'ines@example.com',
  has_other_names: 'no', owners: [{ owner_name: 'Ines Okafor', owner_share: 100 }], year_started: 2018, full_time: 2, part_time: 1,
  annual_payroll: 62_000, annual_revenue: 180_000,
  location_type: 'leased', landlord_name: 'Alder Street Holdings', landlord_named: 'yes', square_feet: 900, protection: ['fire'],
  property_value: 12_000, hires_contractors: 'no', gives_advice: 'no',
  has_website: 'yes', website: 'okafor.example.com', sells_online: 'no', data_kept: ['contact'], drives_own_cars: 'no', has_claims: 'no',
  is_insured: 'no', in_bankruptcy: 'no',
  has_additional_insured: 'no', has_mailing_address: 'no',
};
export const details = (changes: Details = {}): Details =>
  ({ ...answers, business_class_code: barber, policy_effective_date: '2026-12-01', ...changes });
export const planId = 'commercial-gold';

/** An owner who talks to the sandbox as the shop does. */
export function owner(sandbox: Pick<Sandbox, 'fetch' | 'db'>, client?: string) {
  const { post, paysWith, bought, send } = buyer(sandbox, client);
  return {
    post, send, bought, paysWith,
    classes: () => send<readonly BusinessClass[]>('GET', businessClasses.path),
    plans: (business_class_code: unknown = barber, rating_address: RatingAddress = ohio) =>
      post<PlansAnswer & ErrorBody>(plans.path, { rating_address, business_class_code }),
    answers: (screen_id: string, given: Details, plan_id = planId) =>
      post<ResponsesAnswer & ErrorBody>(responses.path, { plan_id, screen_id, details: given }),
    rates: (changes: Details = {}, rating_address: RatingAddress = ohio) =>
      post<RatesAnswer & ErrorBody>(rates.path, { rating_address, details: details(changes) }),
    checkout: (quote_id: string, plan_id = planId, rating_address: RatingAddress = ohio) =>
      post<CheckoutAnswer & ErrorBody>(checkout.path, { rating_address, plan_id, quote_id }),
    /** A quote with a price, as it shows before payment. */
    async quoted(changes?: Details, plan_id?: string) {
      const { body: { quote_id: id } } = await this.rates(changes);
      return { id, price: (await this.checkout(id, plan_id)).body };
    },
    buy({ id, price }: {
      readonly id: string; readonly price: CheckoutAnswer;
    }, payment_method_id: string, key: string, changes: Readonly<Record<string, unknown>> = {}) {
      const body = { payment_method_id, plan_id: planId, quote_id: id, revenue: price.totals.grandtotal, metadata: {}, ...changes };
      return post<PurchaseAnswer & ErrorBody>(purchase.path, body, { 'x-unique-key': key });
    },
  };
}
