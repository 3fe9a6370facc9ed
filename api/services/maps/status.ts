import { isObject } from '#engine/isObject';
import { ApiError } from '../../errors';

/** The status of a request that the provider has refused, as REQUEST_DENIED or RESOURCE_EXHAUSTED: its message may quote the visitor. */
export const refusedBy = (cause: unknown): ApiError => {
  if (cause instanceof ApiError) return cause;
  const code = isObject(cause) ? String(cause['code']) : '';
  return new ApiError({ code: /^[A-Z_]{3,40}$/.test(code) ? code : 'UNKNOWN_ERROR', outcome: 'refused' }, { cause });
};
