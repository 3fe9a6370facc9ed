import { describe, expect, it } from 'vitest';
import { leavesTo } from './Gate';

const gate = { path: 'start', leaves: ['insurance', 'www', 'localhost', 'sure'] };
const mainSite = 'https://insurance.example';
const at = (hostname: string, site: string | undefined = mainSite) => leavesTo(gate, { hostname, ...(site ? { mainSite: site } : {}) });

describe('the start of a line', () => {
  it('is the main site’s on its own hosts (RN-002)', () => {
    for (const host of [
      'www.acme.example',
      'insurance.acme.example',
      'sure.example',
      'localhost',
      'WWW.ACME.EXAMPLE',
      'www.acme.example.',
      'sure',
    ])
      expect(at(host)).toBe(mainSite);
  });
  it('is the first step on a partner’s (RN-002)', () => {
    for (const host of [
      'partner.acme.example',
      'acme.localhost',
      'notsure.example',
      'surely.example',
      'my-www.example',
      '127.0.0.1',
      '[::1]',
      '',
      '.www.example',
    ])
      expect(at(host)).toBeUndefined();
  });
  it('is the first step everywhere while there is nowhere to leave to (C-04)', () => {
    for (const host of ['www.acme.example', 'localhost']) expect(leavesTo(gate, { hostname: host })).toBeUndefined();
  });
  it('leads to the configured address only, whatever the host is called (S11)', () => {
    for (const host of ['sure.evil.example', 'www.evil.example', 'localhost.evil.example']) expect(at(host)).toBe(mainSite);
  });
});
