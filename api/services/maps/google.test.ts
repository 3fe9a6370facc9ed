import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGeocoder } from '../geocoder';
import { geocodeWithGoogle } from '../geocoder/google';
import { createSuggestions } from '../suggestions';
import { createGoogleSuggestions } from '../suggestions/google';

type Asked = Readonly<Record<string, unknown>>;
/** What the provider's library answers in a test; nothing ever, where it does not say. */
const never = () => new Promise<never>(() => undefined);
const answers: Record<'geocode' | 'suggest', (asked: Asked) => Promise<unknown>> = { geocode: never, suggest: never };
vi.mock('@googlemaps/js-api-loader', () => ({
  setOptions: () => undefined,
  importLibrary: async () => ({
    Geocoder: class { geocode = (asked: Asked) => answers.geocode(asked); },
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: (asked: Asked) => answers.suggest(asked) },
  }),
}));
beforeEach(() => { Object.assign(answers, { geocode: never, suggest: never }); });

describe('a maps service that never answers', () => {
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
  it('fails a look-up after a minute: the page waits no longer, and the next press asks again (T4, F03)', async () => {
    expect(await endOf(geocodeWithGoogle('key', '48 Alder Street, Columbus')))
      .toEqual([60, expect.objectContaining({ code: 'timeout', outcome: 'refused' })]);
  });
  it('fails suggestions after 15 seconds, so that what is typed counts (T5, F03)', async () => {
    const suggestions = await createGoogleSuggestions('key');
    expect(await endOf(suggestions.suggest('48 Alder', {}))).toEqual([15, expect.objectContaining({ code: 'timeout' })]);
  });
});

/** A failed request as the library rejects it: the message may quote what was asked. */
const failure = (code: string) => Object.assign(new Error(`${code}: 48 Alder Street`), { name: 'MapsRequestError', code });
const collect = () => {
  const reported: unknown[] = [];
  return { reported, reports: { report: (error: unknown, extra?: object) => { reported.push({ ...extra, text: String(error) }); } } };
};
describe('a key that the maps service refuses, or that is used up', () => {
  it.each(['REQUEST_DENIED', 'OVER_QUERY_LIMIT'])('%s is reported once, so that the operator knows why nothing is found', async (code) => {
    answers.geocode = async () => { throw failure(code); };
    const { reported, reports } = collect();
    const { geocode } = createGeocoder({ mapsKey: 'key', reports });
    for (const address of ['48 Alder Street', '49 Alder Street']) {
      await expect(geocode(address)).rejects.toMatchObject({ code, outcome: 'refused' });
    }
    expect(reported).toEqual([{ code, text: `ApiError: ${code}` }]);
  });
  it('is not what an unknown address is: of that nothing is reported (WG-008)', async () => {
    answers.geocode = async () => { throw failure('ZERO_RESULTS'); };
    const { reported, reports } = collect();
    await expect(createGeocoder({ mapsKey: 'key', reports }).geocode('nowhere')).rejects.toMatchObject({ code: 'ZERO_RESULTS' });
    expect(reported).toEqual([]);
  });
  it('leaves visitors without suggestions, which is reported once', async () => {
    answers.suggest = async () => { throw failure('PERMISSION_DENIED'); };
    const { reported, reports } = collect();
    const suggestions = createSuggestions({ mapsKey: 'key', reports });
    expect(await suggestions.ready()).toBe(true);
    for (const text of ['48 A', '48 Al']) await expect(suggestions.suggest(text, {})).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    expect(reported).toEqual([{ code: 'PERMISSION_DENIED', text: 'ApiError: PERMISSION_DENIED' }]);
  });
});

it('an address that was picked is filled in, though the answer to an earlier letter comes after the list (T5)', async () => {
  const alder = {
    addressComponents: [
      { longText: '48', shortText: '48', types: ['street_number'] }, { longText: 'Alder Street', shortText: 'Alder St', types: ['route'] },
    ],
    fetchFields: async () => undefined,
  };
  const predicted = (placeId: string) => ({
    suggestions: [{ placePrediction: { placeId, text: { text: placeId }, mainText: null, secondaryText: null, toPlace: () => alder } }],
  });
  let comesLate: (answer: unknown) => void = () => undefined;
  answers.suggest = ({ input }) =>
    (input === '48' ? new Promise((resolve) => { comesLate = resolve; }) : Promise.resolve(predicted('alder')));
  const suggestions = await createGoogleSuggestions('key');
  const late = suggestions.suggest('48', {});
  expect(await suggestions.suggest('48 Al', {})).toEqual([{ id: 'alder', label: 'alder' }]);
  comesLate(predicted('another'));
  await late;
  expect(await suggestions.resolve('alder')).toEqual({ streetAddress: '48 Alder St' });
});
