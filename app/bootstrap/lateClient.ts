import { ApiError } from '#api/errors';
import { loadedOnce } from '#engine/loadedOnce';
import type { Http } from '#api/types';
import type { ClientOptions } from './client';

/**
 * The client comes with the first call: a page can be read, and its first question answered, without its 11 KiB. A step that calls when it
 * is entered names it in the page (server/pageModules.ts); every other one fetches it once it is idle (host/StepPage.tsx).
 */
export function lateClient(options: ClientOptions): Http {
  const client = loadedOnce(async () => {
    try {
      return (await import('./client')).createClient(options);
    } catch (cause) {
      throw new ApiError({ code: 'network', outcome: 'unknown' }, { cause });
    }
  });
  return { send: async (contract, sending) => (await client()).send(contract, sending) };
}
