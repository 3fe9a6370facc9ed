/** A placeholder of the size of the content that loads. */
export function Skeleton() {
  return <div className="skeleton" aria-hidden="true"><i /><i /><i /><i /></div>;
}
