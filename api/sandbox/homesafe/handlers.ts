import { purchase, type HomesafeApplication } from '../../contracts/homesafe';
import { handle, type Handler } from '../http/call';
import { buyMonthly } from '../monthly/purchase';

/** RS-056, C-10: bought of the partner API, where nobody asks about the home. */
export const homesafeHandlers: readonly Handler[] = [
  handle(purchase, buyMonthly({
    code: 'homesafe', prefix: 'HS',
    priceOf({ plan_id, rating_address }, { lineOf }) {
      const application: HomesafeApplication = { rating_address, plan_applications: [{ plan_id, policy_effective_date: '' }] };
      return lineOf('homesafe').price(application);
    },
  })),
];
