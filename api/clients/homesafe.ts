import type { MonthlyPolicy, MonthlyPurchase } from '../contracts/carsafe';
import { purchase } from '../contracts/homesafe';
import type { Http } from '../types';

/** RS-056, C-10: the partner API's own purchase. No flow calls it, because that API has no plans and no checkout of this line. */
export const buyHomesafe = (http: Http, uniqueKey: string, body: MonthlyPurchase, signal?: AbortSignal): Promise<MonthlyPolicy> =>
  http.send(purchase, { headers: { 'X-Unique-Key': uniqueKey }, body, signal });
