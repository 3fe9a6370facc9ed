import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { CatalogueEntry } from '#flows/types';
import { useShop } from '../bootstrap/shop';
import { leavesTo } from './leavesTo';
import { Loading } from '../parts/Loading';
import type { Mount } from '../host/openFlows';

/** C-03: a line's start. It is never left in the history; query and what the landing page says travel on. */
export function Gate({ entry, mount }: { readonly entry: CatalogueEntry; readonly mount: Mount }) {
  const { mainSite } = useShop().config;
  useEffect(() => {
    const { hostname, search } = window.location;
    const away = entry.gate && leavesTo(entry.gate, { hostname, mainSite });
    if (away === undefined)
      navigate(`${mount}/${entry.base}/${entry.paths[0] ?? ''}${search}`, { replace: true, state: window.history.state as unknown });
    else window.location.replace(away);
  }, [entry, mount, mainSite]);
  return <Loading />;
}
