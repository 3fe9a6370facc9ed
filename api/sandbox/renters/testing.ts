import {
  cadences, checkout, plans, purchase, rates, responses, type Amounts, type Cadence, type CheckoutAnswer, type Details, type PlansAnswer,
  type PropertyAddress, type PurchaseAnswer, type RatesAnswer, type ResponsesAnswer,
} from '../../contracts/renters';
import type { Sandbox } from '../index';
import { buyer, type ErrorBody } from '../testing';

export const alder: PropertyAddress = {
  street_address: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215', country_code: 'US',
};
/** Homes in other states, by real ZIP codes. */
export const homes = {
  OH: alder, CA: { ...alder, city: 'Los Angeles', region: 'CA', postal: '90012' },
  FL: { ...alder, city: 'Miami', region: 'FL', postal: '33101' },
  NY: { ...alder, city: 'New York', region: 'NY', postal: '10001' }, VT: { ...alder, city: 'Burlington', region: 'VT', postal: '05401' },
  HI: { ...alder, city: 'Honolulu', region: 'HI', postal: '96815' },
} satisfies Readonly<Record<string, PropertyAddress>>;
export const ines: Details = {
  pni_first_name: 'Ines', pni_last_name: 'Okafor', pni_phone_number: '6145550100', pni_email: 'ines@example.com', year_built: 1994,
  construction: 'masonry', alarms: ['smoke'],
};
export const usual: Amounts = {
  personal_property_coverage: 20_000, all_peril_deductible: 500, liability_limit: 100_000, include_replacement_cost: true,
};
export const planId = 'renters-standard';
const settings = { policy_effective_date: '2026-12-01' };

/** A renter who talks to the sandbox as the shop does. */
export function renter(sandbox: Pick<Sandbox, 'fetch' | 'db'>, client?: string) {
  const { post, paysWith, bought, send } = buyer(sandbox, client);
  return {
    post, send, bought, paysWith,
    plans: (property_address: PropertyAddress = alder) =>
      post<PlansAnswer & ErrorBody>(plans.path, {
        property_address, first_name: 'Ines', last_name: 'Okafor', phone_number: '6145550100', email: 'ines@example.com',
      }),
    answers: (screen_id: string, details: Details, plan_id = planId) =>
      post<ResponsesAnswer & ErrorBody>(responses.path, { plan_id, screen_id, details }),
    rates: (property_address: PropertyAddress = alder, details: Details = ines, more: Readonly<Record<string, unknown>> = {}) =>
      post<RatesAnswer & ErrorBody>(rates.path, { property_address, plan_id: planId, details, settings, ...more }),
    checkout: (
      quote_id: string, payment_cadence = 'eleven_pay', amounts: Amounts = usual, property_address: PropertyAddress = alder,
      details: Details = ines,
    ) =>
      post<CheckoutAnswer & ErrorBody>(checkout.path, {
        property_address, plan_id: planId, quote_id, email: 'ines@example.com', settings, payment_cadence, details, rates: amounts,
      }),
    cadences: (quote_id: string, property_address: PropertyAddress = alder) =>
      post<readonly Cadence[]>(cadences.path, { property_address, quote_id }),
    /** A quote with a price, as it shows before payment. */
    async quoted(cadence?: string, amounts?: Amounts, property_address?: PropertyAddress, details?: Details) {
      const { body: { quote_id: id } } = await this.rates(property_address, details);
      return { id, cadence: cadence ?? 'eleven_pay', price: (await this.checkout(id, cadence, amounts, property_address, details)).body };
    },
    buy({ id, cadence, price }: {
      readonly id: string; readonly cadence: string; readonly price: CheckoutAnswer;
    }, payment_method_id: string, key: string, changes: Readonly<Record<string, unknown>> = {}) {
      const body = {
        payment_method_id, plan_id: planId, quote_id: id, payment_cadence: cadence, card_name: 'Ines Okafor',
        card_address: { line1: '48 Alder Street', city: 'Columbus', state: 'OH' },
        first_name: 'Ines', last_name: 'Okafor', email: 'ines@example.com', phone_number: '6145550100', revenue: price.totals.grandtotal,
        metadata: {}, ...changes,
      };
      return post<PurchaseAnswer & ErrorBody>(purchase.path, body, { 'x-unique-key': key });
    },
  };
}
