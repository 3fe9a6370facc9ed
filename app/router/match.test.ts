import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '#flows/types';
import { match } from './match';

const line = (code: CatalogueEntry['code'], base: string, aliases: readonly string[],
  more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  id: base, code, base, title: base, aliases, startPath: 'start', paths: ['start', 'plans', 'payment'],
  landing: () => Promise.reject(new Error('not asked')), product: () => Promise.reject(new Error('not asked')), ...more,
});
const catalogue = [line('rental_car', 'rental-car-insurance', ['rental-car', '_rental-car'], { isFront: true }),
  line('renters', 'renters-insurance', ['renters', '_renters'], { isFront: true, ownsStart: true }), line('homesafe', 'residential', [])];
const destinations = { catalogue, verticals: ['rental_car'], gallery: true };
const to = (path: string, more: Partial<typeof destinations> = {}) => {
  const target = match(path, { ...destinations, ...more });
  return target.shows === 'redirect' ? target.to : target.shows;
};

describe('addresses', () => {
  it('show the landing and the steps of a line at the top and under /embed/v1 (AS-001, RC-001)', () => {
    expect(match('/rental-car-insurance', destinations)).toMatchObject({ shows: 'landing', mount: '', entry: { code: 'rental_car' } });
    expect(match('/rental-car-insurance/', destinations)).toMatchObject({ shows: 'landing' });
    expect(match('/rental-car-insurance/plans', destinations)).toMatchObject({ shows: 'step', mount: '', path: 'plans' });
    expect(match('/embed/v1/rental-car-insurance/plans', destinations)).toMatchObject({ shows: 'step', mount: '/embed/v1', path: 'plans' });
  });
  it('lead from the short names to the line, only under embed (AS-003, S-61)', () => {
    for (const name of ['rental-car', '_rental-car'])
      for (const at of ['/embed', '/embed/v1']) expect(to(`${at}/${name}`)).toBe('/embed/v1/rental-car-insurance');
    expect(to('/rental-car')).toBe('/');
  });
  it('lead from /start to the renters start (AS-002), or home where there is none', () => {
    expect(to('/start')).toBe('/embed/v1/renters-insurance/start');
    expect(to('/start', { catalogue: catalogue.slice(0, 1) })).toBe('/');
  });
  it('lead home when they are not known: there is no page for staff or roles (AS-004, CH-007)', () => {
    for (const path of ['/nope', '/admin', '/rental-car-insurance/nope', '/rental-car-insurance/plans/more', '/embedded',
      '/RENTAL-CAR-INSURANCE', '/constructor', '/rental-car-insurance/__proto__']) expect(to(path)).toBe('/');
  });
  it('stay below /embed: an unknown line is said, an unknown step leads to its line (S6)', () => {
    for (const path of ['/embed', '/embed/v1', '/embed/v1/renter-insurance', '/embed/v1/renter-insurance/plans', '/embed/v1/__proto__',
      '/embed/v2/rental-car-insurance', '/embed/rental-car-insurance', '/embed/v1/login', '/embed/v1/gallery'])
      expect(to(path)).toBe('unknownLine');
    for (const path of ['/embed/v1/rental-car-insurance/nope', '/embed/v1/rental-car-insurance/plans/more'])
      expect(to(path)).toBe('/embed/v1/rental-car-insurance');
  });
  it('never lead to another host, whatever they look like (S11)', () => {
    for (const path of ['//evil.example', '/\\evil.example', '/%2F/evil.example', '//evil.example/rental-car-insurance'])
      expect(to(path)).toBe('/');
    for (const path of ['/embed//evil.example', '/embed/v1///evil.example']) expect(to(path)).toBe('unknownLine');
  });
  it('know the gallery only where it is destinations, and the way to the main site’s login (C-45)', () => {
    for (const path of ['/gallery', '/gallery/widgets', '/gallery/flows/rental-car', '/gallery/steps/rental-car/payment'])
      expect(to(path)).toBe('gallery');
    expect(to('/gallery', { gallery: false })).toBe('/');
    expect(to('/login')).toBe('login');
  });
});

it('a line’s gate is no step: it is on both mounts and only where the line has one (RN-002, C-03)', () => {
  const [car, renters] = catalogue;
  const gated = { ...destinations, catalogue: [car, { ...renters, gate: { path: 'start', leaves: [] } }] as CatalogueEntry[] };
  for (const mount of ['', '/embed/v1']) {
    expect(match(`${mount}/renters-insurance/start`, gated)).toMatchObject({ shows: 'gate', mount, entry: { code: 'renters' } });
    expect(match(`${mount}/rental-car-insurance/start`, gated)).toMatchObject({ shows: 'step' });
  }
});

describe('pages of words', () => {
  const page = { base: 'company/claims', frame: { navigation: [], footer: [] }, content: () => Promise.reject(new Error('not asked')) };
  const asked = { ...catalogue[0], faq: () => Promise.reject(new Error('not asked')) } as CatalogueEntry;
  const more = { ...destinations, catalogue: [asked, ...catalogue.slice(1)], pages: [page] };
  it('stand at the top, by their whole address (ST-001)', () => {
    expect(match('/company/claims', more)).toEqual({ shows: 'page', page });
    expect(match('/company/claims/', more)).toMatchObject({ shows: 'page' });
    for (const path of ['/company', '/company/claims/more']) expect(match(path, more)).toEqual({ shows: 'redirect', to: '/' });
    expect(match('/embed/v1/company/claims', more)).toEqual({ shows: 'unknownLine' });
  });
  it('and the questions of a line below its base, where it has any (VC-006)', () => {
    expect(match('/rental-car-insurance/faq', more)).toMatchObject({ shows: 'faq', mount: '' });
    expect(match('/embed/v1/rental-car-insurance/faq', more)).toMatchObject({ shows: 'faq', mount: '/embed/v1' });
    expect(match('/renters-insurance/faq', more)).toEqual({ shows: 'redirect', to: '/' });
  });
});

describe('the first page', () => {
  it('is the site’s first line (AS-005, S-62)', () => {
    expect(to('/')).toBe('/rental-car-insurance');
    expect(match('/', { ...destinations, verticals: [{ code: 'renters' }] })).toEqual({ shows: 'redirect', to: '/renters-insurance' });
  });
  it('shows the site’s lines when the first is another one, or there is none (S-62)', () => {
    for (const verticals of [[], ['homesafe', 'rental_car'], ['commercial'], ['nope']]) expect(to('/', { verticals })).toBe('home');
  });
});
