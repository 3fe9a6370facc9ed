import { memo, use, useEffect, useReducer, useRef, useState } from 'react';
import type { CatalogueEntry } from '#flows/types';
import { useShop } from '../bootstrap/shop';
import { preloadable } from '#widgets/parts/preloadable';
import { flowInUse, startAgain, type FlowInUse } from './flowInUse';
import { receiptsKey, type Mount } from './openFlows';
import type { Settled } from './OrderSettled';
import { StepPage } from './StepPage';

const orderSettled = preloadable(async () => (await import('./OrderSettled')).OrderSettled, () => null);

interface FlowPageProps {
  readonly entry: CatalogueEntry;
  readonly mount: Mount;
}

/**
 * A product line in progress: its one machine, and the step that shows. Memoised: which step is between machine and address, not the
 * router's to draw.
 */
export const FlowPage = memo(({ entry, mount }: FlowPageProps) => {
  const shop = useShop();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const inUse = use(flowInUse(entry, mount, shop));
  const [settled, forgetSettled] = useOtherTabs(inUse);
  useReturnFromCache(inUse, refresh);
  useLogin(inUse, refresh);
  // Inside the step: beside it, React's ids would be others than the server has drawn.
  return (
    <StepPage key={inUse.run.actor.sessionId} inUse={inUse}>
      {settled && <orderSettled.Part line={inUse.flow.title} settled={settled} onClose={forgetSettled} />}
    </StepPage>
  );
});

/** The host's page said who is logged in after the line was opened: from now on their account answers fields (S-14, RC-063). */
function useLogin(inUse: FlowInUse, refresh: () => void): void {
  const shop = useShop();
  const opened = useRef(shop.session().account);
  // Not by drawing again: a page that is being signed out of must not open its line once more.
  useEffect(() => {
    const look = (): void => {
      const { account } = shop.session();
      if (!account || account === opened.current || inUse.run.view().busy) return;
      opened.current = account;
      startAgain(inUse);
      flowInUse(inUse.entry, inUse.mount, shop).then(refresh, refresh);
    };
    // A call that is under way is waited for.
    const [unsubscribe, stop] = [shop.onSession(look), inUse.run.subscribe(look)];
    return () => { unsubscribe(); stop(); };
  }, [inUse, shop, refresh]);
}

/** Another tab has ordered, or has settled its order (D19): then this one goes on, and says what became of that order. */
function useOtherTabs({ run }: FlowInUse): readonly [Settled | undefined, forget: () => void] {
  const [settled, setSettled] = useState<Settled>();
  useEffect(() => {
    const isHeldBack = (): boolean => run.view().orderInDoubt?.isLost === true;
    let before: string | null = null;
    const look = ({ key }: StorageEvent): void => {
      const wasHeldBack = isHeldBack();
      run.syncOrders();
      // The record writes the receipt just before the order goes. What other lines sold stands in the same list.
      if (wasHeldBack && !isHeldBack()) setSettled([before, key].includes(receiptsKey) ? 'bought' : 'notBought');
      before = key;
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [run]);
  return [settled, () => setSettled(undefined)];
}

/** Back from another page, the browser may show this one as it was left: a pay form of an order that was placed since (I25). */
function useReturnFromCache(inUse: FlowInUse, refresh: () => void): void {
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
