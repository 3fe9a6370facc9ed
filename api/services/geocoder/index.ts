import { ApiError } from '../../errors';
import { libraryMissing } from '../maps/missing';
import type { ErrorReports, Geocoder } from '../types';

export interface GeocoderOptions {
  readonly mapsKey?: string;
  /** The offline twin; absent when the shop is not sandboxed. */
  readonly twin?: Geocoder;
  readonly reports: Pick<ErrorReports, 'report'>;
}
/** An unknown address, or a step that was left: nothing that the operator could mend. */
const isUsual = ({ code }: ApiError): boolean => code === 'ZERO_RESULTS' || code === 'aborted';
const isMissing = (error: unknown): boolean => !(error instanceof ApiError) || error.code === 'GOOGLE_LIBRARY_MISSING';

/** The maps service when its key is set, else the twin; without either every look-up fails (S-84). */
export const createGeocoder = ({ mapsKey, twin, reports }: GeocoderOptions): Geocoder => {
  const reported = new Set<string>();
  /** A key that is refused or used up is refused at every look-up: each reason is reported once. */
  const report = (error: unknown, code: string): void => {
    if (!reported.has(code)) reports.report(error, { code });
    reported.add(code);
  };
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
        if (error instanceof ApiError && !isMissing(error)) {
          if (!isUsual(error)) report(error, error.code);
          throw error;
        }
        report(error, 'GOOGLE_LIBRARY_MISSING');
        if (!twin) throw error instanceof ApiError ? error : libraryMissing(error);
        return twin.geocode(address, signal);
      }
    },
  };
};
