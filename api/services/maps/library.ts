/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { mapsLimit } from '../../timeLimits';
import { within } from '../../within';
import { libraryMissing } from './missing';

let isSet = false;

type Libraries = Pick<google.maps.ImportLibraryMap, 'geocoding' | 'places'>;
/** A maps script without an answer after four seconds counts as missing; the next call tries again. */
export async function mapsLibrary<Name extends keyof Libraries>(key: string, name: Name): Promise<Libraries[Name]> {
  if (!isSet) setOptions({ key, v: 'weekly' });
  isSet = true;
  try {
    return await within(mapsLimit, importLibrary(name), libraryMissing);
  } catch (cause) {
    throw libraryMissing(cause);
  }
}
