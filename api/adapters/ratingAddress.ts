import type { RatingAddress } from '../contracts/contract';
import type { Address } from '../services/types';

/** WG-003, C-55: an address as the partner's calls spell it; an empty unit is left out. */
export function ratingAddress({ streetAddress = '', unit, city = '', region = '', postal = '', country = 'US' }: Address): RatingAddress {
  const line2 = unit?.trim();
  return {
    line1: streetAddress.trim(), ...(line2 ? { line2 } : {}), city: city.trim(),
    state_or_region: region.trim(), postal: postal.trim(), country_code: country,
  };
}

/** The address as one string, for the maps service. */
export const oneLine = ({ streetAddress, unit, city, region, postal, country = 'US' }: Address): string =>
  [streetAddress, unit, city, region, postal, country].map((part) => part?.trim()).filter(Boolean).join(', ');
