import { contract, list, maybe, number, object, string, text1, type ValueOf } from './contract';

/** The offline twins of the maps provider and the geo-IP lookup: not the partner's API, but checked the same way. */
const place = object({
  streetAddress: string, unit: string, city: string, region: string, postal: string, country: string, county: string, lat: number, lng: number,
}, ['streetAddress', 'unit', 'county', 'postal']);
export type PlaceAnswer = ValueOf<typeof place>;
const columbus = { streetAddress: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215', country: 'US', county: 'Franklin', lat: 39.96, lng: -83.01 };
/** Each country is foreign to the lines of the other. */
const capeTown = { streetAddress: '12 Long Street', city: 'Cape Town', region: 'Western Cape', postal: '8001', country: 'ZA', lat: -33.93, lng: 18.42 };

/** `status` is the provider's: OK, ZERO_RESULTS, … A status that is not OK comes without a place. */
export const geocode = contract({
  id: 'places.geocode', method: 'GET', path: '/sandbox/places/geocode', kind: 'quote', summary: 'One address string to its parts',
  query: object({ address: text1(400) }),
  answer: { ...object({ status: text1(), place }, ['place']), examples: [{ status: 'OK', place: columbus }, { status: 'OK', place: capeTown }, { status: 'ZERO_RESULTS' }] },
  refusals: [],
});
export const suggest = contract({
  id: 'places.suggest', method: 'GET', path: '/sandbox/places/suggest', kind: 'list', summary: 'Addresses that begin like the text',
  query: object({ text: text1(200), country: string }, ['country']),
  answer: {
    ...object({ suggestions: list(object({ id: text1(), label: text1(), detail: string }, ['detail'])) }),
    examples: [{ suggestions: [{ id: '48 Alder Street|43215', label: '48 Alder Street', detail: 'Columbus, OH 43215' }] }],
  },
  refusals: [],
});
export const country = contract({
  id: 'places.country', method: 'GET', path: '/sandbox/places/country', kind: 'list', summary: 'The country of the connection',
  answer: { ...object({ country: maybe(string) }), examples: [{ country: 'US' }] },
  refusals: [],
});
