import { describe, expect, it } from 'vitest';
import type { PageConfig } from '#api/services/config';
import { csp } from './csp';

const sandbox: PageConfig = {
  sandbox: { notice: { label: 'Sandbox', text: 'No card is charged.' }, events: '/sandbox/events', reports: '/sandbox/reports' },
  apiUrl: '', cardKey: 'pk_sandbox_local', cardScript: 'http://localhost:4301/v1/stripe.js', gallery: true,
};
const real: PageConfig = { apiUrl: '', cardKey: 'pk_live_1', gallery: false };
const page = { nonce: 'abc', embedded: false };
const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))?.slice(name.length + 1);

describe('the policy of a page (S7)', () => {
  it('never allows inline code, inline styles without the nonce, or code made from text', () => {
    for (const config of [sandbox, real, { ...real, mapsKey: 'k', segmentKey: 's', sentryDsn: 'https://key@sentry.example/1' }]) {
      const policy = csp(config, undefined, page);
      expect(policy).not.toContain('unsafe-');
      expect(policy).not.toContain('strict-dynamic');
      expect(policy).not.toMatch(/[ ]\*[; ]/);
      expect(directive(policy, 'default-src')).toBe("'none'");
      expect(directive(policy, 'object-src')).toBe("'none'");
      expect(directive(policy, 'base-uri')).toBe("'none'");
      expect(directive(policy, 'form-action')).toBe("'self'");
    }
  });
  it('lets the stand-in for the card provider in only from its own origin', () => {
    const policy = csp(sandbox, undefined, page);
    expect(directive(policy, 'script-src')).toBe("'self' 'nonce-abc' http://localhost:4301");
    expect(directive(policy, 'frame-src')).toBe('http://localhost:4301');
    expect(policy).not.toContain('stripe.com');
  });
  it('names the real card provider with a real key, and nobody without one', () => {
    expect(directive(csp(real, undefined, page), 'frame-src')).toContain('https://js.stripe.com');
    expect(directive(csp({ ...real, cardKey: '' }, undefined, page), 'frame-src')).toBe("'none'");
  });
  it('adds the hosts of a provider only when its key is set', () => {
    expect(directive(csp(real, undefined, page), 'connect-src')).toBe("'self' https://api.stripe.com");
    expect(directive(csp({ ...real, cardKey: '', sentryDsn: 'https://key@sentry.example/1' }, undefined, page), 'connect-src'))
      .toBe("'self' https://sentry.example");
  });
});

describe('what may become HTML or a script (S7)', () => {
  const types = (config: PageConfig) => directive(csp(config, undefined, page), 'trusted-types');
  it('is what a named policy made: the sanitiser’s, and one for the scripts of a provider that is on', () => {
    expect(directive(csp(real, undefined, page), 'require-trusted-types-for')).toBe("'script'");
    expect(types({ ...real, cardKey: '' })).toBe('surefoot-html');
    expect(types({ ...real, cardKey: '', sentryDsn: 'https://key@sentry.example/1' })).toBe('surefoot-html');
    expect(types(sandbox)).toBe('surefoot-html default');
    expect(types(real)).toBe('surefoot-html default');
    expect(types({ ...real, cardKey: '', mapsKey: 'k' }))
      .toBe('surefoot-html default @googlemaps/js-api-loader google-maps-api-loader google-maps-api#html lit-html');
  });
});

describe('where images come from (S7)', () => {
  const images = (logo: string) => directive(csp(real, { theme: { logo } }, page), 'img-src');
  it('is the origin of the site’s logo too', () => {
    expect(images('https://cdn.partner.example:8443/logo.svg?a;b,c')).toBe("'self' data: https://cdn.partner.example:8443");
  });
  it.each([
    'https://x;script-src', 'https://x,y.example/logo.svg', "https://x';script-src *", 'https://x;script-src%20*', 'https://a b.example/l.svg',
    'https://x; script-src *', 'data:image/svg+xml,x', 'javascript:alert(1)', 'blob:https://x;y/1', '//x.example/l.svg', 'logo.svg',
  ])('is nothing that %s could say', (logo) => {
    expect(images(logo)).toBe("'self' data:");
    expect(csp(real, { theme: { logo } }, page).split(';')).toHaveLength(csp(real, undefined, page).split(';').length);
  });
});

describe('who may show the page in a frame (S6)', () => {
  const site =
    { frame_ancestors: ['https://partner.example', 'https://*.fleet.example:8443', "'self'; script-src *", 'javascript:alert(1)', '*'] };
  it('is nobody outside the embed routes', () => {
    expect(directive(csp(sandbox, site, page), 'frame-ancestors')).toBe("'none'");
  });
  it('is the origins of the site on embed routes, and nothing that is not an origin', () => {
    expect(directive(csp(sandbox, site, { ...page, embedded: true }), 'frame-ancestors'))
      .toBe('https://partner.example https://*.fleet.example:8443');
  });
  it('is nobody when the site is not known', () => {
    expect(directive(csp(sandbox, undefined, { ...page, embedded: true }), 'frame-ancestors')).toBe("'none'");
  });
});
