import { use, useEffect, useReducer, useState } from 'react';
import type { CatalogueEntry } from '#flows/types';
import { useShop } from '../bootstrap/shop';
import type { Mount } from '../router/match';
import { enter } from './address';
import { flowInUse, startAgain, type FlowInUse } from './inUse';
import { StepPage } from './StepPage';

export { prepareStep } from './screens';

interface FlowPageProps {
  readonly entry: CatalogueEntry;
  readonly mount: Mount;
  /** The last part of the address. */
  readonly path: string;
}

/** A product line in progress: its one machine, and the step that shows. */
export function FlowPage({ entry, mount, path }: FlowPageProps) {
  const shop = useShop();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const inUse = use(flowInUse(entry, mount, shop));
  // Through the door before anything is drawn: no other step flashes up first.
  useState(() => enter(inUse, path));
  useReturnFromMemory(inUse, refresh);
  return <StepPage key={inUse.run.actor.sessionId} inUse={inUse} path={path} />;
}

/** Back from another page, the browser may show this one as it was left: a pay form of an order that was placed since (I25). */
function useReturnFromMemory(inUse: FlowInUse, refresh: () => void): void {
  const { storage } = useShop();
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (!event.persisted || !storage.persistent) return;
      startAgain(inUse);
      refresh();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [inUse, storage, refresh]);
}
