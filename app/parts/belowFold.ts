import { useEffect, useRef, useState, type RefObject } from 'react';

/** Is an element still further down than the window shows? */
export function useBelowFold<T extends Element>(): readonly [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // A frame that is as high as its page has no fold: its own window counts, not the partner's.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top >= window.innerHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, below];
}
