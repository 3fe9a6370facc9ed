import { useEffect, useState } from 'react';

/** True while `waiting`, and for at least so many milliseconds (VC-008): a loader must not flash. */
export function useMinimumDuration(waiting: boolean, milliseconds = 0): boolean {
  const [isOver, setOver] = useState(milliseconds === 0);
  useEffect(() => {
    const timer = setTimeout(setOver, milliseconds, true);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return waiting || !isOver;
}
