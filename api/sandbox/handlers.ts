import type { Handler } from './http/call';
import { paymentHandlers } from './payment/methods';
import { placesHandlers } from './places/handlers';
import { rentalCarHandlers } from './rental-car/handlers';
import { siteHandlers } from './site/handlers';

/** What the sandbox does for each contract. A new line adds its folder here. */
export const handlers: readonly Handler[] = [...siteHandlers, ...rentalCarHandlers, ...paymentHandlers, ...placesHandlers];
