import { purchase } from '../../contracts/homesafe';
import { handle, type Handler } from '../http/call';
import { checkAddress } from '../monthly/address';
import { buyMonthly } from '../monthly/purchase';
import { priceOf } from './prices';

/** RS-056, C-10: bought of the partner API, where nobody asks about the home. */
export const homesafeHandlers: readonly Handler[] = [
  handle(purchase, buyMonthly({
    code: 'homesafe', prefix: 'HS',
    priceOf({ plan_id, rating_address }) {
      checkAddress(rating_address);
      return priceOf({ plan_id });
    },
  })),
];
