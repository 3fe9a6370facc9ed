import { loadedOnce } from '#engine/loadedOnce';
import { ApiError } from '../errors';
import type { Places } from './places';

/** Loads the services of addresses when one is first used. If they cannot be loaded, each behaves as without a provider. */
export const lazyPlaces = (load: () => Promise<Places>): Places => {
  const places = loadedOnce(() => load().catch((cause: unknown) => {
    throw new ApiError({ code: 'network', outcome: 'refused' }, { cause });
  }));
  return {
    geocoder: { geocode: async (address, signal) => (await places()).geocoder.geocode(address, signal) },
    suggestions: {
      ready: () => places().then(({ suggestions }) => suggestions.ready(), () => false),
      suggest: async (text, options) => (await places()).suggestions.suggest(text, options),
      resolve: async (id, signal) => (await places()).suggestions.resolve(id, signal),
    },
    country: { detect: () => places().then(({ country }) => country.detect(), () => 'US') },
  };
};
