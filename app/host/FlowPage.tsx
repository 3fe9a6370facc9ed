import { memo, use, useEffect, useReducer, useRef } from 'react';
import type { CatalogueEntry } from '#flows/types';
import { useAccount, useShop } from '../bootstrap/shop';
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
  const account = useAccount();
  const before = useRef(account);
  useEffect(() => {
    if (account === before.current || inUse.run.view().busy) return;
    before.current = account;
    if (!account) return;
    startAgain(inUse);
    refresh();
  }, [account, inUse, refresh]);
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
