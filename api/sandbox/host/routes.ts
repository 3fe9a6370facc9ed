import type { Hono } from 'hono';
import { verticalCodes } from '../../contracts/site';
import type { Env } from '../http/mount';
import { withSoldLines, type SoldLine } from '../site/soldLines';
import { sites, type Site } from '../site/sites';
import { hostPage } from './page';
import css from './host.css?raw';
import js from './host.js?raw';

/**
 * The lines a partner can put into a page: code of the catalogue, first segment of the address
 * (`tests/catalogue.test.ts` compares them with flows/index.ts).
 */
export const lines = [
  { code: 'rental_car', flow: 'rental-car-insurance', title: 'Rental car' },
  { code: 'renters', flow: 'renters-insurance', title: 'Renters' },
  { code: 'commercial', flow: 'small-business-owners-insurance', title: 'Small business' },
  { code: 'carsafe', flow: 'vehicle-contents-insurance', title: 'Vehicle contents' },
  { code: 'homesafe', flow: 'residential-insurance', title: 'Residential' },
  { code: 'collectibles', flow: 'collectibles-insurance', title: 'Collectibles' },
] as const;

/** The partner's own host: any site that lists it may be shown there. */
const hostLabel = 'host.localhost';
const portOf = (host: string): string => /:\d+$/.exec(host)?.[0] ?? '';
/** Sites that let the made-up partner show them. */
const shown = sites.filter(({ info }) => info.settings.frame_ancestors?.some((origin) => origin.includes(`//${hostLabel}`)));

/** What a careful partner's own policy allows: its files, our script and our frame; nothing inline. */
const policy = (shop: string, frame: string): string =>
  `default-src 'none'; script-src 'self' ${shop}; style-src 'self'; img-src data:; frame-src ${frame}; `
  + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A sample partner's page (`/sandbox/host`), at an origin of its own: another name of this machine. */
export function mountHost(app: Hono<Env>, soldLines: () => readonly SoldLine[] = () => []): void {
  app.get('/sandbox/host', (c) => {
    const { host } = new URL(c.req.url);
    const port = portOf(host);
    // From the shop's own origin it would not be an outsider. Other names (a stranger's) stay as they are: their frame is refused (S6).
    if (/^(localhost|127\.0\.0\.1)(:|$)/.test(host)) {
      return c.redirect(`http://${hostLabel}${port}/sandbox/host${new URL(c.req.url).search}`);
    }
    const site = shown.find(({ name }) => name === c.req.query('site')) ?? shown[0];
    if (!site) return c.notFound();
    const files = soldLines();
    const all = [...lines, ...files.map(({ code, base, title }) => ({ code, flow: base, title }))];
    const codesOf = (one: Site): readonly string[] => verticalCodes(withSoldLines(one, files).verticals);
    const line = all.find(({ flow }) => flow === c.req.query('flow')) ?? lines.find(({ code }) => codesOf(site).includes(code)) ?? lines[0];
    const shop = `http://localhost${port}`;
    const token = c.req.query('token') === undefined ? undefined : site.urlTokens?.[0];
    const every = shown.flatMap((one) => all.filter(({ code }) => codesOf(one).includes(code)).map(({ flow, title }) =>
      ({ flow, title: `${title} (${one.name})`, site: one.name })));
    return c.html(hostPage({ shop, site: site.name, title: site.info.title, flow: line.flow, token, lines: every }), 200, {
      'content-security-policy': policy(shop, `http://${site.name}.localhost${port}`),
    });
  });
  app.get('/sandbox/host.css', (c) => c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/sandbox/host.js', (c) => c.body(js, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
}
