import { ApiError } from '../errors';
import { oneLine } from './ratingAddress';
import type { Address } from '../services/types';
import type { Tools } from '../types';
import { filled } from './fields';

type With = Tools & { readonly signal: AbortSignal };
/** WG-007: what the maps service adds to a typed address. Street and unit stay as typed; what it does not know overwrites nothing. */
export async function geocoded(address: Address, { services, signal }: With): Promise<Address> {
  const { country = 'US', county, lat, lng } = await services.geocoder.geocode(oneLine(address), signal);
  return { country, ...filled({ county, lat, lng }) };
}

/** C-07: a line that does not ask for the region has it from the maps service; what was typed stays. */
export async function geocodedProperty<Place extends Address>(place: Place, { services, signal }: With): Promise<Place> {
  // An earlier look-up was about an earlier address.
  const { region: _region, county: _county, lat: _lat, lng: _lng, ...typed } = place;
  const { region, country = 'US', county, lat, lng, postal } = await services.geocoder.geocode(oneLine(typed), signal);
  if (!region) throw new ApiError({ code: 'ZERO_RESULTS', outcome: 'refused' });
  return { ...(typed as Place), ...(typed.postal?.trim() ? {} : filled({ postal })), ...filled({ region, country, county, lat, lng }) };
}

/** BO-008: country and ZIP code are the maps service's, where it knows them; the rest stays as typed. */
export async function geocodedPlace<Place extends Address>(place: Place, { services, signal }: With): Promise<Place> {
  // An earlier look-up was about an earlier address.
  const { country: _country, county: _county, lat: _lat, lng: _lng, ...typed } = place;
  const { country = 'US', county, postal, lat, lng } = await services.geocoder.geocode(oneLine(typed), signal);
  return { ...(typed as Place), ...filled({ country, county, postal, lat, lng }) };
}
