import { ApiError } from '../errors';

/** An abort that we caused ourselves, because the step was left: nobody is told. */
export const aborted = (): ApiError => new ApiError({ code: 'aborted', outcome: 'unknown' });

/** Waits, unless the step is left meanwhile. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted());
    const leave = () => { clearTimeout(timer); reject(aborted()); };
    const timer = setTimeout(() => { signal?.removeEventListener('abort', leave); resolve(); }, milliseconds);
    signal?.addEventListener('abort', leave, { once: true });
  });

/** Retry-After is in seconds or a date; undefined when it says neither. */
export const retryAfter = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
};
