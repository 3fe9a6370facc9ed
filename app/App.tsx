import { StrictMode, useLayoutEffect } from 'react';
import { ShopContext, type Shop } from './bootstrap/shop';
import { TitleProvider } from './page/title';
import { ErrorBoundary } from './parts/ErrorBoundary';
import { ErrorPage } from './parts/ErrorPage';
import { signOut } from './host/signOut';
import { FocusProvider } from './page/focus';
import { Frame } from './page/Frame';
import { Pages } from './router/Pages';

interface AppProps {
  readonly shop: Shop;
  /** The site or the partner could not be loaded (AS-017). */
  readonly failed: boolean;
}

/** The page: the shop's parts for everybody below, and the router. */
export function App({ shop, failed }: AppProps) {
  const { partner, services } = shop;
  const support = partner?.email;
  // The script has come (index.html).
  useLayoutEffect(() => document.getElementById('not-started')?.remove(), []);
  return (
    <StrictMode>
      <ShopContext value={shop}>
        <TitleProvider>
          <ErrorBoundary support={support} onError={(error) => services.reports.report(error)}>
            <FocusProvider>
              {failed ? (
                <Frame onSignOut={() => signOut(shop)}>
                  <ErrorPage support={support} />
                </Frame>
              ) : (
                <Pages />
              )}
            </FocusProvider>
          </ErrorBoundary>
        </TitleProvider>
      </ShopContext>
    </StrictMode>
  );
}
