import type { CatalogueEntry } from '#flows/types';

export type Vertical = string | { readonly code: string };
export const codeOf = (vertical: Vertical | undefined): string | undefined => (typeof vertical === 'object' ? vertical.code : vertical);

export interface SiteLink { readonly label: string; readonly href: string }

/** With so many links or fewer there is nothing to choose (C-46). */
const tooFew = 2;

/** The lines that the site sells and the shop has, in the site's order. */
export const linesOf = <Line extends Pick<CatalogueEntry, 'code'>>(
  catalogue: readonly Line[], verticals: readonly Vertical[],
): readonly Line[] => [...new Set(verticals.map(codeOf))].flatMap((code) => catalogue.filter((entry) => entry.code === code));

/**
 * The site's own navigation: home, and a link for each of its lines that the shop has, in the site's order; none when there is nothing to
 * choose (AS-008, AS-009, C-46).
 */
export function siteLinks(
  catalogue: readonly Pick<CatalogueEntry, 'code' | 'base' | 'title'>[],
  verticals: readonly Vertical[],
): readonly SiteLink[] {
  const links = [
    { label: 'Home', href: '/' },
    ...linesOf(catalogue, verticals).map(({ title, base }) => ({ label: title.replace(/ insurance$/i, ''), href: `/${base}` })),
  ];
  return links.length > tooFew ? links : [];
}
