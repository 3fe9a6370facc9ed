import { ApiError } from './errors';

/** The error of a provider that did not answer in time: nothing has happened there. */
const timedOut = (): ApiError => new ApiError({ code: 'timeout', outcome: 'refused' });

/** The promise's result, or this error when it takes longer than the limit, in milliseconds. */
export async function within<Value>(limit: number, promise: Promise<Value>, error: () => Error = timedOut): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(error()), limit); });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
