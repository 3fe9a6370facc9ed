import { oneLine } from '../ratingAddress';
import type { Address } from '../services/types';
import type { Tools } from '../types';

/** WG-007: what the maps service adds to a typed address. Street and unit stay as typed; an empty answer adds nothing. */
export async function geocoded(address: Address, { services, signal }: Tools & { readonly signal: AbortSignal }): Promise<Address> {
  const { country = 'US', county, lat, lng } = await services.geocoder.geocode(oneLine(address), signal);
  return { country, ...(county === undefined ? {} : { county }), ...(lat === undefined ? {} : { lat }), ...(lng === undefined ? {} : { lng }) };
}
