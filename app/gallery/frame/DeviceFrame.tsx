import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf, type FromFrame, type ShowDraft, type ShowPath } from './messages';

/** A phone and a desk. */
export const widths = [375, 1280] as const;

interface DeviceFrameProps {
  readonly title: string;
  readonly src: string;
  readonly width: number;
  /** What the page in the frame is to show; sent whenever it is another one. */
  readonly message: ShowDraft | ShowPath;
  readonly onMessage: (message: FromFrame) => void;
}

/** A page of ours in a frame as wide as its device, drawn smaller where there is no room. */
export function DeviceFrame({ title, src, width, message, onMessage }: DeviceFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState({ width: 600, height: 600 });
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState<string>();
  const receive = useEffectEvent(onMessage);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => { if (entry) setSize(entry.contentRect); });
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    const stopped = new AbortController();
    window.addEventListener('message', (event) => {
      const told = messageOf<FromFrame>(event, frame.current?.contentWindow);
      if (!told) return;
      if (told.kind === 'ready') setReady(true);
      setProblem(told.kind === 'failed' ? told.problem : undefined);
      receive(told);
    }, { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [isReady, message]);
  const scale = Math.min(1, size.width / width);
  const aside = Math.max(0, (size.width - width * scale) / 2);
  return (
    <>
      {problem !== undefined && <p className="g-verdict bad" role="alert">The step could not be shown: {problem}</p>}
      <div ref={box} className="s-window">
        <iframe ref={frame} title={title} src={src}
          style={{ width, height: size.height / scale, transform: `scale(${scale})`, marginInlineStart: aside }} />
      </div>
    </>
  );
}
