import type { Clock } from '#engine';
import type { Services } from './services/types';
import type { Http, Session, Tools } from './types';

/** What adapters work with, from its parts; `session` is read anew each time, because the site arrives after the page. */
export function createTools(parts: { readonly http: Http; readonly services: Services; readonly session: () => Session; readonly clock: Clock; readonly newId?: () => string }): Tools {
  const { http, services, session, clock, newId = () => crypto.randomUUID() } = parts;
  return { http, services, clock, newId, get session() { return session(); } };
}
export { ApiError } from './errors';
export type { Http, Session, Tools } from './types';
