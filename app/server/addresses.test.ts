import { expect, it } from 'vitest';
import { addresses } from './addresses.mjs';
import type { Running } from './entry';
import { readSettings } from './settings';

function printed(environment: Readonly<Record<string, string>>): string {
  const settings = readSettings(environment);
  const running: Running = { port: 4300, settings, opening: { storage: 'in memory' }, ready: Promise.resolve([]), close: async () => {} };
  return addresses(running, { isDevelopment: false, seconds: 1 }).join('\n');
}
const partner = { PARTNER_API_URL: 'https://partner.example' };

it('with a partner nothing stands in: each service without its key is off, and the terminal says what then fails', () => {
  const said = printed(partner);
  expect(said).not.toContain('Sandboxed');
  expect(said).toContain('cards (STRIPE_PUBLISHABLE_KEY): nothing that is paid by card can be bought');
  expect(said).toContain('maps (GOOGLE_MAPS_KEY): lines that look an address up cannot be sold');
  expect(said).toContain('error reports (SENTRY_DSN): errors in the page are reported to nobody');
  expect(said).toContain('analytics (SEGMENT_WRITE_KEY): visits are not counted');
  expect(said.match(/Off /g)).toHaveLength(1);
});
it('with a partner and every key nothing is off', () => {
  const others = { GOOGLE_MAPS_KEY: 'm', SENTRY_DSN: 'https://k@sentry.example/1', SEGMENT_WRITE_KEY: 's' };
  const said = printed({ ...partner, ...others, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' });
  expect(said).not.toMatch(/Off|Sandboxed|cannot/);
});
it('a test key of the cards is told, because no real card can be paid with', () => {
  expect(printed({ ...partner, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toMatch(/Test cards +only: STRIPE_PUBLISHABLE_KEY is a test key/);
  expect(printed({ ...partner, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).not.toContain('test key');
});
it('without a partner the terminal says what is sandboxed', () => {
  expect(printed({})).toMatch(/Sandboxed +partner API \(PARTNER_API_URL\), cards .*, maps \(GOOGLE_MAPS_KEY\)/);
  expect(printed({ GOOGLE_MAPS_KEY: 'm' })).not.toMatch(/maps|Off/);
});
