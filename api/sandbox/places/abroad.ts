import { sameName } from './sameName';
import { southAfricanTowns } from './southAfrica';
import type { Town } from './us';

const town = (country: string, city: string, region: string, postal: string, lat: number, lng: number): Town =>
  ({ city, region, postal, country, lat, lng });

/** Across the border of South Africa, for addresses that only look as if they were in it. */
const neighbours: readonly Town[] = [
  { city: 'Windhoek', region: 'Khomas', country: 'NA', lat: -22.5594, lng: 17.0832 },
  { city: 'Gaborone', region: 'South-East', country: 'BW', lat: -24.6545, lng: 25.9086 },
  { city: 'Maseru', region: 'Maseru', country: 'LS', lat: -29.3167, lng: 27.4833 },
  { city: 'Mbabane', region: 'Hhohho', country: 'SZ', lat: -26.3167, lng: 31.1333 },
  { city: 'Maputo', region: 'Maputo City', country: 'MZ', lat: -25.9655, lng: 32.5832 },
  { city: 'Harare', region: 'Harare', country: 'ZW', lat: -17.8277, lng: 31.0534 },
];
/** Towns outside the United States that the sandbox knows; elsewhere the typed words are taken as they are. */
export const towns: readonly Town[] = [
  ...southAfricanTowns,
  town('CA', 'Toronto', 'ON', 'M5H 2N2', 43.7064, -79.3986),
  town('GB', 'London', 'England', 'SW1A 1AA', 51.5085, -0.1257),
  town('DE', 'Berlin', 'Berlin', '10115', 52.5244, 13.4105),
  town('AU', 'Sydney', 'NSW', '2000', -33.8678, 151.2073),
  ...neighbours,
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
  BW: { names: ['botswana'], lat: -22, lng: 24 },
  LS: { names: ['lesotho'], lat: -29.5, lng: 28.5 },
  SZ: { names: ['eswatini', 'swaziland'], lat: -26.5, lng: 31.5 },
  MZ: { names: ['mozambique'], lat: -18, lng: 35 },
  ZW: { names: ['zimbabwe'], lat: -19, lng: 29.8 },
  IN: { names: ['india'], lat: 22, lng: 79 },
};

/** Two letters from a code or a name. `CA` alone could be California: the caller asks only for the last part of an address. */
export function countryCode(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return Object.entries(countries).find(([code, { names }]) => code.toLowerCase() === wanted || names.includes(wanted))?.[0];
}
export const middleOf = (code: string): { readonly lat: number; readonly lng: number } | undefined => countries[code];
export const townAbroad = (city: string, country?: string): Town | undefined =>
  towns.find((known) => sameName(known.city, city) && (country === undefined || known.country === country));
/** A town over the border, whatever country was typed. */
export const townOfNeighbour = (city: string): Town | undefined => neighbours.find((known) => sameName(known.city, city));
