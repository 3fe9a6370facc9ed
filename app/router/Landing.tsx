import { use, useEffect } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import type { CatalogueEntry, LandingContent } from '#flows/types';
import { useShop } from '../bootstrap/shop';
import { Arrived } from '../host/focus';
import { Shell } from '../parts/Shell';
import { LandingPage } from '../screens/landing/LandingPage';
import type { Mount } from './match';

const contents = new Map<string, Promise<LandingContent>>();
function contentOf(entry: CatalogueEntry): Promise<LandingContent> {
  const known = contents.get(entry.id);
  if (known) return known;
  const content = entry.landing();
  contents.set(entry.id, content);
  content.catch(() => contents.delete(entry.id));
  return content;
}

/** Everything the first step needs, fetched before the click. */
const prepare = (entry: CatalogueEntry): void => {
  void Promise.all([import('../host/FlowPage'), entry.product()])
    .then(([{ prepareStep }, { flow }]) => prepareStep(flow, flow.start))
    .catch(() => undefined);
};
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** The first sign of a visitor, so that somebody who only looks pays for the landing page alone. */
function useFirstSign(onSign: () => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const told = (): void => { stop.abort(); onSign(); };
    for (const sign of signs) window.addEventListener(sign, told, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [onSign]);
}

/** The first page of a line. */
export function Landing({ entry, mount }: { readonly entry: CatalogueEntry; readonly mount: Mount }) {
  const { site, embedded, services, config, partner } = useShop();
  const search = useSearch();
  const content = use(contentOf(entry));
  useEffect(() => {
    document.title = `${content.headline} – ${site.title}`;
    services.analytics.page('landing', { product: entry.code });
  }, [content, site, services, entry]);
  useFirstSign(prepareOnce(entry));
  const start = `${mount}/${entry.base}/${entry.startPath}${search}`;
  const started = (): void => {
    services.analytics.track('landing started', { product: entry.code });
    navigate(start);
  };
  return (
    <Shell site={site} embedded={embedded} sandboxed={config.sandboxed} support={partner?.email}>
      <LandingPage content={content} title={entry.title} start={start} site={site} embedded={embedded} onStart={started} />
      <Arrived at={entry.id} />
    </Shell>
  );
}

const preparing = new Map<string, () => void>();
function prepareOnce(entry: CatalogueEntry): () => void {
  let known = preparing.get(entry.id);
  if (!known) preparing.set(entry.id, (known = () => prepare(entry)));
  return known;
}
