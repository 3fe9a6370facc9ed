import { useEffect, useRef } from 'react';

/** BO-036: shorter text is not a search, and a search is reported after this delay in milliseconds. */
const minLength = 3;
const delay = 250;

/** A search has enough characters, without the spaces around it. */
export const isSearch = (typed: string | undefined): typed is string => typed !== undefined && typed.trim().length >= minLength;

export function useSearchTracking(typed: string | undefined, track: (results: number) => void, results: number): void {
  const latest = useRef({ track, results });
  useEffect(() => { latest.current = { track, results }; });
  const search = isSearch(typed) ? typed.trim() : undefined;
  useEffect(() => {
    if (search === undefined) return undefined;
    const timer = setTimeout(() => latest.current.track(latest.current.results), delay);
    return () => clearTimeout(timer);
  }, [search]);
}
