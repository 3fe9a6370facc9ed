import type { Session } from '../types';

/** CH-004: the scheme of a token from the page's URL follows its length. */
const bearerFrom = 60;

export interface Authorization {
  readonly value?: string;
  /** A token that no header can carry: dropped. Its text is in no report. */
  readonly unusable?: 'url' | 'site';
}

/** Headers throw on line breaks and letters outside Latin-1; the page must not (I18). */
const fitsHeader = (value: string): boolean => {
  try {
    return new Headers({ authorization: value }).has('authorization');
  } catch {
    return false;
  }
};

/** C-19: the URL's token, else the site's, else none; before the site is known only the URL's. */
export const authorization = (session: Session, beforeSite: boolean): Authorization => {
  const { urlToken } = session;
  const byUrl = urlToken && `${urlToken.length < bearerFrom ? 'Token' : 'Bearer'} ${urlToken}`;
  if (byUrl && fitsHeader(byUrl)) return { value: byUrl };
  const siteToken = beforeSite ? undefined : session.site?.api_token;
  const bySite = siteToken && `Token ${siteToken}`;
  if (bySite && fitsHeader(bySite)) return { value: bySite, ...(byUrl ? { unusable: 'url' } : {}) };
  return byUrl || bySite ? { unusable: byUrl ? 'url' : 'site' } : {};
};
