import * as carsafe from './carsafe';
import * as collectibles from './collectibles';
import * as commercial from './commercial';
import * as homesafe from './homesafe';
import * as payment from './payment';
import * as places from './places';
import * as quotes from './quotes';
import * as relationships from './relationships';
import * as rentalCar from './rentalCar';
import * as renters from './renters';
import * as site from './site';
import type { Contract } from './contract';

/** Every call there is, by id: the sandbox, the client, the console and the prover read this one list. */
export const contracts: readonly Contract[] = [
  site.site, site.partner,
  rentalCar.plans, rentalCar.checkout, rentalCar.purchase,
  renters.plans, renters.responses, renters.rates, renters.checkout, renters.cadences, renters.purchase,
  commercial.businessClasses, commercial.plans, commercial.responses, commercial.rates, commercial.checkout, commercial.purchase,
  carsafe.plans, carsafe.checkout, carsafe.purchase, homesafe.purchase,
  collectibles.plans, collectibles.rates, collectibles.checkout, collectibles.purchase,
  quotes.create, quotes.update, quotes.plans, quotes.checkout, quotes.purchase,
  relationships.relationships, payment.methods, payment.methodUpdate,
  places.geocode, places.suggest, places.country,
];
