import type { Contract } from '../contracts/contract';
import { environmentHeader, type Environment } from '../environment';
import type { ErrorReports } from '../services/types';
import type { SendOptions, Session } from '../types';
import { authorization } from './authorization';

interface HeaderOptions {
  readonly session: () => Session;
  readonly environment: Environment;
  readonly reports?: Pick<ErrorReports, 'report'>;
}
type Headers = Readonly<Record<string, string>>;
type WriteHeaders = (contract: Pick<Contract, 'id' | 'path'>, options: Pick<SendOptions<unknown>, 'headers' | 'at'>) => Headers;

/** The headers of a call. A token that no header can carry is reported once. */
export function createHeaders({ session, environment, reports }: HeaderOptions): WriteHeaders {
  let reported = false;
  return ({ id, path }, { headers: own, at }) => {
    const headers = { accept: 'application/json', ...own };
    // C-18: the environment and the token go to the product API and to nobody else.
    if (!path.startsWith('/api/')) return headers;
    const { value, unusable } = authorization(session(), id === 'site.site');
    if (unusable && !reported) {
      reported = true;
      reports?.report(new Error(`The ${unusable} token cannot be sent in a header`), { code: 'token_unusable' });
    }
    return { ...headers, 'X-Environment': environmentHeader(environment, at), ...(value ? { Authorization: value } : {}) };
  };
}
