import { ApiError } from '#api/errors';
import { loadedOnce } from '#engine/loadedOnce';
import type { HttpOptions } from '#api/http';
import type { Http } from '#api/types';

/**
 * The client comes with the first call: a page can be read, and its first question answered, without its 11 KiB. A step that calls when it
 * is entered names it in the page (server/pageModules.ts); every other one fetches it once it is idle (host/StepPage.tsx).
 */
export function lateClient(options: HttpOptions): Http {
  const client = loadedOnce(async () => {
    try {
      return (await import('#api/http')).createHttp({ ...options, warn: import.meta.env.DEV ? console.warn : undefined });
    } catch (cause) {
      throw new ApiError({ code: 'network', outcome: 'unknown' }, { cause });
    }
  });
  return { send: async (contract, sending) => (await client()).send(contract, sending) };
}
