import { createElement, lazy, useEffect, type ComponentType, type ReactNode } from 'react';

export interface Ahead<P> {
  readonly Part: (props: P) => ReactNode;
  readonly preload: () => Promise<unknown>;
}

/**
 * A component in a chunk of its own. Fetched ahead of its use it is drawn at once; `lazy` alone would show its fallback first even then.
 * One that cannot be fetched is drawn otherwise, and asked for again the next time it is needed.
 */
export function ahead<P extends object>(load: () => Promise<ComponentType<P>>, otherwise?: ComponentType<P>): Ahead<P> {
  let here: ComponentType<P> | undefined;
  const fetch = async (): Promise<ComponentType<P>> => (here = await load());
  const fetchOr = async (): Promise<ComponentType<P>> => fetch().catch((error: unknown) => { if (otherwise) return Otherwise; throw error; });
  const wait = (): ComponentType<P> => lazy(async () => ({ default: await fetchOr() })) as ComponentType<P>;
  let later = wait();
  function Otherwise(props: P): ReactNode {
    // What `lazy` could not have it never asks for again.
    useEffect(() => () => { later = wait(); }, []);
    return otherwise && createElement(otherwise, props);
  }
  return { Part: (props) => createElement(here ?? later, props), preload: fetch };
}
