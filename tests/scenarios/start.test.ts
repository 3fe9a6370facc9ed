import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plans } from '#api/contracts/rentalCar';
import { openShop } from '../../app/bootstrap/open';
import type { Shop } from '../../app/bootstrap/shop';
import { openTown, type Town } from '../support/visitor';
import { sandboxHints } from '../support/hints';

let town: Town;
beforeAll(async () => { town = await openTown(); });
afterAll(() => town.close());

let asked: Request[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (request: Request | string, init?: RequestInit) => {
    const sent = new Request(request, init);
    asked.push(sent.clone());
    return town.fetch(sent);
  });
});
afterEach(() => { vi.unstubAllGlobals(); });

/** As much of a browser's window as the start of a page reads. */
async function opens(address: string): Promise<Shop> {
  const kept = new Map<string, string>();
  const window = {
    location: new URL(address), history: { state: null, replaceState: () => undefined }, navigator: {}, addEventListener: () => undefined,
    sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => {
      kept.set(key, value);
    }, removeItem: (key: string) => { kept.delete(key); } },
  };
  const page = Object.assign(window, { parent: window, self: window }) as unknown as Window;
  const opening =
    await openShop({ sandbox: sandboxHints, apiUrl: new URL(address).origin, cardKey: 'pk_sandbox_local', gallery: false }, page);
  if (opening.kind !== 'open') throw new Error(`The page does not open: ${opening.kind}.`);
  return opening.shop;
}
const called = (): readonly string[] =>
  asked.map(({ url, headers }) =>
    `${new URL(url).pathname.split('/').at(-1)}${new URL(url).search} ${headers.get('authorization') ?? 'nobody'}`).filter((call) =>
    !call.startsWith('events'));

describe('the start of a page', () => {
  it('loads the site by the host’s name, then the partner by the site’s token (AS-014, AS-019, AS-020, AS-021, C-52)', async () => {
    const { site, partner } = await opens('http://harbor.localhost:4300/rental-car-insurance');
    expect(called().slice(0, 2)).toEqual(['site?site=harbor nobody', 'partner Token site_harbor_77e1f2']);
    expect(site).toMatchObject({
      api_token: 'site_harbor_77e1f2', title: 'Harbor Travel', verticals: ['rental_car', 'renters', 'commercial'],
      settings: { support_phone: '(555) 010-0177' },
    });
    expect(partner).toEqual({ name: 'Harbor Travel', client_id: 'harbor-travel', email: 'insurance@harbor.example' });
  });
  it.each([
    ['the site’s', 'http://harbor.localhost:4300/rental-car-insurance', 'Token site_harbor_77e1f2'],
    [
      'a partner’s from the address', 'http://harbor.localhost:4300/embed/v1/rental-car-insurance?auth_token=harbor_embed_31',
      'Token harbor_embed_31',
    ],
    ['none', 'http://walkin.localhost:4300/rental-car-insurance', null],
  ])('later calls carry the token: %s (AS-015, CH-005, CH-008)', async (_, address, token) => {
    const { http } = await opens(address);
    await http.send(plans, {
      body: { rating_address: { line1: '48 Alder Street', city: 'Columbus', state_or_region: 'OH', postal: '43215', country_code: 'US' } },
    });
    expect(asked.at(-1)?.url).toMatch(/\/plans$/);
    expect(asked.at(-1)?.headers.get('authorization')).toBe(token);
  });
});
