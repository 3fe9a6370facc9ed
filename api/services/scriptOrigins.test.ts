import { expect, it } from 'vitest';
import type { PageConfig } from './config';
import { isScriptOf, scriptOrigins } from './scriptOrigins';

const config = (more: Partial<PageConfig>): PageConfig => ({ apiUrl: '', cardKey: '', gallery: false, ...more });

it('names a provider’s origin only where its key is set (S7)', () => {
  expect(scriptOrigins(config({}))).toEqual([]);
  expect(scriptOrigins(config({ cardKey: 'pk_sandbox_local', cardScript: 'http://localhost:4301/v1/stripe.js' })))
    .toEqual(['http://localhost:4301']);
  expect(scriptOrigins(config({ cardKey: 'pk_live_1', mapsKey: 'k' })))
    .toEqual(['https://js.stripe.com', 'https://*.js.stripe.com', 'https://maps.googleapis.com']);
  // Its library is in our build, and its workspace's scripts are not run.
  expect(scriptOrigins(config({ segmentKey: 's' }))).toEqual([]);
});
it.each([
  ['https://js.stripe.com/clover/stripe.js', true], ['https://m.js.stripe.com/x.js', true],
  ['https://maps.googleapis.com/maps/api/js?key=k', true],
  ['http://js.stripe.com/x.js', false], ['https://evil.example/js.stripe.com', false], ['https://js.stripe.com.evil.example/x.js', false],
  ['https://evil-js.stripe.com/x.js', false], ['//evil.example/x.js', false], ['/assets/x.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://js.stripe.com/1', false], ['javascript:alert(1)', false], ['https://', false],
])('%s is a provider’s script: %s', (address, allowed) => {
  const origins = scriptOrigins(config({ cardKey: 'pk_live_1', mapsKey: 'k' }));
  expect(isScriptOf(origins, address, 'https://shop.example/')).toBe(allowed);
});
