import type { Contract } from './contracts/contract';

/** How long a call may take, and when the client sends it again by itself (quality.md, section 3; decision S-78). */
export interface Patience {
  /** Milliseconds from sending to the last byte of the answer, per attempt. */
  readonly limit: number;
  /** A GET without an answer, or with 502 to 504, is sent once more. */
  readonly repeatsUnanswered: boolean;
  /** A 429 with a short Retry-After is obeyed once. */
  readonly obeysRetryAfter: boolean;
  /** A 409 ("still busy") is replayed, the same request, after these pauses. */
  readonly replays: readonly number[];
}

const second = 1000;
const never: Patience = { limit: 60 * second, repeatsUnanswered: false, obeysRetryAfter: false, replays: [] };

export const patience: Readonly<Record<Contract['kind'], Patience>> = {
  startup: { ...never, limit: 15 * second, repeatsUnanswered: true },
  list: { ...never, limit: 15 * second, repeatsUnanswered: true, obeysRetryAfter: true },
  // The texts promise "up to 15 seconds"; a slow answer must still arrive.
  quote: { ...never, obeysRetryAfter: true },
  survey: never,
  method: { ...never, limit: 30 * second },
  purchase: { ...never, replays: [1 * second, 2 * second, 4 * second] },
};

/** The longest Retry-After we make a visitor wait for. */
export const longestRetryAfter = 10 * second;
/** Geo-IP, analytics and error reports are never in the way. */
export const sideCallLimit = 5 * second;
/** The maps script either comes soon or not at all. */
export const mapsLimit = 4 * second;
/** A card token is made by the provider's frame. */
export const cardTokenLimit = 30 * second;
