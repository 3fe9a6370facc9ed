import { sameName } from './sameName';
import type { Town } from './us';

/** A town with the postal codes of its boxes and streets, both ends included. */
interface PostalTown { readonly city: string; readonly region: string; readonly postal: string; readonly from: number; readonly to: number; readonly lat: number; readonly lng: number }

const provinces = {
  WC: 'Western Cape', GP: 'Gauteng', KZN: 'KwaZulu-Natal', EC: 'Eastern Cape', FS: 'Free State', NW: 'North West', LP: 'Limpopo', MP: 'Mpumalanga', NC: 'Northern Cape',
} as const;
type Province = keyof typeof provinces;
const town = (city: string, province: Province, postal: string, from: number, to: number, lat: number, lng: number): PostalTown => ({ city, region: provinces[province], postal, from, to, lat, lng });

/** Largest first in each province: what a typed street is offered in. */
const known: readonly PostalTown[] = [
  town('Cape Town', 'WC', '8001', 8000, 8099, -33.9258, 18.4232), town('Johannesburg', 'GP', '2000', 2000, 2190, -26.2023, 28.0436),
  town('Durban', 'KZN', '4001', 4000, 4099, -29.8579, 31.0292), town('Pretoria', 'GP', '0002', 1, 209, -25.7449, 28.1878),
  town('Gqeberha', 'EC', '6001', 6000, 6099, -33.9608, 25.6022), town('Bloemfontein', 'FS', '9301', 9300, 9330, -29.1211, 26.214),
  town('Stellenbosch', 'WC', '7600', 7599, 7613, -33.9346, 18.8602), town('Paarl', 'WC', '7646', 7620, 7655, -33.7342, 18.9621),
  town('Bellville', 'WC', '7530', 7530, 7536, -33.9, 18.6292), town('Somerset West', 'WC', '7130', 7129, 7140, -34.0757, 18.8433),
  town('Worcester', 'WC', '6850', 6849, 6850, -33.6465, 19.4485), town('Hermanus', 'WC', '7200', 7200, 7201, -34.4187, 19.2345),
  town('George', 'WC', '6529', 6529, 6536, -33.963, 22.4617), town('Knysna', 'WC', '6571', 6570, 6572, -34.0363, 23.0471), town('Mossel Bay', 'WC', '6500', 6500, 6507, -34.1831, 22.146),
  town('Sandton', 'GP', '2196', 2191, 2199, -26.1076, 28.0567), town('Soweto', 'GP', '1804', 1800, 1868, -26.2678, 27.8585), town('Kempton Park', 'GP', '1619', 1618, 1632, -26.1, 28.2333),
  town('Germiston', 'GP', '1401', 1400, 1429, -26.2178, 28.1675), town('Benoni', 'GP', '1501', 1500, 1539, -26.1885, 28.3208), town('Krugersdorp', 'GP', '1739', 1739, 1754, -26.0852, 27.7751),
  town('Vereeniging', 'GP', '1939', 1928, 1943, -26.6731, 27.9262), town('Centurion', 'GP', '0157', 157, 158, -25.8603, 28.1894),
  town('Pietermaritzburg', 'KZN', '3201', 3200, 3219, -29.6168, 30.3928), town('Newcastle', 'KZN', '2940', 2940, 2950, -27.758, 29.9318), town('Richards Bay', 'KZN', '3900', 3900, 3901, -28.783, 32.0377),
  town('East London', 'EC', '5201', 5200, 5259, -33.0153, 27.9116), town('Mthatha', 'EC', '5100', 5099, 5101, -31.5889, 28.7844), town('Makhanda', 'EC', '6139', 6139, 6140, -33.3042, 26.5328),
  town('Welkom', 'FS', '9460', 9459, 9463, -27.9774, 26.7351), town('Bethlehem', 'FS', '9701', 9700, 9715, -28.2308, 28.3071), town('Sasolburg', 'FS', '1947', 1947, 1949, -26.8136, 27.8169),
  town('Rustenburg', 'NW', '0299', 299, 309, -25.6676, 27.2421), town('Potchefstroom', 'NW', '2531', 2520, 2531, -26.7145, 27.097), town('Mahikeng', 'NW', '2745', 2745, 2745, -25.865, 25.644),
  town('Polokwane', 'LP', '0699', 699, 750, -23.9045, 29.4689), town('Tzaneen', 'LP', '0850', 850, 850, -23.8332, 30.1635), town('Thohoyandou', 'LP', '0950', 950, 950, -22.9456, 30.485),
  town('Mbombela', 'MP', '1200', 1200, 1213, -25.4745, 30.9703), town('eMalahleni', 'MP', '1035', 1034, 1035, -25.8713, 29.2332), town('Ermelo', 'MP', '2350', 2350, 2351, -26.5333, 29.9833),
  town('Kimberley', 'NC', '8301', 8300, 8345, -28.7323, 24.7623), town('Upington', 'NC', '8801', 8800, 8801, -28.4478, 21.2561), town('Springbok', 'NC', '8240', 8240, 8240, -29.6643, 17.8865),
];

