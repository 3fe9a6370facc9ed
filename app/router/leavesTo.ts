import type { CatalogueEntry } from '#flows/types';

interface Situation { readonly hostname: string; readonly mainSite?: string }

/**
 * Where a line's gate leads on this host: the main site, or undefined for the first step (RN-002, C-04). The target is the configured
 * one or none: nothing of the address takes part in it (S11).
 */
export function leavesTo({ leaves }: NonNullable<CatalogueEntry['gate']>, { hostname, mainSite }: Situation): string | undefined {
  const [label = ''] = hostname.toLowerCase().split('.');
  return leaves.includes(label) ? mainSite : undefined;
}
