import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings, variables } from './settings';

const partner = { PARTNER_API_URL: 'https://partner.example' };
/** What the operator reads; an empty text where the settings are accepted. */
function refusal(environment: Readonly<Record<string, string>>): string {
  try {
    readSettings(environment);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('the key of the cards', () => {
  it('that is not a publishable one is refused and never repeated: every page would show it', () => {
    for (const key of ['sk_live_secret123', 'rk_live_secret123', 'PK_live_secret123', 'secret123']) {
      for (const more of [{}, partner]) {
        const said = refusal({ ...more, STRIPE_PUBLISHABLE_KEY: key });
        expect(said).toMatch(/^STRIPE_PUBLISHABLE_KEY must be a publishable key, which begins with pk_/);
        expect(said).not.toContain('secret123');
      }
    }
  });
  it('takes real cards only where a real partner sells', () => {
    expect(refusal({ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toMatch(/^STRIPE_PUBLISHABLE_KEY is a live key.* PARTNER_API_URL/);
    expect(readSettings({ ...partner, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }).stripeKey).toBe('pk_live_1');
    expect(readSettings({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }).stripeKey).toBe('pk_test_1');
  });
});

describe('what cannot work is refused with the variable and an example, and without the value where it may hold a password', () => {
  it.each([
    '127.0.0.1:5432/x', 'postgres://user:pass#word@db.example/shop', 'postgres://user:12#34@db.example/shop', 'https://db.example/shop',
    'postgres://user:12/34@db.example/shop', 'postgres://user:12?34@db.example/shop', 'pass word',
  ])('DATABASE_URL=%s', (text) => {
    const said = refusal({ DATABASE_URL: text });
    expect(said).toMatch(/^DATABASE_URL must be .* postgres:\/\/user:password@127\.0\.0\.1:5432\/shop.* %23/);
    expect(said).not.toMatch(/pass(#|word@db)|12[#/?]|34@|db\.example/);
  });
  it.each([
    'postgres://u:p@db.example/shop', 'postgresql://u:p%23@db.example:5432/shop?sslmode=require', 'postgres://nobody@127.0.0.1:1/none',
    'postgres:///shop?host=/var/run/postgresql',
  ])('DATABASE_URL=%s is accepted', (text) => expect(readSettings({ DATABASE_URL: text }).databaseUrl).toBe(text));
  it.each(['https://sentry.example/1', 'https://key@sentry.example', 'sentry'])('SENTRY_DSN=%s', (text) =>
    expect(refusal({ SENTRY_DSN: text })).toMatch(/^SENTRY_DSN must be .* https:\/\/key@sentry\.example\/1\.$/));
  it('SENTRY_DSN with a secret key, which every page would show', () => {
    const said = refusal({ SENTRY_DSN: 'https://k:secret123@sentry.example/1' });
    expect(said).toMatch(/^SENTRY_DSN must not have a secret key/);
    expect(said).not.toContain('secret123');
  });
  it('SENTRY_DSN with key and project is accepted', () =>
    expect(readSettings({ SENTRY_DSN: 'https://k@o1.ingest.sentry.io/42' }).sentryDsn).toBe('https://k@o1.ingest.sentry.io/42'));
  it.each(['har bor', 'harbor.example', 'harbor/'])('SITE=%s', (text) =>
    expect(refusal({ SITE: text }))
      .toBe(`SITE must be the name of a site in letters, digits and hyphens, for example harbor, not "${text}".`));
  it.each(['PARTNER_API_URL', 'MAIN_SITE_URL'])('%s', (name) => {
    for (const text of ['partner', 'ftp://user:secret@partner.example', 'https://user:secret@partner.example']) {
      const said = refusal({ [name]: text });
      expect(said).toMatch(new RegExp(`^${name} must be an http or https address without a user, for example https://\\w+\\.example\\.$`));
    }
  });
});

it('knows every variable of the guide', () => {
  const [guide = ''] = readFileSync(new URL('../configuration.md', import.meta.url), 'utf8').split('## Variables of the tests');
  expect([...guide.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name).toSorted()).toEqual(variables.toSorted());
});
