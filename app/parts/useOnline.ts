import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser has its connection again. */
export function useOnline(onOnline: () => void): void {
  const told = useEffectEvent(onOnline);
  useEffect(() => {
    const stopped = new AbortController();
    window.addEventListener('online', () => told(), { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
}
