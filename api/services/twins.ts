import { country } from '../contracts/places';
import type { Http } from '../types';
import { createGeocoderTwin } from './geocoder/twin';
import { createSuggestionsTwin } from './suggestions/twin';
import type { AddressSuggestions, Geocoder } from './types';

export interface Twins {
  readonly geocoder: Geocoder;
  readonly suggestions: AddressSuggestions;
  /** The country of the connection, if it is known. */
  readonly country: (signal: AbortSignal) => Promise<string | null | undefined>;
}

/** Addresses from the sandbox's place data. */
export const createTwins = (http: Http): Twins => ({
  geocoder: createGeocoderTwin(http),
  suggestions: createSuggestionsTwin(http),
  country: async (signal) => (await http.send(country, { signal })).country,
});
