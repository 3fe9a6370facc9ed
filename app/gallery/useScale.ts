import { useEffect, useRef, useState } from 'react';

/** The frame is as wide as its device, and drawn smaller where there is no room. */
export function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 600, height: 600 });
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => { if (entry) setSize(entry.contentRect); });
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return { box, scale: Math.min(1, size.width / width), room: size.width, height: size.height };
}
