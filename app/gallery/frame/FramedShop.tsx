import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { ShopContext, type Shop } from '../../bootstrap/shop';
import { Frame } from '../../page/Frame';
import { ErrorBoundary } from '../../parts/ErrorBoundary';
import { Loading } from '../../parts/Skeleton';
import { messageOf, type FromFrame } from './messages';

/** Tells the page around the frame. */
export const tell = (message: FromFrame): void => window.parent.postMessage(message, window.location.origin);

/** Shows what the page around the frame asks for. */
export function useShow<Message extends { readonly kind: 'show' }>(onShow: (message: Message) => void): void {
  const show = useEffectEvent(onShow);
  useEffect(() => {
    const stopped = new AbortController();
    window.addEventListener('message', (event) => {
      const message = messageOf<Message>(event, window.parent);
      if (message?.kind === 'show') show(message);
    }, { signal: stopped.signal });
    document.addEventListener('click', keepHere, { capture: true, signal: stopped.signal });
    tell({ kind: 'ready' });
    return () => stopped.abort();
  }, []);
}
/** A link leads nowhere: what somebody else wrote must not take the page along. */
function keepHere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

interface FramedShopProps {
  readonly shop: Shop;
  /** Of what is shown: after an error another one is drawn again. */
  readonly number: number;
  readonly children: ReactNode;
}
/** The page of a visit, in a frame of the gallery. */
export function FramedShop({ shop, number, children }: FramedShopProps) {
  return (
    <ShopContext value={shop}>
      <ErrorBoundary key={number} onError={(error) => tell({ kind: 'failed', problem: String(error) })}>
        <Frame onSignOut={() => undefined}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </Frame>
      </ErrorBoundary>
    </ShopContext>
  );
}
