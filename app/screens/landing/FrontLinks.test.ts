import { describe, expect, it } from 'vitest';
import { frontLink } from './FrontLinks';

describe('a link of the landing page (VC-005)', () => {
  it('opens a document in a tab of its own', () =>
    expect(frontLink({ label: 'Wording', href: '/documents/a.pdf' }, '')).toEqual({ href: '/documents/a.pdf', apart: true }));
  it('stays in the shop, and in a partner’s frame with the line’s own pages', () => {
    expect(frontLink({ label: 'FAQ', to: '/car/faq' }, '')).toEqual({ href: '/car/faq', apart: false });
    expect(frontLink({ label: 'FAQ', to: '/car/faq' }, '/embed/v1')).toEqual({ href: '/embed/v1/car/faq', apart: false });
  });
  it('leaves a partner’s frame for pages that may not be framed', () => {
    expect(frontLink({ label: 'Claims', to: '/company/claims' }, '/embed/v1')).toEqual({ href: '/company/claims', apart: true });
    expect(frontLink({ label: 'Claims', to: '/company/claims' }, '')).toEqual({ href: '/company/claims', apart: false });
  });
});
