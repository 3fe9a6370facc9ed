import { expect, it } from 'vitest';
import { afterFailure } from './open';

const mainSite = 'https://insurance.example';

it('sends visitors to the main site when the shop cannot start (AS-018)', () => {
  expect(afterFailure({ hostname: 'acme.example', mainSite, framed: false })).toBe('leave');
});
it('goes on without a token on localhost, and only there (S-64, C-04)', () => {
  expect(afterFailure({ hostname: 'localhost', mainSite, framed: false })).toBe('run');
  for (const hostname of ['acme.localhost', 'localhost.example', '127.0.0.1', 'Localhost.evil.example'])
    expect(afterFailure({ hostname, mainSite, framed: false })).toBe('leave');
});
it('shows the error instead where there is nowhere to go, or where the page is a guest (D12)', () => {
  expect(afterFailure({ hostname: 'acme.example', framed: false })).toBe('error');
  expect(afterFailure({ hostname: 'acme.example', mainSite, framed: true })).toBe('error');
});
