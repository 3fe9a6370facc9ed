import type { Hono } from 'hono';
import type { Env } from '../http/mount';
import { questionnairePage } from './page';

/** Nothing runs here; the form asks this page again. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function mountQuestionnaire(app: Hono<Env>): void {
  app.get('/sandbox/questionnaire', (c) =>
    c.html(questionnairePage(c.req.query()), 200, { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }));
}
