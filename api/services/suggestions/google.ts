/// <reference types="google.maps" />
import { timeLimits } from '../../timeLimits';
import { within } from '../../within';
import { addressFrom } from '../maps/address';
import { mapsLibrary } from '../maps/library';
import type { AddressSuggestions } from '../types';

/** T5: what never comes counts as failed, so that what is typed or picked can be used. */
const inTime = <Value>(answer: Promise<Value>): Promise<Value> => within(timeLimits.list, answer);

/** Google Places. One session token covers the typing and the choice, which is how it is billed. */
export const createGoogleSuggestions = async (key: string): Promise<AddressSuggestions> => {
  const { AutocompleteSuggestion, AutocompleteSessionToken } = await mapsLibrary(key, 'places');
  let sessionToken = new AutocompleteSessionToken();
  let shown = new Map<string, google.maps.places.PlacePrediction>();
  return {
    ready: async () => true,
    async suggest(text, { country }) {
      const { suggestions } = await inTime(AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text, sessionToken, ...(country ? { includedRegionCodes: [country.toLowerCase()] } : {}),
      }));
      const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      shown = new Map(predictions.map((prediction) => [prediction.placeId, prediction]));
      return predictions.map(({ placeId, mainText, secondaryText, text: whole }) => ({
        id: placeId, label: mainText?.text ?? whole.text, ...(secondaryText ? { detail: secondaryText.text } : {}),
      }));
    },
    async resolve(id) {
      const place = shown.get(id)?.toPlace();
      if (!place) return {};
      await inTime(place.fetchFields({ fields: ['addressComponents', 'location'] }));
      sessionToken = new AutocompleteSessionToken();
      const components = (place.addressComponents ?? [])
        .map(({ longText, shortText, types }) => ({ long: longText ?? '', short: shortText ?? '', types }));
      return addressFrom(components, place.location?.toJSON());
    },
  };
};
