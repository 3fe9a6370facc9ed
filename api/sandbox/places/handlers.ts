import { country, geocode, suggest } from '../../contracts/places';
import { handle, type Handler } from '../http/call';
import { countryOf } from './country';
import { geocodeText } from './geocode';
import { suggestAddresses } from './suggest';

/** The offline twins of the maps provider and the geo-IP lookup. */
export const placesHandlers: readonly Handler[] = [
  handle(geocode, ({ query }) => geocodeText(query.address ?? '')),
  handle(suggest, async ({ query }) => ({ suggestions: await suggestAddresses(query.text ?? '', query.country) })),
  handle(country, async ({ headers, remoteAddress }) => ({ country: await countryOf(headers, remoteAddress) })),
];
