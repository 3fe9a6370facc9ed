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
  it('leads to the partner’s support page, else to the support address, else leaves the link out', () => {
    expect(footLinks(site({ texts: { support_url: '/help' } }), 'a@b.example').at(-1)).toEqual({ label: 'Support', href: '/help' });
    expect(footLinks(site({}), 'a@b.example').at(-1)).toEqual({ label: 'Support', href: 'mailto:a@b.example' });
    expect(footLinks(site({})).map(({ label }) => label)).toEqual(['Privacy Policy', 'Terms of Use']);
  });
});
