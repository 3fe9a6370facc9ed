import { towns } from './abroad';
import { parseAddress } from './parse';
import { stateCode, townOfCity, townOfZip, type Town } from './us';

const streetNames = [
  'Alder Street', 'Albany Avenue', 'Birch Lane', 'Broadway', 'Cedar Street', 'Chestnut Street', 'Church Street', 'Dogwood Drive', 'Elm Street', 'Franklin Avenue',
  'Grove Street', 'Hickory Lane', 'High Street', 'Jefferson Street', 'Juniper Way', 'King Street', 'Lake Street', 'Lincoln Avenue', 'Long Street', 'Main Street',
  'Maple Avenue', 'Market Street', 'Mill Road', 'North Street', 'Oak Street', 'Park Avenue', 'Pearl Street', 'Pine Street', 'Prospect Street', 'River Road',
  'School Street', 'Spring Street', 'State Street', 'Summit Avenue', 'Union Street', 'Vine Street', 'Walnut Street', 'Washington Street', 'Willow Street',
];
/** Real ZIP codes of large cities, offered when nothing after the street narrows it down. */
const bigCities = ['43215', '60601', '98101', '80202', '30303', '02108', '78701', '97205', '10001', '90012'];
const most = 5;

export interface Suggestion { readonly id: string; readonly label: string; readonly detail?: string }

const capitalised = (words: string): string => words.replace(/(^|\s)(\p{Ll})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
/** `48 al` → 48 Alder Street, 48 Albany Avenue; a name nobody knows stays as it was typed. */
function streets(typed: string): readonly string[] {
  const [, number = '', name = ''] = /^(\d\S*)\s+(.+)$/.exec(typed) ?? [];
  if (number === '') return [];
  const known = streetNames.filter((street) => street.toLowerCase().startsWith(name.toLowerCase()));
  return (known.length > 0 ? known : [capitalised(name)]).map((street) => `${number} ${street}`);
}

async function narrowed(rest: readonly string[], zip: string | undefined): Promise<readonly Town[]> {
  if (zip !== undefined) return [await townOfZip(zip)].filter((town) => town !== undefined);
  const candidates = (await Promise.all(bigCities.map(townOfZip))).filter((town) => town !== undefined);
  const [city, region] = rest;
  if (city === undefined) return candidates;
  const exact = region === undefined ? undefined : await townOfCity(city, await stateCode(region) ?? '');
  return exact ? [exact] : candidates.filter((town) => town.city.toLowerCase().startsWith(city.toLowerCase()));
}

const abroad = (country: string, city = ''): readonly Town[] => towns.filter((town) => town.country === country && town.city.toLowerCase().startsWith(city.toLowerCase()));

/** Up to five addresses that begin like the text; each id can be given to the geocoder. */
export async function suggestAddresses(text: string, country = 'US'): Promise<readonly Suggestion[]> {
  const { street, rest, zip } = parseAddress(text);
  const found = streets(street ?? text.trim());
  if (found.length === 0) return [];
  const places = country === 'US' ? await narrowed(rest, zip) : abroad(country, rest[0]);
  return Array.from({ length: places.length === 0 ? 0 : Math.min(most, Math.max(found.length, places.length)) }, (_, index) => {
    const label = found[index % found.length] ?? '';
    const { city, region, postal = '', country: code } = places[index % places.length] as Town;
    return code === 'US'
      ? { id: `${label}|${postal}`, label, detail: `${city}, ${region} ${postal}` }
      : { id: `${label}|${city}|${region}|${postal}|${code}`, label, detail: `${city}, ${region} ${postal}` };
  });
}
