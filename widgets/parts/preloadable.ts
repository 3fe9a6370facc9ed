import { createElement, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { staysFailed } from './failed';

export interface Preloadable<P> {
  readonly Part: (props: P) => ReactNode;
  /** Fetches it ahead of its use. */
  readonly preload: () => Promise<unknown>;
}

/**
 * A component in a file of its own: it keeps the dialogs (14 KiB) and the sanitiser (12 KiB) out of the first question. Once preloaded it
 * is drawn at once; `lazy` alone shows the fallback of Suspense first. When it cannot be fetched, `Fallback` is drawn, or without one the
 * nearest error boundary; it is fetched again when it is tried again (failed.ts).
 */
export function preloadable<P extends object>(load: () => Promise<ComponentType<P>>, Fallback?: ComponentType<P>): Preloadable<P> {
  let Loaded: ComponentType<P> | undefined;
  const preload = async (): Promise<ComponentType<P>> => (Loaded = await load());
  const loadOrFallback = (): Promise<ComponentType<P>> => preload().catch((error: unknown) => {
    if (Fallback) return FallbackOnce;
    staysFailed(again);
    throw error;
  });
  const createLazy = (): ComponentType<P> => lazy(async () => ({ default: await loadOrFallback() })) as ComponentType<P>;
  let Lazy = createLazy();
  // React's `lazy` never loads again what it could not load.
  const again = (): void => { Lazy = createLazy(); };
  function FallbackOnce(props: P): ReactNode {
    useEffect(() => again, []);
    return Fallback && createElement(Fallback, props);
  }
  function Part(props: P): ReactNode {
    // Decided once: a component that was loaded meanwhile is another element, and would be mounted anew.
    const [Shown] = useState(() => Loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return { Part, preload };
}
