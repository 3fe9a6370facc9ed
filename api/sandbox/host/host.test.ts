import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { verticalCodes } from '../../contracts/site';
import type { Env } from '../http/mount';
import { sites } from '../site/sites';
import { lines, mountHost } from './routes';

const app = new Hono<Env>();
mountHost(app);
const visit = async (address: string): Promise<Response> => app.fetch(new Request(address));

describe('the sample partner’s page', () => {
  it('embeds a line under a policy that allows only our script and frame (AS-024)', async () => {
    const answer = await visit('http://host.localhost:4300/sandbox/host?site=kaapstad&flow=residential-insurance');
    const html = await answer.text();
    expect(html).toContain('<div class="surefoot" data-flow="residential-insurance" data-site="kaapstad" ');
    expect(html).toContain('<script src="http://localhost:4300/embed.js" defer></script>');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' http://localhost:4300;`);
    expect(policy).toContain('frame-src http://kaapstad.localhost:4300;');
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/<script(?![^>]*src=)|\son\w+=|\sstyle=/);
  });
  it('is an outsider: it has an origin of its own, and names from the address are only looked up', async () => {
    const moved = await visit('http://localhost:4300/sandbox/host?site=harbor');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, 'http://host.localhost:4300/sandbox/host?site=harbor']);
    const html = await (await visit('http://host.localhost:4300/sandbox/host?site=%22%3E%3Cscript%3E&flow=%22%3E%3Cscript%3E')).text();
    expect(html).toContain('data-flow="rental-car-insurance" data-site="harbor"');
  });
});

describe('the sites of the sandbox', () => {
  const codesOf = (site: (typeof sites)[number]): readonly string[] =>
    verticalCodes(site.info.verticals);
  it('make every line reachable, in a partner’s page and by a first page of its own where it may have one (AS-005)', () => {
    const framed = sites.filter(({ info }) => info.settings.frame_ancestors?.length).flatMap(codesOf);
    expect(lines.filter(({ code }) => !framed.includes(code))).toEqual([]);
    expect(new Set(sites.map((site) => codesOf(site)[0])))
      .toEqual(new Set(['rental_car', 'renters', 'commercial', 'carsafe', 'collectibles']));
  });
  it('have names, tokens and clients of their own', () => {
    for (const values of [
      sites.map(({ name }) => name), sites.flatMap(({ info, urlTokens = [] }) => [info.api_token ?? [], ...urlTokens].flat()),
    ]) expect(new Set(values).size).toBe(values.length);
  });
});
