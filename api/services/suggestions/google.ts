/// <reference types="google.maps" />
import type { ApiError } from '../../errors';
import { timeLimits } from '../../timeLimits';
import { within } from '../../within';
import { addressFrom } from '../maps/address';
import { language, mapsLibrary } from '../maps/library';
import { refusedBy } from '../maps/status';
import type { AddressSuggestions } from '../types';

/** Google Places. One session token covers the typing and the choice, which is how it is billed. */
export const createGoogleSuggestions = async (key: string, onRefused?: (error: ApiError) => void): Promise<AddressSuggestions> => {
  /** T5: what never comes counts as failed, so that what is typed or picked can be used. */
  const inTime = <Value>(answer: Promise<Value>): Promise<Value> => within(timeLimits.list, answer).catch((cause: unknown) => {
    const error = refusedBy(cause);
    onRefused?.(error);
    throw error;
  });
  const { AutocompleteSuggestion, AutocompleteSessionToken } = await mapsLibrary(key, 'places');
  let sessionToken = new AutocompleteSessionToken();
  /** All of this session: an answer that comes late may belong to a list that is no longer shown. */
  let found = new Map<string, google.maps.places.PlacePrediction>();
  return {
    ready: async () => true,
    async suggest(text, { country }) {
      const { suggestions } = await inTime(AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text, sessionToken, language, ...(country ? { includedRegionCodes: [country.toLowerCase()] } : {}),
      }));
      const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      for (const prediction of predictions) found.set(prediction.placeId, prediction);
      return predictions.map(({ placeId, mainText, secondaryText, text: whole }) => ({
        id: placeId, label: mainText?.text ?? whole.text, ...(secondaryText ? { detail: secondaryText.text } : {}),
      }));
    },
    async resolve(id) {
      const place = found.get(id)?.toPlace();
      if (!place) return {};
      await inTime(place.fetchFields({ fields: ['addressComponents', 'location'] }));
      sessionToken = new AutocompleteSessionToken();
      found = new Map();
      const components = (place.addressComponents ?? [])
        .map(({ longText, shortText, types }) => ({ long: longText ?? '', short: shortText ?? '', types }));
      return addressFrom(components, place.location?.toJSON());
    },
  };
};
