import { use, useEffect, useEffectEvent, type ComponentType } from 'react';
import type { SiteSettings } from '#api/contracts/site';
import { navigate } from 'wouter/use-browser-location';
import type { CatalogueEntry } from '#flows/types';
import type { LandingContent } from '#schemas/line';
import { useShop } from '../bootstrap/shop';
import { forgetFlow, type Mount } from '../host/openFlows';
import { useQuery } from '../page/address';
import { HeadingFocus } from '../page/focus';
import { usePageTitle } from '../page/title';
import { fetchOnce } from '../parts/fetchOnce';
import { landingKind } from '../screens/landing/landingKind';
import { LandingPage } from '../screens/landing/LandingPage';
import type { FrontProps } from '../screens/landing/frontProps';

interface Front { readonly content: LandingContent; readonly Page: ComponentType<FrontProps> }
/** The words of a landing page, and the component that shows them: two kinds are fetched only where they are used. */
async function fetchFront(entry: CatalogueEntry): Promise<Front> {
  const content = await entry.landing();
  const kind = landingKind(content);
  if (kind === 'CountryLanding') return { content, Page: (await import('../screens/landing/CountryLanding')).CountryLanding };
  if (kind) return { content, Page: (await import('../screens/landing/PopupLanding')).PopupLanding };
  return { content, Page: LandingPage };
}
export const frontOf = (entry: CatalogueEntry): Promise<Front> => fetchOnce(entry, () => fetchFront(entry));

/** Everything the first step needs, fetched before the click. */
const prepare = (entry: CatalogueEntry, settings: SiteSettings): void => {
  void Promise.all([import('../host/flowInUse'), entry.product(settings), import('../host/FlowPage'), import('#api/http')])
    .then(([{ preloadStart }, { flow }]) => preloadStart(flow))
    .catch(() => undefined);
};
const actions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Calls back on the first action of a visitor: somebody who only looks loads the landing page alone. */
function useFirstAction(onAction: () => void): void {
  const told = useEffectEvent(onAction);
  useEffect(() => {
    const stop = new AbortController();
    const act = (): void => { stop.abort(); told(); };
    for (const action of actions) window.addEventListener(action, act, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** The first page of a line. */
export function Landing({ entry, mount }: { readonly entry: CatalogueEntry; readonly mount: Mount }) {
  const shop = useShop();
  const { site, embedded, services, partner } = shop;
  const search = useQuery();
  const { content, Page } = use(frontOf(entry));
  usePageTitle(content.headline, site.title);
  useEffect(() => {
    const where = { product: entry.code, embedded };
    services.analytics.page('landing', where);
    services.parent.post('landing-viewed', where);
  }, [services, entry, embedded]);
  // RN-019, C-01: whoever stands here again begins anew.
  useEffect(() => { if (entry.afresh) forgetFlow(entry, mount, shop); }, [entry, mount, shop]);
  useFirstAction(() => prepare(entry, site.settings));
  const start = `${mount}/${entry.base}/${entry.startPath}${search}`;
  const track: FrontProps['track'] = (event, more) => services.analytics.track(event, { product: entry.code, ...more });
  const started = (given: { readonly streetAddress?: string } = {}): void => {
    track('landing started');
    navigate(start, entry.afresh ? { state: { fromLanding: true, landing: given } } : {});
  };
  return (
    <>
      <Page
        content={content}
        title={entry.title}
        start={start}
        mount={mount}
        site={site}
        partner={partner}
        embedded={embedded}
        onStart={started}
        track={track}
      />
      <HeadingFocus at={entry.id} />
    </>
  );
}
