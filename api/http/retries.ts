import { isHTTPError, type RetryOptions } from 'ky';
import type { Contract } from '../contracts/contract';

const second = 1000;
/** The longest Retry-After that a visitor waits for. */
const longestRetryAfter = 10 * second;

/** How long an answer asks us to wait, in seconds or until a date; NaN when it says neither. */
function retryAfter(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  return /^\d+$/.test(value) ? Number(value) * second : Date.parse(value) - Date.now();
}

type ShouldRetry = NonNullable<RetryOptions['shouldRetry']>;
/** A 429 that asks for a longer wait, or for none, is not retried: ky would wait for less, or for a time of its own. */
const waitIsShort: ShouldRetry = ({ error }) =>
  (isHTTPError(error) && error.response.status === 429 && !(retryAfter(error.response.headers) <= longestRetryAfter) ? false : undefined);
/** Without an answer the partner may have acted, so nothing is sent again by itself. */
const isAnswered: ShouldRetry = (state) => (isHTTPError(state.error) ? waitIsShort(state) : false);

/** A safe read is sent once more, at once. */
const read: RetryOptions = {
  limit: 1, methods: ['get'], statusCodes: [502, 503, 504], afterStatusCodes: [], retryOnTimeout: true, delay: () => 0,
};

/** Which failed calls are sent again without the visitor (quality.md, section 3; decision S-78). */
export const retries: Readonly<Record<Contract['kind'], RetryOptions>> = {
  startup: read,
  list: { ...read, statusCodes: [429, 502, 503, 504], afterStatusCodes: [429], shouldRetry: waitIsShort },
  quote: { limit: 1, methods: ['get', 'post', 'put'], statusCodes: [429], shouldRetry: isAnswered },
  survey: { limit: 0 },
  method: { limit: 0 },
  // 409: the same purchase is still being processed.
  purchase: { limit: 3, methods: ['post'], statusCodes: [409], delay: (retry) => second * 2 ** (retry - 1), shouldRetry: isAnswered },
};
