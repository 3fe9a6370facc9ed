import { useEffect, useState } from 'react';

/** True while `waiting`, and for at least so many milliseconds from now on (VC-008): a loader that flashes by is worse than one that stays a moment. */
export function useAtLeast(waiting: boolean, milliseconds = 0): boolean {
  const [isOver, setOver] = useState(milliseconds === 0);
  useEffect(() => {
    const timer = setTimeout(setOver, milliseconds, true);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return waiting || !isOver;
}
