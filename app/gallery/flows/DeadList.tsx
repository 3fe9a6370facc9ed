import { CircleX } from 'lucide-react';
import type { DeadPart } from '../chart/dead';

/** Modals and branches that can never happen; dead steps are marked in the list of steps. */
export function DeadList({ dead }: { readonly dead: readonly DeadPart[] }) {
  if (dead.length === 0) return null;
  return (
    <>
      <h2>Dead</h2>
      <ul className="g-dead">{dead.map(({ kind, name, reason }) =>
        <li key={name}><CircleX size={18} aria-hidden /><span><strong>{kind} {name}</strong>{reason}</span></li>)}</ul>
    </>
  );
}
