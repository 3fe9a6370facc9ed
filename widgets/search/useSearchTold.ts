import { useEffect, useRef } from 'react';

/** BO-036: fewer letters are no search yet, and a pause this long ends one. */
const least = 3;
const pause = 250;

/** What is a search: long enough, and not the spaces around it. */
export const isSearch = (typed: string | undefined): typed is string => typed !== undefined && typed.trim().length >= least;

/** Says how many were found for what was typed, once the typing has paused. */
export function useSearchTold(typed: string | undefined, tell: (results: number) => void, results: number): void {
  const latest = useRef({ tell, results });
  useEffect(() => { latest.current = { tell, results }; });
  const search = isSearch(typed) ? typed.trim() : undefined;
  useEffect(() => {
    if (search === undefined) return undefined;
    const timer = setTimeout(() => latest.current.tell(latest.current.results), pause);
    return () => clearTimeout(timer);
  }, [search]);
}
