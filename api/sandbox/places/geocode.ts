import type { PlaceAnswer } from '../../contracts/places';
import { middleOf, townAbroad, townOfNeighbour } from './abroad';
import { parseAddress, type AddressParts } from './parse';
import { southAfricanTown } from './southAfrica';
import { stateCode, townOfCity, townOfZip, type Town } from './us';

export interface GeocodeAnswer { readonly status: string; readonly place?: PlaceAnswer }
const nothing: GeocodeAnswer = { status: 'ZERO_RESULTS' };

/** The town by its ZIP code, else by city and state. A ZIP code that does not exist is not guessed at. */
async function usTown({ zip, rest }: AddressParts): Promise<Town | undefined> {
  if (zip !== undefined) return townOfZip(zip);
  const last = rest.at(-1) ?? '';
  const [, city = '', state = ''] = rest.length > 1 ? ['', rest.at(-2), last] : /^(.+)\s(\S+)$/.exec(last) ?? [];
  const code = await stateCode(state);
  return code === undefined ? undefined : townOfCity(city, code);
}

/** Outside the United States: a known town, else the typed words and the middle of the country. */
function foreignTown({ rest }: AddressParts, country: string): Town | undefined {
  if (country === 'ZA') return rest.map(townOfNeighbour).find((found) => found !== undefined) ?? southAfricanTown(rest);
  const known = rest.map((part) => townAbroad(part, country)).find((found) => found !== undefined);
  const postal = rest.find((part) => /\d/.test(part));
  if (known) return { ...known, postal: postal ?? known.postal };
  const [city, region] = rest.filter((part) => part !== postal);
  const middle = middleOf(country);
  return city !== undefined && middle ? { city, region: region ?? city, postal, country, ...middle } : undefined;
}

async function findTown(parts: AddressParts): Promise<Town | undefined> {
  const { country, zip, rest } = parts;
  if (country !== undefined && country !== 'US') {
    // "Los Angeles, CA" ends with a state, "Toronto, ON, CA" with a country.
    const state = zip === undefined && rest.length === 1 ? await stateCode(country) : undefined;
    const home = state === undefined ? undefined : await townOfCity(rest[0] ?? '', state);
    return home ?? foreignTown({ ...parts, rest: zip === undefined ? rest : [...rest, zip] }, country);
  }
  const abroad = () => (country === undefined ? rest.map((part) => townAbroad(part)).find((found) => found !== undefined) : undefined);
  return await usTown(parts) ?? abroad();
}

/** WG-007, WG-008: one string → its parts. For testers: ZERO and OVERLIMIT in the street give the provider's refusals. */
export async function geocodeText(text: string): Promise<GeocodeAnswer> {
  const parts = parseAddress(text);
  if (text.includes('ZERO')) return nothing;
  if (text.includes('OVERLIMIT')) return { status: 'OVER_QUERY_LIMIT' };
  const town = await findTown(parts);
  if (!town) return nothing;
  const { street, unit } = parts;
  return {
    status: 'OK', place: { ...(street === undefined ? {} : { streetAddress: street }), ...(unit === undefined ? {} : { unit }), ...town },
  };
}
