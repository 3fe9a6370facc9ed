import type { Http } from '../types';
import type { PageConfig } from './config';
import { createCountryHint } from './country';
import { createGeocoder } from './geocoder';
import { createGeocoderTwin } from './geocoder/twin';
import { createSuggestions } from './suggestions';
import { createSuggestionsTwin } from './suggestions/twin';
import type { AddressSuggestions, CountryHint, ErrorReports, Geocoder } from './types';

export interface Places {
  readonly geocoder: Geocoder;
  readonly suggestions: AddressSuggestions;
  readonly country: CountryHint;
}

/** Everything about addresses: a chunk of its own, because the landing page asks for none of it. */
export const createPlaces = ({ mapsKey, sandboxed }: Pick<PageConfig, 'mapsKey' | 'sandboxed'>, http: Http, reports: ErrorReports): Places => ({
  geocoder: createGeocoder({ mapsKey, reports, twin: sandboxed ? createGeocoderTwin(http) : undefined }),
  suggestions: createSuggestions({ mapsKey, reports, twin: sandboxed ? createSuggestionsTwin(http) : undefined }),
  country: createCountryHint(sandboxed ? http : undefined),
});
