/** A placeholder of the size of the content that loads. */
export function Skeleton() {
  return <div className="skeleton" aria-hidden="true"><i /><i /><i /><i /></div>;
}

/** The page while its content loads. */
export function Loading() {
  return <section className="screen"><div className="sheet step"><output className="sr-only">Loading</output><Skeleton /></div></section>;
}
