import { siteByToken, type Site } from '../site/sites';
import { refuse } from './refuse';

/** CH-002, CH-004, CH-006: a call may come without a token, but never with one that is not known. */
export function authorize(headers: Headers): Site | undefined {
  const value = headers.get('authorization');
  if (value === null) return undefined;
  const token = /^(?:Token|Bearer) (.+)$/.exec(value)?.[1];
  return (token === undefined ? undefined : siteByToken(token)) ?? refuse(401, 'unauthorized', 'This token is not known.');
}
