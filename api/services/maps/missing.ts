import { ApiError } from '../../errors';

/** S-84: there is no service that could look an address up. */
export const libraryMissing = (cause?: unknown): ApiError =>
  new ApiError({ code: 'GOOGLE_LIBRARY_MISSING', outcome: 'refused' }, { cause });
