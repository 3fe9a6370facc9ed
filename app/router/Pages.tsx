import { lazy, Suspense, useEffect, useRef } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { catalogue } from '#flows';
import { useShop } from '../bootstrap/shop';
import { Loading } from './Loading';
import { Landing } from './Landing';
import { useInnerLinks } from './innerLinks';
import { match, type Place } from './match';

const FlowPage = lazy(async () => ({ default: (await import('../host/FlowPage')).FlowPage }));
const Gallery = lazy(async () => ({ default: (await import('../gallery/index')).Gallery }));

/** The page behind the address. Redirects keep the query (S-61); going somewhere else scrolls to the top (AS-006). */
export function Pages() {
  const { site, config } = useShop();
  const path = usePathname();
  const search = useSearch();
  const place = match(path, { catalogue, verticals: site.verticals, gallery: config.gallery });
  const target = place.shows === 'redirect' ? place.to : undefined;
  useEffect(() => {
    if (target !== undefined) navigate(target + search, { replace: true });
  }, [target, search]);
  useScrollToTop(path);
  useInnerLinks(catalogue);
  return <Suspense fallback={<Loading />}><Shown place={place} /></Suspense>;
}

function Shown({ place }: { readonly place: Place }) {
  switch (place.shows) {
    case 'landing': return <Landing key={place.mount + place.entry.id} entry={place.entry} mount={place.mount} />;
    case 'step': return <FlowPage key={place.mount + place.entry.id} entry={place.entry} mount={place.mount} path={place.path} />;
    case 'gallery': return <Gallery />;
    case 'login': return <Login />;
    case 'redirect': return <Loading />;
    case 'home': return <Loading still />;
  }
}

/** C-45: logging in happens on the provider's main site. */
function Login() {
  const { mainSite } = useShop().config;
  useEffect(() => window.location.replace(mainSite ? new URL('/login', mainSite).href : '/'), [mainSite]);
  return <Loading />;
}

function useScrollToTop(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    window.scrollTo(0, 0);
  }, [path]);
}
