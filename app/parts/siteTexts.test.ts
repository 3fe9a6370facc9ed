import { describe, expect, it } from 'vitest';
import { disclaimer, footLinks } from './siteTexts';

const site = (settings: object) => ({ title: 'Kestrel', verticals: [], settings });

describe('disclaimer (PY-029)', () => {
  it('names a carrier that underwrites and a company that sells', () => {
    expect(disclaimer(site({}))).toMatch(/underwritten by .+ and sold by .+ Insurance Services\.$/u);
  });
  it('names the partner’s own companies', () => {
    expect(disclaimer(site({ underwriter: 'North Mutual', seller: 'Kestrel Cover' }))).toBe('Policies are underwritten by North Mutual and sold by Kestrel Cover.');
  });
});

describe('footLinks', () => {
  it('leads to the pages the site names', () => {
    const texts = { privacy_url: '/privacy.pdf', terms_url: '/terms.pdf', support_url: '/help' };
    expect(footLinks(site({ texts })).map(({ label, href }) => `${label} ${href}`)).toEqual(['Privacy Policy /privacy.pdf', 'Terms of Use /terms.pdf', 'Support /help']);
  });
  it('falls back to the support address, and shows no link that leads nowhere', () => {
    expect(footLinks(site({}), 'a@b.example')).toEqual([{ label: 'Support', href: 'mailto:a@b.example' }]);
    expect(footLinks(site({}))).toEqual([]);
  });
});
