import type { Http } from '../types';
import type { PageConfig } from './config';
import { createCountryHint } from './country';
import { createGeocoder } from './geocoder';
import { createSuggestions } from './suggestions';
import type { AddressSuggestions, CountryHint, ErrorReports, Geocoder } from './types';

export interface Places {
  readonly geocoder: Geocoder;
  readonly suggestions: AddressSuggestions;
  readonly country: CountryHint;
}

type MapsConfig = Pick<PageConfig, 'mapsKey' | 'sandbox'>;

/** Everything about addresses: a chunk of its own, because the landing page uses none of it. The twins are another (S17). */
export const createPlaces = async ({ mapsKey, sandbox }: MapsConfig, http: Http, reports: ErrorReports): Promise<Places> => {
  const twins = sandbox ? (await import('./twins')).createTwins(http) : undefined;
  return {
    geocoder: createGeocoder({ mapsKey, reports, twin: twins?.geocoder }),
    suggestions: createSuggestions({ mapsKey, reports, twin: twins?.suggestions }),
    country: createCountryHint(twins?.country),
  };
};
