import type { RatingAddress } from '../../contracts/contract';
import { refuse } from '../http/refuse';

const states =
  new Set((`AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY`
  + ' PR GU VI AS MP').split(' '));

export const isState = (state: unknown): state is string => typeof state === 'string' && states.has(state);

/** The state of an address of the United States; undefined where the state or the ZIP code cannot be one. */
export function usState(region: string, postal: string, country: string): string | undefined {
  const state = region.trim().toUpperCase();
  return country === 'US' && isState(state) && /^\d{5}(-?\d{4})?$/.test(postal.trim()) ? state : undefined;
}

/** The state that rates the address; refuses what cannot be rated at all. */
export const ratingState = ({ state_or_region, postal, country_code }: RatingAddress): string =>
  usState(state_or_region, postal, country_code) ?? refuse(400, 'rating_address_rejected', 'This address cannot be rated.');
