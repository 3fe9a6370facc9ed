import * as payment from './payment';
import * as places from './places';
import * as rentalCar from './rentalCar';
import * as site from './site';
import type { Contract } from './contract';

/** Every call there is, by id: the sandbox, the client, the console and the prover read this one list. */
export const contracts = [
  site.site, site.partner,
  rentalCar.plans, rentalCar.checkout, rentalCar.purchase,
  payment.methods,
  places.geocode, places.suggest, places.country,
] as unknown as readonly Contract[];
