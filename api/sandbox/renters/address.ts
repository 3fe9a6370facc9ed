import type { PropertyAddress } from '../../contracts/renters';
import { refuse } from '../http/refuse';
import { isState } from '../places/states';
import { townOfZip } from '../places/us';

const notFound = (): never =>
  refuse(400, 'property_address_invalid', 'This address cannot be found. Please check the street, the city and the ZIP code.');

/** The state that rates the home. The ZIP code must exist and lie in it. */
export async function stateOf({ region, postal, country_code = 'US' }: PropertyAddress): Promise<string> {
  const state = region.trim().toUpperCase();
  if (country_code !== 'US' || !isState(state) || !/^\d{5}(-?\d{4})?$/.test(postal.trim())) return notFound();
  return (await townOfZip(postal.trim()))?.region === state ? state : notFound();
}
