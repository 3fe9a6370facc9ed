import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { geocodeWithGoogle } from '../geocoder/google';
import { createGoogleSuggestions } from '../suggestions/google';

/** The provider's library, whose every request is never answered. */
const never = () => new Promise<never>(() => undefined);
vi.mock('@googlemaps/js-api-loader', () => ({
  setOptions: () => undefined,
  importLibrary: async () => ({
    Geocoder: class { geocode = never; },
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: never },
  }),
}));
beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

/** How a promise ends, and the seconds that it takes. */
async function endOf(promise: Promise<unknown>): Promise<readonly [number, unknown]> {
  let end: unknown = 'waiting';
  promise.catch((error: unknown) => { end = error; });
  let seconds = 0;
  for (; end === 'waiting' && seconds < 100; seconds += 1) await vi.advanceTimersByTimeAsync(1000);
  return [seconds, end];
}
it('a maps service that never answers a look-up fails after a minute: the page waits no longer, and the next press asks again (T4, F03)', async () => {
  expect(await endOf(geocodeWithGoogle('key', '48 Alder Street, Columbus')))
    .toEqual([60, expect.objectContaining({ code: 'timeout', outcome: 'refused' })]);
});
it('suggestions that never come fail after 15 seconds, so that what is typed counts (T5, F03)', async () => {
  const suggestions = await createGoogleSuggestions('key');
  expect(await endOf(suggestions.suggest('48 Alder', {}))).toEqual([15, expect.objectContaining({ code: 'timeout' })]);
});
