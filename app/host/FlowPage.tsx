import { memo, use, useEffect, useReducer, useRef } from 'react';
import type { CatalogueEntry } from '#flows/types';
import { atLeisure } from '../bootstrap/afterPaint';
import { useShop } from '../bootstrap/shop';
import type { Mount } from '../router/match';
import { flowInUse, startAgain, type FlowInUse } from './inUse';
import { StepPage } from './StepPage';

export { prepareStep } from './screens';

interface FlowPageProps {
  readonly entry: CatalogueEntry;
  readonly mount: Mount;
}

/** A product line in progress: its one machine, and the step that shows. Which one is between machine and address: the router need not draw it again. */
export const FlowPage = memo(({ entry, mount }: FlowPageProps) => {
  const shop = useShop();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const inUse = use(flowInUse(entry, mount, shop));
  useReturnFromMemory(inUse, refresh);
  useLogin(inUse, refresh);
  return <StepPage key={inUse.run.actor.sessionId} inUse={inUse} />;
});

/** The host's page said who is logged in after the line was opened: what is known of them answers fields from now on (S-14, RC-063). */
function useLogin(inUse: FlowInUse, refresh: () => void): void {
  const shop = useShop();
  const known = useRef(shop.session().account);
  // Not by drawing again: a page that is being signed out of must not open its line once more.
  useEffect(() => shop.onSession(() => {
    const { account } = shop.session();
    if (!account || account === known.current || inUse.run.view().busy) return;
    known.current = account;
    // What has just been answered is there when it opens again.
    atLeisure.now();
    startAgain(inUse);
    flowInUse(inUse.entry, inUse.mount, shop).then(refresh, refresh);
  }), [inUse, shop, refresh]);
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
