import { isHTTPError, type RetryOptions } from 'ky';
import type { Contract } from '../contracts/contract';

const second = 1000;
/** The longest Retry-After that a visitor waits for. */
const longestRetryAfter = 10 * second;

/** Milliseconds to wait, from a number of seconds or a date; NaN for anything else. */
function retryAfter(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  return /^\d+$/.test(value) ? Number(value) * second : Date.parse(value) - Date.now();
}

type ShouldRetry = NonNullable<RetryOptions['shouldRetry']>;
/** A 429 with a longer Retry-After, or none, is not retried. ky alone would shorten the wait, or choose one. */
const waitIsShort: ShouldRetry = ({ error }) =>
  (isHTTPError(error) && error.response.status === 429 && !(retryAfter(error.response.headers) <= longestRetryAfter) ? false : undefined);
/** Without an answer the partner may have acted, so the call is not retried. */
const isAnswered: ShouldRetry = (state) => (isHTTPError(state.error) ? waitIsShort(state) : false);

/** A safe read is sent once more, at once. */
const read: RetryOptions = {
  limit: 1, methods: ['get'], statusCodes: [502, 503, 504], afterStatusCodes: [], retryOnTimeout: true, delay: () => 0,
};

/** Which failed calls are sent again without the visitor (quality, section 3; decision S-78). */
export const retries: Readonly<Record<Contract['kind'], RetryOptions>> = {
  startup: read,
  list: { ...read, statusCodes: [429, 502, 503, 504], afterStatusCodes: [429], shouldRetry: waitIsShort },
  quote: { limit: 1, methods: ['get', 'post', 'put'], statusCodes: [429], shouldRetry: isAnswered },
  survey: { limit: 0 },
  method: { limit: 0 },
  // 409: the same purchase is still being processed.
  purchase: { limit: 3, methods: ['post'], statusCodes: [409], delay: (retry) => second * 2 ** (retry - 1), shouldRetry: isAnswered },
};
