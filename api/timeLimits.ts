import type { Contract } from './contracts/contract';

const second = 1000;

/** Milliseconds from sending to the last byte of the answer, for each attempt (quality, section 3; decision S-78). */
export const timeLimits: Readonly<Record<Contract['kind'], number>> = {
  startup: 15 * second,
  list: 15 * second,
  // The texts promise "up to 15 seconds"; a slow answer must still arrive.
  quote: 60 * second,
  survey: 60 * second,
  method: 30 * second,
  purchase: 60 * second,
};

/** Geo-IP, analytics and error reports. */
export const sideCallLimit = 5 * second;
/** The maps script either comes soon or not at all. */
export const mapsLimit = 4 * second;
/** A card script that is slow still comes; one that never does must not be waited for without end. */
export const cardScriptLimit = 30 * second;
/** A card token is made by the provider's frame. */
export const cardTokenLimit = 30 * second;
