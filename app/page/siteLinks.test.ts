import { describe, expect, it } from 'vitest';
import { catalogue } from '#flows';
import { fitsHeader, linesOf, siteLinks } from './siteLinks';

const labels = (...verticals: readonly (string | { readonly code: string })[]): readonly string[] =>
  siteLinks(catalogue, verticals).map(({ label }) => label);

it('the lines of a site are those that the shop has, once each, in the site’s order (S-62)', () => {
  const codes = linesOf(catalogue, ['homesafe', 'pet', { code: 'carsafe' }, 'homesafe']).map(({ code }) => code);
  expect(codes).toEqual(['homesafe', 'carsafe']);
});

describe('the site’s navigation', () => {
  it('leads home, to vehicle contents and to residential on a South African site (AS-009, C-46)', () => {
    expect(siteLinks(catalogue, ['carsafe', 'homesafe'])).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Vehicle contents', href: '/vehicle-contents-insurance' },
      { label: 'HomeSafe residential', href: '/residential-insurance' },
    ]);
  });
  it('is left out where home and one line are all there is (AS-008)', () => {
    expect([labels(), labels('rental_car'), labels('rental_car', 'rental_car')]).toEqual([[], [], []]);
  });
  it('keeps the site’s order, takes both spellings, and has no link to a line that is only named (OL-001, OL-002, OL-003, S-62)', () => {
    expect(labels('commercial', { code: 'renters' }, 'pet', 'landlord', { code: 'taxi' }, 'baggage', 'devices', 'flights')).toEqual([
      'Home',
      'Small business',
      'Renters',
    ]);
  });
  it('stands in the header as long as it fits there beside the site’s name (AS-011)', () => {
    const few = siteLinks(catalogue, ['rental_car', 'renters', 'commercial']);
    const all = siteLinks(catalogue, catalogue.map(({ code }) => code));
    expect([fitsHeader('Harbor Travel', few), fitsHeader('Harbor Travel', all)]).toEqual([true, false]);
    expect(fitsHeader('The Harbor Travel and Leisure Assurance Company of New England', few)).toBe(false);
  });
});
