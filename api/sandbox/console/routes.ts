import type { Hono } from 'hono';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?inline';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline';
import type { Env } from '../http/mount';
import css from './console.css?raw';
import js from './console.js?raw';
import { openApi } from './openapi';
import { consolePage } from './page';

/** Nothing inline, nothing from elsewhere, in nobody's frame. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; "
  + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
const bytes = (dataUrl: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (char) => char.charCodeAt(0));
const fonts: ReadonlyMap<string, string> = new Map([['figtree.woff2', figtree], ['bricolage.woff2', bricolage]]);

/** The console page and its own style sheet, script and letters. */
export function mountConsole(app: Hono<Env>, warning?: string): void {
  for (const path of ['/sandbox', '/sandbox/', '/sandbox/console']) {
    app.get(path, (c) => c.html(consolePage(warning), 200, { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }));
  }
  app.get('/sandbox/console.css', (c) => c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/sandbox/console.js', (c) => c.body(js, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  app.get('/sandbox/openapi.json', (c) => c.json(openApi()));
  app.get('/sandbox/fonts/:name', (c) => {
    const font = fonts.get(c.req.param('name'));
    return font === undefined ? c.notFound() : c.body(bytes(font), 200, { 'content-type': 'font/woff2' });
  });
}
