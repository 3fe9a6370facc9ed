import type { Adapters } from '#engine';
import {
  checkout, plans, purchase, type CarsafeCheckout, type CarsafePlan, type CarsafeSelection, type MonthlyPolicy,
} from '../contracts/carsafe';
import { ApiError } from '../errors';
import { byPriceDescending } from './priceTitle';
import { ratingAddress } from './ratingAddress';
import type { Tools } from '../types';
import { buyerWithoutToken } from './buyer';
import { holderAdapters, holderAsBuyer, holderDetailsOf, southAfrica, type Details } from './holder';

/** VC-011 … VC-013 */
export interface CarsafeContext {
  readonly details: Details;
  readonly selectedPlan: CarsafePlan;
  readonly checkout: Bill;
  readonly paymentMethod: { readonly id: string };
  readonly uid: string;
  readonly purchase?: MonthlyPolicy;
}
/** VC-046, VC-047, C-35: the totals the customer reads; `revenue` is the server's own. */
export interface Bill extends CarsafeCheckout {
  readonly totals: { readonly subtotal: number; readonly tax: 0; readonly grandtotal: number };
  readonly revenue: number;
}

/** Requests have the partner's names, patches have ours. */
export const carsafeAdapters = {
  ...holderAdapters,
  /** VC-020, VC-021, C-36; VC-045: new plans, no purchase yet. */
  async plans(_context, { http, signal }) {
    const { country } = southAfrica;
    const answer = await http.send(plans, { body: { country_code: country, region: country }, signal });
    // S-34: an empty list is no offer.
    if (answer.plans.length === 0) throw new ApiError({ code: 'no_offers_found', outcome: 'refused' });
    const code = answer.settings?.currency?.code ?? southAfrica.currency;
    return { plans: byPriceDescending(answer.plans), settings: { currency: { code } }, purchase: undefined };
  },
  /** VC-039 */
  async checkout({ selectedPlan, details }, { http, signal }) {
    return { checkout: billOf(await http.send(checkout, { body: selection(selectedPlan, details), at: details, signal })) };
  },
  /** VC-041, S-88 */
  async purchase({ selectedPlan, details, checkout: { revenue }, paymentMethod, uid }, { http, session, signal }) {
    return { purchase: await http.send(purchase, {
      headers: { 'X-Unique-Key': uid },
      body: {
        payment_method_id: paymentMethod.id, ...selection(selectedPlan, details), revenue, metadata: session.metadata,
        ...buyerWithoutToken(holderAsBuyer(details), session),
      },
      at: details, signal,
    }) };
  },
} satisfies Adapters<Tools, CarsafeContext>;

/** C-36: the region is the country. */
const selection = ({ plan_id }: CarsafePlan, details: Details): CarsafeSelection => ({
  plan_id, details: holderDetailsOf(details),
  rating_address: ratingAddress({ ...details, country: details.country ?? southAfrica.country, region: southAfrica.country }),
});

function billOf(answer: CarsafeCheckout): Bill {
  const first = answer.payment_schedule.schedule[0]?.amount ?? answer.totals.grandtotal;
  return { ...answer, totals: { subtotal: first, tax: 0, grandtotal: first }, revenue: answer.totals.grandtotal };
}
