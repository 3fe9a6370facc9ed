import { ApiError } from '#api/errors';
import type { Http } from '#api/types';
import type { ClientOptions } from './client';

/** The client comes with the first call: most landing pages make none, and it is 10 KiB. A step's page brings it along. */
export function lateClient(options: ClientOptions): Http {
  let client: Promise<Http> | undefined;
  const load = async (): Promise<Http> => {
    try {
      return (await import('./client')).createClient(options);
    } catch (cause) {
      client = undefined;
      throw new ApiError({ code: 'network', outcome: 'unknown' }, { cause });
    }
  };
  return { send: async (contract, sending) => (await (client ??= load())).send(contract, sending) };
}
