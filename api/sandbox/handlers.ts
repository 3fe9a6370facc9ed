import { commercialHandlers } from './commercial/handlers';
import { carsafeHandlers } from './carsafe/handlers';
import { collectiblesHandlers } from './collectibles/handlers';
import { homesafeHandlers } from './homesafe/handlers';
import { relationships } from '../contracts/relationships';
import { handle, type Handler } from './http/call';
import { paymentHandlers } from './payment/methods';
import { placesHandlers } from './places/handlers';
import { quoteHandlers } from './quotes/handlers';
import { rentalCarHandlers } from './rental-car/handlers';
import { rentersHandlers } from './renters/handlers';
import { siteHandlers } from './site/handlers';

/** RS-044, CH-014. */
const listRelationships = handle(relationships, () => ({
  beneficiary_relationships: ['Spouse', 'Life partner', 'Child', 'Parent', 'Sibling', 'Grandparent', 'Grandchild', 'Friend', 'Other'],
}));

/** What the sandbox does for each contract. A new line adds its folder here. */
export const handlers: readonly Handler[] = [
  ...siteHandlers, ...rentalCarHandlers, ...rentersHandlers, ...commercialHandlers, ...carsafeHandlers, ...homesafeHandlers,
  ...collectiblesHandlers, ...quoteHandlers, listRelationships, ...paymentHandlers, ...placesHandlers,
];
