import { country } from '../contracts/places';
import { sideCallLimit } from '../time-limits';
import type { Http } from '../types';
import type { CountryHint } from './types';

/** WG-014: the fallback, too. */
const home = 'US';

/** WG-013: asked once, five seconds at most, never in the way. Without an endpoint it is the fallback. */
export const createCountryHint = (http: Http | undefined): CountryHint => {
  let known: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    if (!http) return home;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), sideCallLimit);
    try {
      const { country: found } = await http.send(country, { signal: stop.signal });
      return found && /^[A-Z]{2}$/.test(found) ? found : home;
    } catch {
      return home;
    } finally {
      clearTimeout(timer);
    }
  };
  return { detect: () => (known ??= ask()) };
};
