import { expect, it } from 'vitest';
import { misspelt } from './misspelt';

it.each([
  ['DATABASE_ULR', 'DATABASE_URL'], ['PARTNER_URL', 'PARTNER_API_URL'], ['PARTNER_API_ULR', 'PARTNER_API_URL'],
  ['STRIPE_KEY', 'STRIPE_PUBLISHABLE_KEY'], ['STRIPE_PUBLISHABEL_KEY', 'STRIPE_PUBLISHABLE_KEY'], ['TRUST_PROXYS', 'TRUST_PROXY'],
  ['LINES_DIRS', 'LINES_DIR'], ['GOOGLE_MAPS_API_KEY', 'GOOGLE_MAPS_KEY'],
])('%s is told: was %s meant?', (wrong, right) => {
  const said = `${wrong} is set, but the shop does not read it. Did you mean ${right}?`;
  expect(misspelt({ [wrong]: 'secret', PATH: '/bin' })).toEqual([said]);
});
it('nothing is said of variables of others, nor where the right one is set as well', () => {
  const others = ['DATABASE_HOST', 'DATABASE_PORT', 'SENTRY_ORG', 'SENTRY_RELEASE', 'GOOGLE_APPLICATION_CREDENTIALS', 'GOOGLE_API_KEY',
    'GOOGLE_CLOUD_PROJECT', 'STRIPE_SECRET_KEY', 'npm_config_port', 'PORTS', 'SITES', 'DATA_CENTER', 'MAIN_BRANCH', 'CARD_HOST', 'XDG_DATA_DIRS'];
  expect(misspelt(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  expect(misspelt({ PARTNER_URL: 'x', PARTNER_API_URL: 'https://partner.example', DATABASE_ULR: '' })).toEqual([]);
});
