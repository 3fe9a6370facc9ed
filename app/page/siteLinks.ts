import { verticalCodes, type Vertical } from '#api/contracts/site';
import type { CatalogueEntry } from '#flows/types';
import type { NavLink } from '../parts/SiteNav';

/** With so many links or fewer there is nothing to choose (C-46). */
const tooFew = 2;

/** The lines that the site sells and the shop has, in the site's order. */
export const linesOf = <Line extends Pick<CatalogueEntry, 'code'>>(
  catalogue: readonly Line[], verticals: readonly Vertical[],
): readonly Line[] => [...new Set(verticalCodes(verticals))].flatMap((code) => catalogue.filter((entry) => entry.code === code));

/**
 * The site's own navigation: home, and a link for each of its lines that the shop has, in the site's order; none when there is nothing to
 * choose (AS-008, AS-009, C-46).
 */
export function siteLinks(
  catalogue: readonly Pick<CatalogueEntry, 'code' | 'base' | 'title'>[],
  verticals: readonly Vertical[],
): readonly NavLink[] {
  const links = [
    { label: 'Home', href: '/' },
    ...linesOf(catalogue, verticals).map(({ title, base }) => ({ label: title.replace(/ insurance$/i, ''), href: `/${base}` })),
  ];
  return links.length > tooFew ? links : [];
}

/**
 * Do the links fit between the site's name and its phone number on one line of 1024 px? Counted in characters, because the server draws the
 * header too and cannot measure it: the space around a link takes as much as four, and a letter of the name as one and a half.
 */
export const fitsHeader = (name: string, links: readonly NavLink[]): boolean =>
  links.reduce((sum, { label }) => sum + label.length + 4, name.length * 1.5) <= 110;
