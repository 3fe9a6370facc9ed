import { ApiError } from '../../errors';

/** S-84: an address cannot be looked up, because there is nobody to ask. */
export const libraryMissing = (cause?: unknown): ApiError => new ApiError({ code: 'GOOGLE_LIBRARY_MISSING', outcome: 'refused' }, { cause });
