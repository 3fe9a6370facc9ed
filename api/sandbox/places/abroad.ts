import type { Town } from './us';

const town = (country: string, city: string, region: string, postal: string, lat: number, lng: number): Town => ({ city, region, postal, country, lat, lng });

/** Towns outside the United States that the sandbox knows; elsewhere the typed words are taken as they are. */
export const towns: readonly Town[] = [
  town('ZA', 'Cape Town', 'Western Cape', '8001', -33.9258, 18.4232),
  town('ZA', 'Stellenbosch', 'Western Cape', '7600', -33.9346, 18.8602),
  town('ZA', 'Johannesburg', 'Gauteng', '2000', -26.2023, 28.0436),
  town('ZA', 'Pretoria', 'Gauteng', '0002', -25.7449, 28.1878),
  town('ZA', 'Durban', 'KwaZulu-Natal', '4001', -29.8579, 31.0292),
  town('ZA', 'Gqeberha', 'Eastern Cape', '6001', -33.9608, 25.6022),
  town('ZA', 'Bloemfontein', 'Free State', '9301', -29.1211, 26.214),
  town('CA', 'Toronto', 'ON', 'M5H 2N2', 43.7064, -79.3986),
  town('GB', 'London', 'England', 'SW1A 1AA', 51.5085, -0.1257),
  town('DE', 'Berlin', 'Berlin', '10115', 52.5244, 13.4105),
  town('AU', 'Sydney', 'NSW', '2000', -33.8678, 151.2073),
  town('MX', 'Mexico City', 'CDMX', '06000', 19.4285, -99.1277),
];

/** Codes, names and the middle of each country. */
const countries: Readonly<Record<string, { readonly names: readonly string[]; readonly lat: number; readonly lng: number }>> = {
  US: { names: ['usa', 'united states', 'united states of america'], lat: 39.8, lng: -98.6 },
  ZA: { names: ['south africa', 'rsa'], lat: -29, lng: 24 },
  CA: { names: ['canada'], lat: 60.1, lng: -113.6 },
  GB: { names: ['united kingdom', 'great britain', 'uk'], lat: 54.8, lng: -2.7 },
  DE: { names: ['germany', 'deutschland'], lat: 51.5, lng: 10.5 },
  AU: { names: ['australia'], lat: -25, lng: 135 },
  MX: { names: ['mexico', 'méxico'], lat: 23, lng: -102 },
  FR: { names: ['france'], lat: 46, lng: 2 },
  IE: { names: ['ireland'], lat: 53, lng: -8 },
  NZ: { names: ['new zealand'], lat: -42, lng: 174 },
  NA: { names: ['namibia'], lat: -22, lng: 17 },
  IN: { names: ['india'], lat: 22, lng: 79 },
};

/** Two letters from a code or a name. `CA` alone could be California: the caller asks only for the last part of an address. */
export function countryCode(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return Object.entries(countries).find(([code, { names }]) => code.toLowerCase() === wanted || names.includes(wanted))?.[0];
}
export const middleOf = (code: string): { readonly lat: number; readonly lng: number } | undefined => countries[code];
const same = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase();
export const townAbroad = (city: string, country?: string): Town | undefined =>
  towns.find((known) => same(known.city, city) && (country === undefined || known.country === country));
