import { ApiError } from '../../errors';
import { libraryMissing } from '../maps/missing';
import type { ErrorReports, Geocoder } from '../types';

export interface GeocoderOptions {
  readonly mapsKey?: string;
  /** The offline twin; absent when the shop is not sandboxed. */
  readonly twin?: Geocoder;
  readonly reports: Pick<ErrorReports, 'report'>;
}
const isMissing = (error: unknown): boolean => !(error instanceof ApiError) || error.code === 'GOOGLE_LIBRARY_MISSING';

/** The maps service when its key is set, else the twin; without either every look-up fails (S-84). */
export const createGeocoder = ({ mapsKey, twin, reports }: GeocoderOptions): Geocoder => {
  let reported = false;
  return {
    async geocode(address, signal) {
      if (!mapsKey) {
        if (!twin) throw libraryMissing();
        return twin.geocode(address, signal);
      }
      try {
        const { geocodeWithGoogle } = await import('./google');
        const found = await geocodeWithGoogle(mapsKey, address);
        if (signal?.aborted) throw new ApiError({ code: 'aborted', outcome: 'refused' });
        return found;
      } catch (error) {
        if (!isMissing(error)) throw error;
        if (!reported) reports.report(error, { code: 'GOOGLE_LIBRARY_MISSING' });
        reported = true;
        if (!twin) throw error instanceof ApiError ? error : libraryMissing(error);
        return twin.geocode(address, signal);
      }
    },
  };
};
