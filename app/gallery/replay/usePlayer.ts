import { useEffect, useState } from 'react';

/** Events a second. */
export const speeds = [0.5, 1, 2, 5] as const;

/** Where a replay is, and how it goes on. */
export interface Player {
  /** How many events have happened. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  goTo(at: number): void;
  play(isPlaying: boolean): void;
  setSpeed(speed: number): void;
}

/** A player of so many events. It waits for the page: the next event comes when the last one is `shown`. */
export function usePlayer(events: number, shown: number | undefined): Player {
  const [at, setAt] = useState(0);
  const [isPlaying, play] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const runs = isPlaying && at < events;
  useEffect(() => {
    if (!runs || shown !== at) return undefined;
    const timer = setTimeout(() => setAt(at + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [runs, shown, at, speed]);
  return {
    at, isPlaying: runs, speed, setSpeed,
    goTo: (wanted) => { play(false); setAt(Math.max(0, Math.min(wanted, events))); },
    play: (isWanted) => { if (isWanted && at === events) setAt(0); play(isWanted); },
  };
}
