import { Suspense, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { verticalCodes } from '#api/contracts/site';
import { homeFrame, pages } from '#flows';
import { preloadable } from '#widgets/parts/preloadable';
import { useShop } from '../bootstrap/shop';
import { signOut } from '../host/signOut';
import { usePath, useQuery } from '../page/address';
import { Frame } from '../page/Frame';
import { Loading } from '../parts/Skeleton';
import { Gate } from './Gate';
import { Landing } from './Landing';
import { useInnerLinks } from './innerLinks';
import { match, type Place } from './match';
import { flowPage } from './preparePage';
import type { CatalogueEntry, Frame as PageLinks } from '#flows/types';

const faqPage = preloadable(async () => (await import('../pages/FaqPage')).FaqPage);
const wordsPage = preloadable(async () => (await import('../pages/WordsPage')).WordsPage);
const homePage = preloadable(async () => (await import('../pages/HomePage')).HomePage);
const unknownLinePage = preloadable(async () => (await import('../pages/UnknownLinePage')).UnknownLinePage);
const gallery = preloadable(async () => (await import('../gallery/index')).Gallery);

/** The page behind the address. Redirects keep query (S-61) and entry. */
export function Pages() {
  const shop = useShop();
  const { site, config, lines } = shop;
  const path = usePath();
  const search = useQuery();
  const place = match(path, { catalogue: lines, pages, verticals: site.verticals, gallery: config.gallery });
  // AS-004: whoever typed such an address is led to the first page. A frame of a partner's must not show that one (S6).
  const isTyped = place.shows === 'unknownLine' && window.parent === window;
  const target = place.shows === 'redirect' ? place.to : isTyped ? '/' : undefined;
  useEffect(() => {
    if (target !== undefined) navigate(target + search, { replace: true, state: window.history.state as unknown });
  }, [target, search]);
  useLineColours('entry' in place ? place.entry.id : undefined);
  useQuestionShown();
  useInnerLinks(useMemo(() => [...lines, ...pages], [lines]));
  if (place.shows === 'gallery') return <Suspense fallback={<Loading />}><gallery.Part /></Suspense>;
  return (
    <FramedPage place={place} onSignOut={() => signOut(shop)}>
      <Shown place={place} />
    </FramedPage>
  );
}

interface FramedPageProps { readonly place: Place; readonly onSignOut: () => void; readonly children: ReactNode }
/** From here on down the server draws the same (server/drawing.tsx). */
export function FramedPage({ place, onSignOut, children }: FramedPageProps) {
  const { site, lines } = useShop();
  const [firstCode] = verticalCodes(site.verticals);
  const first = lines.find(({ code }) => code === firstCode);
  return <Frame links={linksOf(place, first)} onSignOut={onSignOut}><Suspense fallback={<Loading />}>{children}</Suspense></Frame>;
}

/** S-93: the links around a page are its line's, or its own; around the home page those of the site's first line. */
function linksOf(place: Place, first: CatalogueEntry | undefined): PageLinks | undefined {
  if (place.shows === 'home') return first ? first.frame : homeFrame;
  return 'entry' in place ? place.entry.frame : place.shows === 'page' ? place.page.frame : undefined;
}

export function Shown({ place }: { readonly place: Exclude<Place, { readonly shows: 'gallery' }> }) {
  switch (place.shows) {
    case 'landing': return <Landing key={place.mount + place.entry.id} entry={place.entry} mount={place.mount} />;
    case 'step': return <flowPage.Part key={place.mount + place.entry.id} entry={place.entry} mount={place.mount} />;
    case 'faq': return <faqPage.Part key={place.mount + place.entry.id} entry={place.entry} mount={place.mount} />;
    case 'page': return <wordsPage.Part key={place.page.base} page={place.page} />;
    case 'gate': return <Gate entry={place.entry} mount={place.mount} />;
    case 'login': return <Login />;
    case 'redirect': return <Loading />;
    case 'unknownLine': return <unknownLinePage.Part />;
    case 'home': return <homePage.Part />;
  }
}

/** C-45: logging in happens on the provider's main site. */
function Login() {
  const { mainSite } = useShop().config;
  useEffect(() => window.location.replace(mainSite ? new URL('/login', mainSite).href : '/'), [mainSite]);
  return <Loading />;
}

/** The root carries the line whose page shows: the style sheet of the page has its colours (server/page.ts). */
function useLineColours(line: string | undefined): void {
  useLayoutEffect(() => {
    if (line === undefined) delete document.documentElement.dataset.line;
    else document.documentElement.dataset.line = line;
  }, [line]);
}

/** What the server has drawn is taken over or gone: no question is hidden any more (bootstrap/newVisit.js). */
function useQuestionShown(): void {
  useLayoutEffect(() => { delete document.documentElement.dataset.question; }, []);
}
