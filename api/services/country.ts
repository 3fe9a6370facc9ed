import { sideCallLimit } from '../timeLimits';
import type { Twins } from './twins';
import type { CountryHint } from './types';

/** WG-014 */
const fallback = 'US';

/** WG-013: asked once, five seconds at most. Without a service it is the fallback. */
export const createCountryHint = (country: Twins['country'] | undefined): CountryHint => {
  let detected: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    if (!country) return fallback;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), sideCallLimit);
    try {
      const found = await country(stop.signal);
      return found && /^[A-Z]{2}$/.test(found) ? found : fallback;
    } catch {
      return fallback;
    } finally {
      clearTimeout(timer);
    }
  };
  return { detect: () => (detected ??= ask()) };
};
