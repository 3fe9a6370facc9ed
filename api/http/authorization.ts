import type { Session } from '../types';

/** CH-004: the scheme of a token from the page's URL follows its length. */
const bearerFrom = 60;

export interface Authorization {
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
export const authorization = (session: Session, beforeSite: boolean): Authorization => {
  const { urlToken } = session;
  const byUrl = urlToken && `${urlToken.length < bearerFrom ? 'Token' : 'Bearer'} ${urlToken}`;
  if (byUrl && isHeaderValue(byUrl)) return { value: byUrl };
  const siteToken = beforeSite ? undefined : session.site?.api_token;
  const bySite = siteToken && `Token ${siteToken}`;
  if (bySite && isHeaderValue(bySite)) return { value: bySite, ...(byUrl ? { unusable: 'url' } : {}) };
  return byUrl || bySite ? { unusable: byUrl ? 'url' : 'site' } : {};
};
