/// <reference types="google.maps" />
import { ApiError } from '../../errors';
import { timeLimits } from '../../timeLimits';
import { within } from '../../within';
import { addressFrom } from '../maps/address';
import { mapsLibrary } from '../maps/library';
import { refusedBy } from '../maps/status';
import type { Address } from '../types';

/** WG-007, WG-008: rejects with the provider's status. */
export const geocodeWithGoogle = async (key: string, address: string): Promise<Address> => {
  const { Geocoder } = await mapsLibrary(key, 'geocoding');
  let results: readonly google.maps.GeocoderResult[];
  try {
    ({ results } = await within(timeLimits.quote, new Geocoder().geocode({ address })));
  } catch (cause) {
    throw refusedBy(cause);
  }
  const [best] = results;
  if (!best) throw new ApiError({ code: 'ZERO_RESULTS', outcome: 'refused' });
  const components = best.address_components.map(({ long_name, short_name, types }) => ({ long: long_name, short: short_name, types }));
  return addressFrom(components, best.geometry.location.toJSON());
};
