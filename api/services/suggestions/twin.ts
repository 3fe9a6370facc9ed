import { suggest } from '../../contracts/places';
import type { Http } from '../../types';
import { createGeocoderTwin } from '../geocoder/twin';
import type { AddressSuggestions, Suggestion } from '../types';

/** Suggestions from the sandbox's place data. A choice is looked up by the words that were shown. */
export const createSuggestionsTwin = (http: Http): AddressSuggestions => {
  let shown: readonly Suggestion[] = [];
  return {
    ready: async () => true,
    async suggest(text, { country, signal }) {
      const { suggestions } = await http.send(suggest, { query: { text, country }, signal });
      shown = suggestions;
      return suggestions;
    },
    async resolve(id, signal) {
      const choice = shown.find((suggestion) => suggestion.id === id);
      const address = choice ? [choice.label, choice.detail].filter(Boolean).join(', ') : id.replaceAll('|', ', ');
      return createGeocoderTwin(http).geocode(address, signal);
    },
  };
};
