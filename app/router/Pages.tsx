import { Suspense, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { verticalCodes } from '#api/contracts/site';
import { homeFrame, pages } from '#flows';
import { preloadable } from '#widgets/parts/preloadable';
import { useShop } from '../bootstrap/shop';
import { signOut } from '../host/signOut';
import { usePath } from '../page/address';
import { Frame } from '../page/Frame';
import { ErrorBoundary } from '../parts/ErrorBoundary';
import { Loading } from '../parts/Skeleton';
import { Gate } from './Gate';
import { Landing } from './Landing';
import { useInnerLinks } from './innerLinks';
import { match, type Target } from './match';
import { flowPage } from './preparePage';
import { redirect } from './redirect';
import type { CatalogueEntry, Frame as PageLinks } from '#flows/types';

const faqPage = preloadable(async () => (await import('../pages/FaqPage')).FaqPage);
const wordsPage = preloadable(async () => (await import('../pages/WordsPage')).WordsPage);
const homePage = preloadable(async () => (await import('../pages/HomePage')).HomePage);
const unknownLinePage = preloadable(async () => (await import('../pages/UnknownLinePage')).UnknownLinePage);
const gallery = preloadable(async () => (await import('../gallery/index')).Gallery);

/** The page behind the address. */
export function Pages() {
  const shop = useShop();
  const { site, config, lines } = shop;
  const path = usePath();
  const target = match(path, { catalogue: lines, pages, verticals: site.verticals, gallery: config.gallery });
  // AS-004: whoever typed such an address is led to the first page. A frame of a partner's must not show that one (S6).
  const isTyped = target.shows === 'unknownLine' && window.parent === window;
  const leadsTo = target.shows === 'redirect' ? target.to : isTyped ? '/' : undefined;
  useEffect(() => { if (leadsTo !== undefined) redirect(leadsTo); }, [leadsTo]);
  useLineColours('entry' in target ? target.entry.id : undefined);
  useQuestionShown();
  useInnerLinks(useMemo(() => [...lines, ...pages], [lines]));
  if (target.shows === 'gallery') return <Suspense fallback={<Loading />}><gallery.Part /></Suspense>;
  return (
    <FramedPage target={target} onSignOut={() => signOut(shop)}>
      <Shown target={target} />
    </FramedPage>
  );
}

interface FramedPageProps { readonly target: Target; readonly onSignOut: () => void; readonly children: ReactNode }
/** From here on down the server draws the same (server/drawing.tsx). */
export function FramedPage({ target, onSignOut, children }: FramedPageProps) {
  const { site, lines, partner, services } = useShop();
  const path = usePath();
  const [firstCode] = verticalCodes(site.verticals);
  const first = lines.find(({ code }) => code === firstCode);
  return (
    <Frame links={linksOf(target, first)} onSignOut={onSignOut}>
      <Suspense fallback={<Loading />}>
        <ErrorBoundary at={path} support={partner?.email} onError={(error) => services.reports.report(error)}>{children}</ErrorBoundary>
      </Suspense>
    </Frame>
  );
}

/** S-93: the links around a page are its line's, or its own; around the home page those of the site's first line. */
function linksOf(target: Target, first: CatalogueEntry | undefined): PageLinks | undefined {
  if (target.shows === 'home') return first ? first.frame : homeFrame;
  return 'entry' in target ? target.entry.frame : target.shows === 'page' ? target.page.frame : undefined;
}

export function Shown({ target }: { readonly target: Exclude<Target, { readonly shows: 'gallery' }> }) {
  switch (target.shows) {
    case 'landing': return <Landing key={target.mount + target.entry.id} entry={target.entry} mount={target.mount} />;
    case 'step': return <flowPage.Part key={target.mount + target.entry.id} entry={target.entry} mount={target.mount} />;
    case 'faq': return <faqPage.Part key={target.mount + target.entry.id} entry={target.entry} mount={target.mount} />;
    case 'page': return <wordsPage.Part key={target.page.base} page={target.page} />;
    case 'gate': return <Gate entry={target.entry} mount={target.mount} />;
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
