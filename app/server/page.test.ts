import { describe, expect, it } from 'vitest';
import { page } from './page';
import { pageConfig, readSettings } from './settings';

const html = '<head><script nonce="__CSP_NONCE__"></script><link nonce="__CSP_NONCE__"></head>';

it('puts the nonce on everything that needs it', () => {
  const shown = page(html, pageConfig(readSettings({}), 'http://localhost:4301'), 'n1');
  expect(shown.match(/nonce="n1"/g)).toHaveLength(2);
  expect(shown).not.toContain('__CSP_NONCE__');
});
it('shows a setting that looks like HTML as data', () => {
  const site = "</script><script>alert(1)</script><!-- $& \u2028.";
  const shown = page(html, pageConfig({ ...readSettings({}), site }, ''), 'n1');
  expect(shown.match(/<\/script>/g)).toHaveLength(2);
  const block = /id="surefoot-config">(.*?)<\/script>/s.exec(shown)?.[1] ?? '';
  expect((JSON.parse(block) as { site: string }).site).toBe(site);
});
it('takes cards with the stand-in only where nothing real is bought', () => {
  const cards = (environment: Record<string, string>) => pageConfig(readSettings(environment), 'http://localhost:4301');
  expect(cards({})).toMatchObject({
    sandbox: { events: '/sandbox/events' }, cardKey: 'pk_sandbox_local', cardScript: 'http://localhost:4301/v1/stripe.js', gallery: true,
  });
  expect(cards({ PARTNER_API_URL: 'https://partner.example' })).toEqual({ apiUrl: '', cardKey: '', gallery: false });
  expect(cards({ PARTNER_API_URL: 'https://partner.example', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).not.toHaveProperty('cardScript');
  expect(cards({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toMatchObject({ cardKey: 'pk_test_1' });
});
it('knows the names of the sandbox’s own pages: where the shop listens, and what the operator adds', () => {
  const sandboxHosts = (HOST: string) => readSettings({ HOST, SANDBOX_HOSTS: 'Shop.example, *.demo.example' }).sandboxHosts;
  expect(sandboxHosts('0.0.0.0')).toEqual(['shop.example', '*.demo.example']);
  expect(sandboxHosts('192.168.1.5')).toEqual(['192.168.1.5', 'shop.example', '*.demo.example']);
  expect(sandboxHosts('fe80::1')).toEqual(['[fe80::1]', 'shop.example', '*.demo.example']);
});
it('names the variable that is wrong', () => {
  expect(() => readSettings({ SANDBOX_HOSTS: 'http://shop.example' })).toThrow('SANDBOX_HOSTS must be host names');
  expect(() => readSettings({ PORT: 'http' })).toThrow('PORT must be a port number');
  expect(() => readSettings({ PARTNER_API_URL: 'partner' })).toThrow('PARTNER_API_URL must be an http or https address');
});
describe('what the page would ask for first', () => {
  const partner = { name: 'Acme', client_id: 'acme', email: 'help@acme.example' };
  const site = { title: '</script><b>', verticals: [], settings: { theme: { primary: '#6c4cf1', radius: 18, font: '}</style><script>' } } };
  const shown = page(html, pageConfig(readSettings({}), ''), 'n1', { site, partner, modules: ['/assets/form-1.js'] });
  it('comes with it, as data', () => {
    const block = /id="surefoot-start">(.*?)<\/script>/s.exec(shown)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual({ site, partner });
  });
  it('is its modules, which the policy allows', () => {
    expect(shown).toContain('<link rel="modulepreload" crossorigin href="/assets/form-1.js" nonce="n1">');
  });
  it('is the partner’s theme, worked out, with nothing else of the partner’s text (S6)', () => {
    const [, nonce, rule = ''] = /<style nonce="(\w+)">(.*?)<\/style>/.exec(shown) ?? [];
    expect(nonce).toBe('n1');
    expect(rule).toMatch(/^html:root\{--primary:#6c4cf1;[-\w:;#().]+--radius:18px\}$/);
  });
  it('gives a line’s pages its colours where the partner has set none', () => {
    const pet = { id: 'pet', code: 'pet', base: 'pet-insurance', title: 'Pet', aliases: [], startPath: 'a', paths: ['a'], hasFaq: false,
      version: '1', theme: { primary: '#9a4322', accent: '#ffd400' } };
    const shownOn = (line: string, theme: object) => page(`<html lang="en">${html}`, pageConfig(readSettings({}), ''), 'n1',
      { site: { ...site, settings: { theme } }, lines: [pet], drawn: { html: '', line } });
    expect(shownOn('pet', {}))
      .toMatch(/<html lang="en" data-line="pet">.*html:root\[data-line="pet"\]\{--primary:#9a4322;/);
    const branded = shownOn('renters', { primary: '#6c4cf1' });
    expect(branded).toContain('<html lang="en" data-line="renters">');
    expect(branded).toMatch(/html:root\[data-line="pet"\]\{--primary:#6c4cf1;[-\w:;#]+--lit:#ffd400\}/);
  });
  it('is absent where the server could not ask', () => {
    expect(page(html, pageConfig(readSettings({}), ''), 'n1')).not.toMatch(/surefoot-start|<style|modulepreload/);
  });
});
