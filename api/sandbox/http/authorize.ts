import type { Owner } from '../access/owner';
import { siteByToken, siteWithoutToken, type Site } from '../site/sites';
import { refuse } from './refuse';

/** CH-002, CH-004, CH-006: a call may come without a token, but never with one that is not known. */
export function authorize(headers: Headers, host: string): { readonly site?: Site; readonly owner: Owner } {
  const value = headers.get('authorization');
  if (value === null) return { owner: { site: siteWithoutToken(host)?.name ?? '' } };
  const token = /^(?:Token|Bearer) (.+)$/.exec(value)?.[1] ?? '';
  const site = siteByToken(token) ?? refuse(401, 'unauthorized', 'This token is not known.');
  // A site is known by its name: what was made under an older token of its own stays usable.
  return { site, owner: { site: site.name, account: site.accounts?.[token] } };
}
