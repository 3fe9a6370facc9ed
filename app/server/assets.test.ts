import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { accepts, createAssets } from './assets';

const folder = mkdtempSync(join(tmpdir(), 'surefoot-assets-'));
mkdirSync(join(folder, 'assets'));
for (const [name, text] of [
  ['assets/f-1.woff2', 'font'],
  ['assets/a-1.js', 'plain'], ['assets/a-1.js.br', 'brotli'], ['assets/a-1.js.gz', 'gzip'], ['index.html', 'page'],
] as const) writeFileSync(join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));
const assets = createAssets(folder);

it('sends the smallest form the browser takes, and says so', async () => {
  for (const [header, encoding, text] of [
    ['gzip, br', 'br', 'brotli'], ['gzip', 'gzip', 'gzip'], ['br;q=0, gzip;q=0', null, 'plain'], ['', null, 'plain'],
  ] as const) {
    const answer = assets('/assets/a-1.js', header);
    expect(answer?.headers.get('content-encoding')).toBe(encoding);
    expect(answer?.headers.get('vary')).toBe('accept-encoding');
    expect(await answer?.text()).toBe(text);
  }
});
it('lets a hashed file be kept for ever (S22)', () => {
  expect(assets('/assets/a-1.js', '')?.headers.get('cache-control')).toContain('immutable');
});
it('lets the card provider’s frames have the typeface, and nothing else', () => {
  expect(assets('/assets/f-1.woff2', '')?.headers.get('access-control-allow-origin')).toBe('*');
  expect(assets('/assets/a-1.js', '')?.headers.has('access-control-allow-origin')).toBe(false);
});
it('lets a script that runs as a worker load its parts and ask nobody for anything (S7)', () => {
  expect(assets('/assets/a-1.js', '')?.headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self'");
});
it('knows no page and nothing outside its folder', () => {
  for (const path of ['/index.html', '/assets/../../package.json', '/../package.json', '/assets/', '/nope.js']) expect(assets(path, ''))
    .toBeUndefined();
});
it('reads a refusal of an encoding', () => {
  expect(accepts('gzip; q=0.0', 'gzip')).toBe(false);
  expect(accepts('GZIP;q=0.5', 'gzip')).toBe(true);
});
