import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../tests/support/hostile';
import { disclaimer, footLinks, siteWords } from './siteTexts';

const site = (settings: object) => ({ title: 'Kestrel', verticals: [], settings });

describe('disclaimer (PY-029)', () => {
  it('names a carrier that underwrites and a company that sells', () => {
    expect(disclaimer(site({}))).toMatch(/underwritten by .+ and sold by .+ Insurance Services\.$/u);
  });
  it('names the partner’s own companies', () => {
    expect(disclaimer(site({ underwriter: 'North Mutual', seller: 'Kestrel Cover' })))
      .toBe('Policies are underwritten by North Mutual and sold by Kestrel Cover.');
    expect(disclaimer(site({ underwriter: 'North Mutual' }), 'South Mutual')).toContain('underwritten by South Mutual');
  });
});

it('a step may name the carrier and the phone of the site (RN-013, RN-015)', () =>
  expect(siteWords(site({ underwriter: 'North Mutual', support_phone: '555-0100' })))
    .toMatchObject({ underwriter: 'North Mutual', support_phone: '555-0100',
    disclaimer: expect.stringContaining('North Mutual') as string }));

describe('footLinks', () => {
  it('lead to the pages that the site names', () => {
    const texts = { privacy_url: '/privacy.pdf', terms_url: '/terms.pdf', support_url: '/help' };
    expect(footLinks(site({ texts })).map(({ label, href }) => `${label} ${href}`))
      .toEqual(['Privacy Policy /privacy.pdf', 'Terms of Use /terms.pdf', 'Support /help']);
  });
  it('lead to the partner’s own pages as well (RN-018)', () => {
    const named = (texts: object) => footLinks(site({ texts })).map(({ label, href }) => `${label} ${href}`);
    expect([named({ partner_url: 'https://kestrel.example' }), named({ partner_url: '/kestrel', partner_title: 'Back to Kestrel' })])
      .toEqual([['About Kestrel https://kestrel.example/'], ['Back to Kestrel /kestrel']]);
  });
  it('never lead to a javascript: address or one without TLS (S3)', () => {
    for (const address of hostileAddresses) {
      expect(footLinks(site({ texts: { privacy_url: address, terms_url: address, support_url: address, partner_url: address } }),
        'a@b.example'), address).toEqual([{ label: 'Support', href: 'mailto:a@b.example' }]);
    }
  });
  it('fall back to the support address, and leave out links without an address', () => {
    expect(footLinks(site({}), 'a@b.example')).toEqual([{ label: 'Support', href: 'mailto:a@b.example' }]);
    expect(footLinks(site({}))).toEqual([]);
  });
});
