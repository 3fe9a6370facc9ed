import type { MonthlyPolicy, MonthlyPurchase } from '../contracts/carsafe';
import {
  checkout, plans, purchase, rates, type CollectiblesDetails, type CollectiblesPlan, type CollectiblesPlanApplication,
} from '../contracts/collectibles';
import type { Billing } from '../contracts/quotes';
import type { Http } from '../types';

/** CL-019, C-11: the partner API's own calls. No flow makes them: it buys at the quote service. */
export const collectiblesClient = (http: Http, signal?: AbortSignal) => ({
  plans: (category_code: string): Promise<{ readonly plans: readonly CollectiblesPlan[] }> =>
    http.send(plans, { body: { category_code }, signal }),
  rates: (details: CollectiblesPlanApplication): Promise<{ readonly plans: readonly CollectiblesPlan[] }> =>
    http.send(rates, { body: { details }, signal }),
  checkout: (plan_id: string, details: CollectiblesPlanApplication): Promise<{ readonly billing: Billing }> =>
    http.send(checkout, { body: { plan_id, details }, signal }),
  purchase: (uniqueKey: string, body: MonthlyPurchase<CollectiblesDetails>): Promise<MonthlyPolicy> =>
    http.send(purchase, { headers: { 'X-Unique-Key': uniqueKey }, body, signal }),
});
