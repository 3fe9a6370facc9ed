import { useEffect, useState } from 'react';
import { loadedOnce } from '#engine/loadedOnce';
import type { Numbers } from './numbers';
import { plain } from './plain';

let known = plain;
/** The rules of all countries are a file of their own. */
export const loadNumbers = loadedOnce(async () => (known = (await import('./book')).numbers));

/** What is known of numbers by now: plain ones until the rules have come, and where they cannot be fetched (I13). */
export function useNumbers(): Numbers {
  const [numbers, setNumbers] = useState(known);
  useEffect(() => {
    let isMounted = true;
    loadNumbers().then((all) => { if (isMounted) setNumbers(all); }, () => undefined);
    return () => { isMounted = false; };
  }, []);
  return numbers;
}
