import { checkout, plans, purchase, rates, type CollectiblesPlan, type CollectiblesPlanApplication } from '../../contracts/collectibles';
import { handle, type Handler } from '../http/call';
import { refuse } from '../http/refuse';
import { toUnits, type Cents } from '../money';
import { buyMonthly } from '../monthly/purchase';
import { currency } from '../purchase/quotes';
import { checkPlan } from './line';
import { planDeductibles, plansFor, priceOf } from './prices';

const offered = (found: readonly CollectiblesPlan[]): { readonly plans: readonly CollectiblesPlan[] } =>
  (found.length > 0 ? { plans: found } : refuse(400, 'no_offers_found', 'No plan is offered for these collections.'));
function priced(plan_id: string, details: CollectiblesPlanApplication): Cents {
  checkPlan(details);
  return priceOf({ ...details, plan_id });
}

/** CL-019, C-11: the partner API's own calls, which no flow makes. */
export const collectiblesHandlers: readonly Handler[] = [
  handle(plans, ({ body: { category_code } }) => offered(plansFor({ category_code, policy_effective_date: '' }))),
  handle(rates, ({ body: { details } }) => {
    checkPlan(details);
    return offered(plansFor(details));
  }),
  handle(checkout, ({ body: { plan_id, details } }) => {
    const { subtotal, tax, grandtotal } = priced(plan_id, details);
    const amounts = { sub_total: toUnits(subtotal), tax_total: toUnits(tax), grand_total: toUnits(grandtotal) };
    return { billing: { ...amounts, prices: [{ currency_code: currency }], plan_deductibles: planDeductibles } };
  }),
  handle(purchase, buyMonthly({
    code: 'collectibles', prefix: 'CO', currency, priceOf: ({ plan_id, details }) => priced(plan_id, details),
  })),
];
