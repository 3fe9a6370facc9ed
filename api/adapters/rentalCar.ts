import type { Adapters } from '#engine';
import {
  checkout, plans, purchase, type CheckoutAnswer, type PurchaseAnswer, type RentalDetails, type RentalDriver, type RentalPlan,
} from '../contracts/rentalCar';
import { ApiError } from '../errors';
import { byPriceDescending } from './priceTitle';
import { ratingAddress } from './ratingAddress';
import type { Address } from '../services/types';
import type { Tools } from '../types';
import { buyerWithoutToken } from './buyer';
import { filled } from './fields';
import { geocoded } from './geocoded';
import type { Person as Insured } from './payment';

interface Person { readonly firstName: string; readonly lastName: string }
/** RC-030 … RC-034 */
export interface RentalCarContext {
  readonly pickUpDate: string;
  readonly returnDate: string;
  readonly rentalAgency: string;
  readonly otherAgency?: string;
  readonly hasAdditionalDrivers?: boolean;
  readonly additionalDrivers?: readonly Person[];
  readonly driverInfo: Person & Address & { readonly phoneNumber: string; readonly email?: string };
  readonly plans?: readonly RentalPlan[];
  readonly selectedPlan: RentalPlan;
  readonly checkout: CheckoutAnswer;
  readonly paymentMethod: { readonly id: string };
  /** The answer names no currency (RC-037), and the quote's is cleared with the rest (RC-053): the receipt keeps it. */
  readonly purchase?: PurchaseAnswer & { readonly currency?: string };
  readonly uid: string;
}

/** Requests have the partner's names, patches have ours. */
export const rentalCarAdapters = {
  async geocodeDriver({ driverInfo }, tools) {
    return { driverInfo: { ...driverInfo, ...(await geocoded(driverInfo, tools)) } };
  },
  async plans({ driverInfo }, { http, signal }) {
    const answer = await http.send(plans, { body: { rating_address: ratingAddress(driverInfo) }, at: driverInfo, signal });
    // S-34: an empty list is no offer; the visitor stays with the driver's address.
    if (answer.plans.length === 0) throw new ApiError({ code: 'no_offers_found', outcome: 'refused' });
    return { plans: byPriceDescending(answer.plans), selectedPlan: undefined };
  },
  async checkout({ selectedPlan, ...rental }, { http, signal }) {
    const { driverInfo } = rental;
    return { checkout: await http.send(checkout, {
      body: {
        plan_id: selectedPlan.plan_id, details: details(rental), rating_address: ratingAddress(driverInfo),
        email: driverInfo.email, phone_number: driverInfo.phoneNumber,
      },
      at: driverInfo, signal,
    }) };
  },
  async purchase({ selectedPlan, paymentMethod, uid, checkout: { quote, totals, currency }, ...rental }, { http, session, signal }) {
    const { driverInfo } = rental;
    const answer = await http.send(purchase, {
      headers: { 'X-Unique-Key': uid },
      body: {
        payment_method_id: paymentMethod.id, plan_id: selectedPlan.plan_id, quote_id: quote.id, details: details(rental),
        rating_address: ratingAddress(driverInfo), revenue: totals.grandtotal, metadata: session.metadata,
        ...buyerWithoutToken(driverInfo, session),
      },
      at: driverInfo, signal,
    });
    return { purchase: { ...answer, ...(currency ? { currency: currency.code } : {}) } };
  },
} satisfies Adapters<Tools, RentalCarContext>;

type Rental = Omit<RentalCarContext, 'plans' | 'selectedPlan' | 'checkout' | 'paymentMethod' | 'purchase' | 'uid'>;

/** RC-039, RC-069, RC-070, S-31, S-32. */
export function details(rental: Rental): RentalDetails {
  const { pickUpDate, returnDate, rentalAgency, otherAgency, hasAdditionalDrivers, additionalDrivers = [], driverInfo } = rental;
  const extras = hasAdditionalDrivers ? additionalDrivers.filter(({ firstName, lastName }) => firstName && lastName) : [];
  return {
    rental_company_name: rentalAgency === 'Other' ? (otherAgency ?? '').trim() : rentalAgency,
    rental_started: pickUpDate, rental_ended: returnDate,
    drivers: [mainDriver(driverInfo), ...extras.map(({ firstName, lastName }) => ({ firstName, lastName, isMainDriver: false }))],
  };
}
function mainDriver({ firstName, lastName, email, phoneNumber, ...address }: Rental['driverInfo']): RentalDriver {
  const { streetAddress = '', unit, city = '', region = '', country = 'US', postal = '', lat, lng } = address;
  return {
    firstName, lastName, ...filled({ email }), phone: phoneNumber, isMainDriver: true,
    address: { line1: streetAddress, ...filled({ line2: unit }), city, state_or_region: region, country, postal, ...filled({ lat, lng }) },
  };
}

/** C-22, S-73: the driver, whose name is on the card as well. */
export const rentalPerson = ({ driverInfo }: Pick<RentalCarContext, 'driverInfo'>): Insured => driverInfo;
