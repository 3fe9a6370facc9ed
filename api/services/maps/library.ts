/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { mapsLimit } from '../../timeLimits';
import { within } from '../../within';
import { libraryMissing } from './missing';

let isSet = false;

/** The shop's language. Without it the names of cities and provinces are in the browser's: "Nueva York" is no city that a partner knows. */
export const language = 'en';

type Libraries = Pick<google.maps.ImportLibraryMap, 'geocoding' | 'places'>;
/** A maps script without an answer after four seconds counts as missing; the next call tries again. */
export async function mapsLibrary<Name extends keyof Libraries>(key: string, name: Name): Promise<Libraries[Name]> {
  // To tell who asks, it would send the page's whole address, which may hold what was prefilled.
  if (!isSet) setOptions({ key, v: 'weekly', language, authReferrerPolicy: 'origin' });
  isSet = true;
  try {
    return await within(mapsLimit, importLibrary(name), libraryMissing);
  } catch (cause) {
    throw libraryMissing(cause);
  }
}
