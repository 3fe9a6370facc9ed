import { Skeleton } from './Skeleton';

/** The page while its content loads. */
export function Loading() {
  return <section className="screen"><div className="sheet step"><output className="sr-only">Loading</output><Skeleton /></div></section>;
}
