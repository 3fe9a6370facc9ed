import type { Clock } from '#engine';
import type { Services } from './services/types';
import type { Http, Session, Tools } from './types';

interface ToolsOptions {
  readonly http: Http;
  readonly services: Services;
  readonly session: () => Session;
  readonly clock: Clock;
  readonly newId?: () => string;
}
/** What adapters work with. The session is read at each use: the site arrives after the page, and a token may be refused. */
export function createTools({ http, services, session, clock, newId = () => crypto.randomUUID() }: ToolsOptions): Tools {
  return { http, services, clock, newId, get session() { return session(); } };
}
export { ApiError } from './errors';
export type { Http, Session, Tools } from './types';
