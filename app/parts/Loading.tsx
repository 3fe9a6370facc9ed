import { Skeleton } from './Skeleton';

/** Holds the place of a page whose content is on its way. */
export function Loading() {
  return <section className="screen"><div className="sheet step"><output className="sr-only">Loading</output><Skeleton /></div></section>;
}
