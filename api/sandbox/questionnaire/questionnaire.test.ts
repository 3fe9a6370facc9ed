import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Env } from '../http/mount';
import { mountQuestionnaire } from './routes';

const app = new Hono<Env>();
mountQuestionnaire(app);

it('the stand-in questionnaire shows who sent the visitor, as text (BO-023, S3)', async () => {
  const answer = await app.request('/sandbox/questionnaire?client_id=a%26b&partner_name=%3Cb%3EFern%3C%2Fb%3E&trade=Bakery');
  const page = await answer.text();
  expect(page).toContain('<dd>a&amp;b</dd>');
  expect(page).toContain('&lt;b&gt;Fern&lt;/b&gt;');
  expect(page).toContain('Prices for a year');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});
