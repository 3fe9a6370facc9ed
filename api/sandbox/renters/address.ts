import type { PropertyAddress } from '../../contracts/renters';
import { refuse } from '../http/refuse';
import { usState } from '../places/ratingState';
import { townOfZip } from '../places/us';

/** The state that rates the home. The ZIP code must exist and lie in it. */
export async function stateOf({ region, postal, country_code = 'US' }: PropertyAddress): Promise<string> {
  const state = usState(region, postal, country_code);
  if (state !== undefined && (await townOfZip(postal.trim()))?.region === state) return state;
  return refuse(400, 'property_address_invalid', 'This address cannot be found. Please check the street, the city and the ZIP code.');
}
