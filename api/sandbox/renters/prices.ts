import type { Amounts, Details } from '../../contracts/renters';
import { premiumTax, share, type Cents } from '../money';
import { riskPercent } from './risk';
import { annual, levelOf } from './states';

/** A price, and its payments in order: they add up to the grand total, to the cent. */
export interface Price extends Cents { readonly payments: readonly number[] }

/** A year, in cents. */
const basic = 8200;
const perThousand = 210;
const allPerilPercent: Readonly<Record<number, number>> = { 250: 115, 500: 100, 1000: 90 };
const hurricanePercent: Readonly<Record<number, number>> = { 1000: 112, 2000: 104, 5000: 94 };
const liabilityPrice: Readonly<Record<number, number>> = { 50_000: 0, 100_000: 1200, 300_000: 2400, 500_000: 3600 };
const replacementPercent = 112;
const earthquakePercent = 40;
const waterBackup = 2500;
const identityFraud = 2400;
const jewelleryFree = 1500;
/** In cents for each hundred dollars beyond what every policy includes. */
const jewelleryPrice = 110;
const annualDiscountPercent = 5;
const billingFee = 200;
const monthly = 10;

/** The year's premium for these amounts, answers and state. */
export function premium(state: string, details: Details, amounts: Amounts): number {
  const {
    personal_property_coverage: coverage = 0, all_peril_deductible: peril = 500, hurricane_deductible: hurricane,
    liability_limit: liability = 0,
  } = amounts;
  const bare = basic + perThousand * Math.trunc(coverage / 1000);
  const factors = [
    allPerilPercent[peril] ?? 100, hurricane === undefined ? 100 : hurricanePercent[hurricane] ?? 100,
    amounts.include_replacement_cost ? replacementPercent : 100,
  ];
  const property = factors.reduce((price, percent) => share(price, percent, 100), bare);
  const quake = amounts.include_earthquake ? share(property, earthquakePercent, 100) : 0;
  const rated = share(share(property + quake + (liabilityPrice[liability] ?? 0), levelOf(state), 100), riskPercent(details), 100);
  const jewellery = typeof details.jewellery_value === 'number'
    ? Math.max(0, Math.ceil((details.jewellery_value - jewelleryFree) / 100)) * jewelleryPrice
    : 0;
  return rated + jewellery + (amounts.include_water_backup ? waterBackup : 0) + (amounts.include_identity_fraud ? identityFraud : 0);
}

/** PY-003, PY-030, PY-031: one payment, or a larger first one and ten that are equal. Billing fees are in the subtotal. */
export function priceOf(state: string, details: Details, amounts: Amounts, cadence: string): Price {
  const year = premium(state, details, amounts);
  const isAnnual = cadence === annual;
  const subtotal = isAnnual ? year : year + monthly * billingFee;
  const discount = isAnnual ? share(year, annualDiscountPercent, 100) : 0;
  const tax = premiumTax(subtotal - discount, state);
  const grandtotal = subtotal - discount + tax;
  const each = Math.floor(grandtotal / (monthly + 2));
  return {
    subtotal, discount, tax, grandtotal,
    payments: isAnnual ? [grandtotal] : [grandtotal - monthly * each, ...Array.from({ length: monthly }, () => each)],
  };
}
