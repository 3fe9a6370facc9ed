import type { Contract } from '../contracts/contract';
import { environmentHeader, type Environment } from '../environment';
import type { ErrorReports } from '../services/types';
import type { SendOptions, Session } from '../types';

/** CH-004: the scheme of a token from the page's URL follows its length. */
const bearerFrom = 60;

interface Authorization {
  readonly value?: string;
  /** Which token no header can carry; it is dropped, and its text is in no report. */
  readonly unusable?: 'url' | 'site';
}

/** Headers throw on line breaks and on letters outside Latin-1 (I18). */
const isHeaderValue = (value: string): boolean => {
  try {
    return new Headers({ authorization: value }).has('authorization');
  } catch {
    return false;
  }
};

/** C-19: the URL's token, else the site's, else none; until the site is loaded only the URL's. */
const authorization = (session: Session, beforeSite: boolean): Authorization => {
  const { urlToken } = session;
  const byUrl = urlToken && `${urlToken.length < bearerFrom ? 'Token' : 'Bearer'} ${urlToken}`;
  if (byUrl && isHeaderValue(byUrl)) return { value: byUrl };
  const siteToken = beforeSite ? undefined : session.site?.api_token;
  const bySite = siteToken && `Token ${siteToken}`;
  if (bySite && isHeaderValue(bySite)) return { value: bySite, ...(byUrl ? { unusable: 'url' } : {}) };
  return byUrl || bySite ? { unusable: byUrl ? 'url' : 'site' } : {};
};

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
