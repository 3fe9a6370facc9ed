import { useEffect } from 'react';
import type { CatalogueEntry } from '#flows/types';
import { useShop } from '../bootstrap/shop';
import { Loading } from '../parts/Skeleton';
import type { Mount } from '../host/openFlows';
import { redirect } from './redirect';

/** C-03: a line's start. It is never left in the history; query and what the landing page says travel on. */
export function Gate({ entry, mount }: { readonly entry: CatalogueEntry; readonly mount: Mount }) {
  const { mainSite } = useShop().config;
  useEffect(() => {
    const away = entry.gate && leavesTo(entry.gate, { hostname: window.location.hostname, mainSite });
    if (away === undefined) redirect(`${mount}/${entry.base}/${entry.paths[0] ?? ''}`);
    else window.location.replace(away);
  }, [entry, mount, mainSite]);
  return <Loading />;
}

interface Situation { readonly hostname: string; readonly mainSite?: string }

/**
 * Where a line's gate leads on this host: the main site, or undefined for the first step (RN-002, C-04). The target is the configured
 * one or none: nothing of the address takes part in it (S11).
 */
export function leavesTo({ leaves }: NonNullable<CatalogueEntry['gate']>, { hostname, mainSite }: Situation): string | undefined {
  const [label = ''] = hostname.toLowerCase().split('.');
  return leaves.includes(label) ? mainSite : undefined;
}
