import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { LineFile } from '#flows/file/lineFile';
import type { StartAnswers } from '../bootstrap/dataBlocks';
import { retired, serve, type ServedLine } from '../lines/served';
import { createDrawing } from './drawing';
import { page } from './page';
import { pageConfig, readSettings } from './settings';
import { shownPage } from './shownPage';

const config = pageConfig(readSettings({}), 'http://localhost:4301');
const draw = createDrawing(config);
const site = { title: 'Acme', verticals: ['rental_car', 'renters'], settings: { support_phone: '(555) 010-0100' } };
const partner = { name: 'Acme', client_id: 'acme', email: 'help@acme.example' };
const drawnAt = (path: string, shown = site, files: readonly ServedLine[] = []) => drawnFor(path, { site: shown, partner }, files);
const drawnFor = (path: string, answers: StartAnswers, files: readonly ServedLine[] = []) => {
  const address = new URL(path, 'http://acme.example');
  return draw(address, shownPage(address.pathname, { config, site: answers.site, files }), answers);
};
const at = async (path: string, shown = site) => (await drawnAt(path, shown)).html;

describe('what the server draws', () => {
  it('is a landing page whole: its heading, and the way in with what the address says (AS-022, S-61)', async () => {
    const html = await at('/renters-insurance?utm_source=mail');
    expect(html).toMatch(/<h1[^>]*>Protect everything you own\.<\/h1>/);
    expect(html).toContain('href="/renters-insurance/start?utm_source=mail"');
    expect(html).toMatch(/<a href="\/renters-insurance" aria-current="page">/);
  });
  it('is the page that an address leads to: an unknown one to the first page, and on to its line (AS-004, AS-005)', async () => {
    for (const path of ['/', '/nope', '/renters-insurance/nope']) expect(await at(path), path).toMatch(/<h1[^>]*>Cover your rental car/);
  });
  it('is the first question of a line, blank, with what a browser stores of such a visit', async () => {
    const { html, question } = await drawnAt('/renters-insurance/property-info');
    expect(html).toMatch(/<h1[^>]*>.*<form id="renters-propertyInfo".*<input[^>]*name="renters-propertyInfo.city"[^>]*value=""/s);
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""/);
    expect(question).toMatchObject({ visit: 'surefoot.renters', order: 'surefoot.order.renters' });
    expect(JSON.parse(question?.untouched ?? '')).toMatchObject({ step: 'propertyInfo', context: {} });
    expect((await drawnAt('/embed/v1/renters-insurance/property-info')).question).toMatchObject({ visit: 'surefoot.renters.embed.v1' });
  });
  it('is the question with the answers that its address brings along (SV-059), for this visitor alone', async () => {
    const { html, question } = await drawnAt('/renters-insurance/property-info?city=Columbus');
    expect(html).toMatch(/name="renters-propertyInfo.city"[^>]*value="Columbus"/);
    expect(question?.untouched).toContain('Columbus');
    expect(await at('/renters-insurance/property-info')).not.toContain('Columbus');
  });
  it('is no question where the browser would show another one: a token, the embed flag, no partner', async () => {
    for (const path of ['/embed/v1/renters-insurance/property-info?auth_token=abc', '/renters-insurance/property-info?embed=true'])
      expect(await drawnAt(path)).not.toHaveProperty('question');
    expect(await drawnFor('/renters-insurance/property-info', { site })).not.toHaveProperty('question');
  });
  it('is of a first step that a call fills, and of a later one, the frame, with nothing to answer yet', async () => {
    const everything = { ...site, verticals: ['rental_car', 'renters', 'commercial', 'carsafe'] };
    for (const path of ['/renters-insurance/quote', '/small-business-owners-insurance/basic-info', '/vehicle-contents-insurance/plans']) {
      const { html, question } = await drawnAt(path, everything);
      expect(html, path).toMatch(/<main id="main".*>Loading</s);
      expect(html, path).not.toMatch(/<h1|<input/);
      expect(question).toBeUndefined();
    }
  });
  it('names the line whose page it is, whatever address leads there: its colours hold from the first paint on', async () => {
    const text = readFileSync(resolve(import.meta.dirname, '../../flows/pet/line.yaml'), 'utf8');
    const pet = serve({ ...parse(text) as LineFile, isFront: true, aliases: ['pets'] }, text);
    const shownAt = async (path: string) => page('<html lang="en"><title></title>', config, 'n1', {
      lines: [pet.summary], drawn: await drawnAt(path, { ...site, verticals: ['pet'] }, [pet]),
    });
    for (const path of ['/', '/embed/v1/pets', '/pet-insurance', '/pet-insurance/pet'])
      expect(await shownAt(path), path).toContain('<html lang="en" data-line="pet"');
    expect(await shownAt('/login')).not.toContain('data-line=');
  });
  it('is the frame at a line whose file is gone: only the browser knows whether a visit goes on there', async () => {
    const text = readFileSync(resolve(import.meta.dirname, '../../flows/pet/line.yaml'), 'utf8');
    const gone = retired(serve(parse(text) as LineFile, text));
    const { html, line } = await drawnAt('/pet-insurance/pet', site, [gone]);
    expect(html).toMatch(/<main id="main".*>Loading</s);
    expect([html.includes('<h1'), line]).toEqual([false, undefined]);
  });
  it('has around a later step the frame', async () => {
    const html = await at('/renters-insurance/quote');
    expect(html).toMatch(/<header class="top">.*>Acme<.*<main id="main".*>Loading<.*<footer/s);
    expect(html).not.toMatch(/<h1|<input/);
  });
  it('has in a partner’s frame neither header nor footer (AS-007)', async () =>
    expect(await at('/embed/v1/rental-car-insurance')).not.toMatch(/<header|<footer/));
  it('is nothing where the site is not known, and of the gallery', async () => {
    expect(await drawnFor('/', {})).toEqual({ html: '' });
    expect(await at('/gallery')).toBe('');
  });
  it('repeats no token of the address (S8)', async () =>
    expect(await at('/embed/v1/rental-car-insurance?auth_token=SECRET&%61uth_token=SECRET2&utm_source=x')).not.toContain('SECRET'));
  it('has neither code nor styles inline, which the policy would refuse (S7)', async () => {
    const steps = ['/renters-insurance/property-info', '/renters-insurance/quote'];
    for (const path of ['/renters-insurance', '/vehicle-contents-insurance', ...steps])
      expect(await at(path)).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });
});

