/** Our client decides about retries itself (time-limits.ts): of ky's reader of `Retry-After` and its likes nothing is ever asked. */
export const getRetryTimingHeader = (): undefined => undefined;
export const calculateRetryTimingDelay = (): undefined => undefined;
