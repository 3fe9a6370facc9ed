import { TopOfPage } from '../page/focus';

/** A placeholder of the size of the content that loads. */
export function Skeleton() {
  return <div className="skeleton" aria-hidden="true"><i /><i /><i /><i /></div>;
}

/** The page while its content loads. Its footer is not seen: it does not jump out of view when the content comes. */
export function Loading() {
  return (
    <section className="screen loading">
      <TopOfPage />
      <div className="sheet step"><output className="sr-only">Loading</output><Skeleton /></div>
    </section>
  );
}
