import type { Http } from '../types';
import type { PageConfig } from './config';
import { createGeocoder } from './geocoder';
import { createSuggestions } from './suggestions';
import type { AddressSuggestions, CountryHint, ErrorReports, Geocoder } from './types';
import { sideCallLimit } from '../timeLimits';
import type { Twins } from './twins';

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

/** WG-014 */
const fallback = 'US';

/** WG-013: asked once, five seconds at most. Without a service it is the fallback. */
export const createCountryHint = (country: Twins['country'] | undefined): CountryHint => {
  let detected: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), sideCallLimit);
    const found = await country?.(stop.signal).catch(() => undefined);
    clearTimeout(timer);
    return found && /^[A-Z]{2}$/.test(found) ? found : fallback;
  };
  return { detect: () => (detected ??= ask()) };
};
