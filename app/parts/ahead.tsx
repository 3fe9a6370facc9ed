import { createElement, lazy, type ComponentType, type ReactNode } from 'react';

export interface Ahead<P> {
  readonly Part: (props: P) => ReactNode;
  readonly preload: () => Promise<unknown>;
}

/** A component in a chunk of its own. Fetched ahead of its use it is drawn at once; `lazy` alone would show its fallback first even then. One that cannot be fetched is drawn otherwise, until it is there. */
export function ahead<P extends object>(load: () => Promise<ComponentType<P>>, otherwise?: ComponentType<P>): Ahead<P> {
  let here: ComponentType<P> | undefined;
  const fetch = async (): Promise<ComponentType<P>> => (here = await load());
  const fetchOr = async (): Promise<ComponentType<P>> => fetch().catch((error: unknown) => { if (otherwise) return otherwise; throw error; });
  const later = lazy(async () => ({ default: await fetchOr() })) as ComponentType<P>;
  return { Part: (props) => createElement(here ?? later, props), preload: fetch };
}