describe('a partner’s hostile text', () => {
  const evil = '"\'></title></script><script>alert(1)</script><img src=x onerror=alert(1)>__CSP_NONCE__ $& <!--surefoot-page-->';
  const hostile = { title: evil, verticals: ['rental_car', 'renters'],
    settings: { support_phone: evil, underwriter: evil, seller: evil, theme: { logo: 'javascript:alert(1)' },
      texts: { disclaimer: evil, partner_title: evil, partner_url: 'javascript:alert(1)', privacy_url: `https://x.example/${evil}` } } };
  const html = '<html lang="en"><head><script nonce="__CSP_NONCE__"></script></head><div id="root"><!--surefoot-page--></div></html>';
  it('stays text in the page that leaves the server, in data and in what is drawn (S2, S3)', async () => {
    const drawn = await drawnAt(`/renters-insurance?utm_source=${encodeURIComponent(evil)}`, hostile);
    const shown = page(html, config, 'n1', { site: hostile, partner, drawn });
    // Only the three script elements of the page itself, two of them data.
    expect(shown.match(/<script/g)).toHaveLength(3);
    // React writes an error in place of code in an address.
    expect(shown).not.toMatch(/<img src="?x|<[^>"]*\sonerror=|(?:href|src)="javascript:(?!throw new Error)/);
    expect(shown).toContain('&lt;script&gt;alert(1)');
    expect(shown.match(/n1/g)).toHaveLength(1);
  });
  it('stays text in a question that an address fills, and in what its script is told', async () => {
    const drawn = await drawnAt(`/renters-insurance/property-info?city=${encodeURIComponent('"></title><script>')}`, hostile);
    const shown = page(html.replace('<script', '<title>Surefoot</title><script'), config, 'n1', { site: hostile, partner, drawn });
    expect(shown).toContain('data-question="unknown"');
    expect(shown).toMatch(/<title>Surefoot<\/title><script src="\/new-visit\.js\?\w+" nonce="n1" data-visit="surefoot\.renters"/);
    expect(shown.match(/<script/g)).toHaveLength(4);
  });
});
