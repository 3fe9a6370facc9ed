import {
  checkout, plans, purchase, rates, type CollectiblesApplication, type CollectiblesPlan, type CollectiblesPlanApplication,
} from '../../contracts/collectibles';
import { handle, type Deps, type Handler } from '../http/call';
import { refuse } from '../http/refuse';
import { buyMonthly } from '../monthly/purchase';
import { billingOf } from '../quotes/billing';

const code = 'collectibles';
const applicationOf = (plan: CollectiblesPlanApplication): CollectiblesApplication => ({ plan_applications: [plan] });
function offered(plan: CollectiblesPlanApplication, { lineOf }: Deps): { readonly plans: readonly CollectiblesPlan[] } {
  const found = lineOf(code).plans(applicationOf(plan)) as readonly CollectiblesPlan[];
  return found.length > 0 ? { plans: found } : refuse(400, 'no_offers_found', 'No plan is offered for these collections.');
}

/** CL-019, C-11: the partner API's own calls, which no flow makes. */
export const collectiblesHandlers: readonly Handler[] = [
  handle(plans, ({ body: { category_code }, deps }) => offered({ category_code, policy_effective_date: '' }, deps)),
  handle(rates, ({ body: { details }, deps }) => {
    deps.lineOf(code).check(applicationOf(details));
    return offered(details, deps);
  }),
  handle(checkout, ({ body: { plan_id, details }, deps: { lineOf } }) => {
    const { rating: { currency, deductibles }, ...line } = lineOf(code);
    return { billing: billingOf(line.price(applicationOf({ ...details, plan_id })), currency, deductibles) };
  }),
  handle(purchase, buyMonthly({
    code, prefix: 'CO', currency: 'USD',
    priceOf: ({ plan_id, details }, { lineOf }) => lineOf(code).price(applicationOf({ ...details, plan_id })),
  })),
];
