/** The shape of what is on its way, so that nothing moves when it arrives. */
export function Skeleton() {
  return <div className="skeleton" aria-hidden="true"><i /><i /><i /><i /></div>;
}
