import { useEffect, useRef, useState, type RefObject } from 'react';

/** Is an element below the visible part of the window? */
export function useBelowFold<T extends Element>(): readonly [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // In a frame as high as its page nothing is below the fold: compare with the frame's own window.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top >= window.innerHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, below];
}
