/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { mapsLimit } from '../../timeLimits';
import { libraryMissing } from './missing';

let isSet = false;

/** The maps script either answers within four seconds or counts as missing; asked again, it tries again. */
export const mapsLibrary = async <Name extends 'geocoding' | 'places'>(key: string, name: Name): Promise<google.maps.ImportLibraryMap[Name]> => {
  if (!isSet) setOptions({ key, v: 'weekly' });
  isSet = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(libraryMissing()), mapsLimit); });
  try {
    return await Promise.race([importLibrary(name), late]);
  } catch (cause) {
    throw libraryMissing(cause);
  } finally {
    clearTimeout(timer);
  }
};
