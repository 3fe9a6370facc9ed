import type { RatingAddress } from '../../contracts/contract';
import { refuse } from '../http/refuse';
import { isState } from './states';

/** The state that rates the address; refuses what cannot be rated at all. */
export function ratingState({ state_or_region, postal, country_code }: RatingAddress): string {
  const state = state_or_region.trim().toUpperCase();
  if (country_code !== 'US' || !isState(state) || !/^\d{5}(-?\d{4})?$/.test(postal.trim())) {
    return refuse(400, 'rating_address_rejected', 'This address cannot be rated.');
  }
  return state;
}