/** Postal codes begin where the province lies; between 9000 and 9299 there are none. */
const ranges: readonly (readonly [from: number, to: number, province: Province])[] = [
  [1, 299, 'GP'], [300, 499, 'NW'], [500, 999, 'LP'], [1000, 1399, 'MP'], [1400, 2199, 'GP'], [2200, 2499, 'MP'], [2500, 2899, 'NW'],
  [2900, 4730, 'KZN'], [4731, 6499, 'EC'], [6500, 8199, 'WC'], [8200, 8999, 'NC'], [9300, 9999, 'FS'],
];
const middles: Readonly<Record<Province, readonly [lat: number, lng: number]>> = {
  WC: [-33.2, 20.5], GP: [-26.1, 28.1], KZN: [-28.8, 30.9], EC: [-32.1, 26.6], FS: [-28.6, 26.9], NW: [-26.4, 25.7], LP: [-23.8, 29.3], MP: [-25.9, 30.1], NC: [-29.5, 21.5],
};
const provinceOf = (postal: string): Province | undefined => {
  const number = Number(postal);
  return /^\d{4}$/.test(postal) ? ranges.find(([from, to]) => number >= from && number <= to)?.[2] : undefined;
};
/** A postal code that some province has. */
export const isPostal = (postal: string): boolean => provinceOf(postal) !== undefined;
const asTown = ({ from: _from, to: _to, ...place }: PostalTown): Town => ({ ...place, country: 'ZA' });
export const southAfricanTowns: readonly Town[] = known.map(asTown);

/** `Cape Town 8001` is a city and its postal code. */
const split = (part: string): readonly string[] => {
  const [, city = '', postal] = /^(.*?)\s*\b(\d{4})$/.exec(part) ?? [];
  return postal === undefined ? [part] : [city, postal].filter((word) => word !== '');
};

/** The words behind the street. As with ZIP codes, a postal code decides where it is, and one that no province has is not guessed at. */
export function southAfricanTown(words: readonly string[]): Town | undefined {
  const parts = words.flatMap(split);
  const postal = parts.find((part) => /^\d+$/.test(part));
  const [typed = '', ...others] = parts.filter((part) => part !== postal);
  const named = known.find(({ city }) => parts.some((part) => sameName(city, part)));
  if (postal === undefined) {
    if (named) return asTown(named);
    const province = (Object.keys(provinces) as Province[]).find((code) => others.some((part) => sameName(provinces[code], part)));
    return province && { city: typed, region: provinces[province], country: 'ZA', lat: middles[province][0], lng: middles[province][1] };
  }
  const byRange = known.find(({ from, to }) => /^\d{4}$/.test(postal) && Number(postal) >= from && Number(postal) <= to);
  const code = provinceOf(postal);
  if (!code) return undefined;
  const region = byRange?.region ?? provinces[code];
  if (named?.region === region) return { ...asTown(named), postal };
  if (byRange && (typed === '' || named)) return { ...asTown(byRange), postal };
  // A suburb or a small town: its name as typed, beside the town its code belongs to.
  const at = byRange ?? { lat: middles[code][0], lng: middles[code][1] };
  return typed === '' ? undefined : { city: typed, region, postal, country: 'ZA', lat: at.lat, lng: at.lng };
}
