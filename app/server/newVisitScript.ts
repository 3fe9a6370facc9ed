import { createHash } from 'node:crypto';
import text from '../bootstrap/newVisit.js?raw';

const path = '/new-visit.js';
/** A file of its own, because the policy refuses code in the page. A browser keeps it for ever: other contents have another address. */
export const newVisitScript = {
  path, text, address: `${path}?${createHash('sha256').update(text).digest('hex').slice(0, 12)}`,
} as const;
