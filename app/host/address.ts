import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../bootstrap/afterPaint';
import { useShop } from '../bootstrap/shop';
import { hearFirst } from './backGuard';
import { arrive, follow, type Followed, type Follower, type Tools } from './follow';
import { entriesOf } from './history';
import type { FlowInUse } from './inUse';

interface Arrival { readonly followed: Followed; readonly tools: Tools }
const arrivalOf = ({ flow, run, compiled, mount, entry }: FlowInUse, embedded: boolean): Arrival => ({
  followed: { flow, run, compiled, base: `${mount}/${entry.base}/` },
  // RN-044, C-01: two ways in keep what was answered before.
  tools: { entries: entriesOf(window), later: afterPaint, now: () => performance.now(), beginsAnew: ({ fromLanding }) => flow.afresh === true && !embedded && !fromLanding },
});

/** The address is a way in: through the door before the machine is looked at, so that no other step flashes up first. */
export function useArrival(inUse: FlowInUse): Arrival {
  const { embedded } = useShop();
  const [arrival] = useState(() => {
    const made = arrivalOf(inUse, embedded);
    arrive(made.followed, made.tools);
    return made;
  });
  return arrival;
}

/** The router's own events (wouter): somebody has changed the address. */
const changes = ['pushState', 'replaceState'] as const;

/** From then on the address bar follows the machine, and the machine an address that is gone back to. Returns what comes before anything is sent to it. */
export function useAddress({ followed, tools }: Arrival, place: string): () => void {
  const follower = useRef<Follower>(undefined);
  useEffect(() => {
    const mine = follow(followed, tools);
    follower.current = mine;
    const stopHearing = hearFirst(mine.popped);
    for (const change of changes) window.addEventListener(change, mine.addressChanged);
    return () => {
      afterPaint.now();
      stopHearing();
      for (const change of changes) window.removeEventListener(change, mine.addressChanged);
    };
  }, [followed, tools]);
  useEffect(() => follower.current?.machineMoved(), [place]);
  return useCallback(() => follower.current?.hurry(), []);
}
