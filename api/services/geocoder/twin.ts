import { geocode } from '../../contracts/places';
import { ApiError } from '../../errors';
import type { Http } from '../../types';
import type { Geocoder } from '../types';

/** WG-007, WG-008 against the sandbox's place data: a status that is not OK rejects, as with the real one. */
export const createGeocoderTwin = (http: Http): Geocoder => ({
  async geocode(address, signal) {
    const { status, place } = await http.send(geocode, { query: { address }, signal });
    if (status !== 'OK' || !place) throw new ApiError({ code: status === 'OK' ? 'ZERO_RESULTS' : status, outcome: 'refused' });
    return place;
  },
});
