import { useEffect, useRef, useState } from 'react';
import type { PathFile } from '#engine/explore';
import { stageAddress } from '../address';
import { messageOf } from '../studio/messages';
import { useScale } from '../useScale';
import type { FromStage, ShowPath } from './messages';

interface StageProps {
  readonly path: PathFile;
  readonly events: number;
  readonly width: number;
  readonly onShown: (events: number) => void;
}

/** The page of the visit, in a frame as wide as a phone or a desk. */
export function Stage({ path, events, width, onShown }: StageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { box, scale, room, height } = useScale(width);
  useEffect(() => {
    const stopped = new AbortController();
    window.addEventListener('message', (event) => {
      const message = messageOf<FromStage>(event, frame.current?.contentWindow);
      if (message?.kind === 'ready') setReady(true);
      if (message?.kind === 'shown') onShown(message.events);
      if (message) setProblem(message.kind === 'failed' ? message.problem : undefined);
    }, { signal: stopped.signal });
    return () => stopped.abort();
  }, [onShown]);
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage({ kind: 'show', path, events } satisfies ShowPath, window.location.origin);
  }, [isReady, path, events]);
  const aside = Math.max(0, (room - width * scale) / 2);
  return (
    <>
      {problem !== undefined && <p className="g-verdict bad" role="alert">The step could not be shown: {problem}</p>}
      <div ref={box} className="s-window">
        <iframe ref={frame} title="The page of the visit" src={stageAddress}
          style={{ width, height: height / scale, transform: `scale(${scale})`, marginInlineStart: aside }} />
      </div>
    </>
  );
}
