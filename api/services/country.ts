import { sideCallLimit } from '../timeLimits';
import type { Twins } from './twins';
import type { CountryHint } from './types';

/** WG-014: the fallback, too. */
const home = 'US';

/** WG-013: asked once, five seconds at most, never in the way. Where nobody can be asked it is the fallback. */
export const createCountryHint = (country: Twins['country'] | undefined): CountryHint => {
  let known: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    if (!country) return home;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), sideCallLimit);
    try {
      const found = await country(stop.signal);
      return found && /^[A-Z]{2}$/.test(found) ? found : home;
    } catch {
      return home;
    } finally {
      clearTimeout(timer);
    }
  };
  return { detect: () => (known ??= ask()) };
};
