import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { LineFile } from '#flows/file/lineFile';
import { draftAddress } from '../address';
import { useScale } from '../useScale';
import { messageOf, type FromDraft, type ShowDraft, type Visit } from './messages';

/** A phone and a desk. */
const widths = [375, 1280] as const;
/** A place of a line to show; none is its start. */
export interface Wanted { readonly line: LineFile; readonly visit?: Visit }

interface PreviewProps {
  readonly line: LineFile;
  readonly wanted?: Wanted;
  readonly onStep: (step: string) => void;
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

/** The draft as a visitor sees it, in a frame as wide as a phone or a desk; it follows the draft and keeps its place. */
export function Preview({ line, wanted, onStep, onAgain, children }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<number>(widths[0]);
  const [problem, setProblem] = useState<string>();
  const { box, scale, room, height } = useScale(width);
  const { isReady } = useFrame(frame, (message) => {
    setProblem(message.kind === 'failed' ? message.problem : undefined);
    if (message.kind === 'at') onStep(message.step);
  });
  useEffect(() => {
    if (!isReady) return;
    const message: ShowDraft = { kind: 'show', line, ...(wanted?.line === line ? { visit: wanted.visit, again: true } : {}) };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [isReady, line, wanted]);
  const aside = Math.max(0, (room - width * scale) / 2);
  return (
    <div className="s-preview">
      <div className="s-tools">
        {children}
        <div className="g-choices" role="group" aria-label="Width">
          {widths.map((one) =>
            <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>{one} px</button>)}
        </div>
        <div className="g-choices"><button type="button" onClick={onAgain}>Start over</button></div>
      </div>
      {problem !== undefined && <p className="g-verdict bad" role="alert">The step could not be shown: {problem}</p>}
      <div ref={box} className="s-window">
        <iframe ref={frame} title="The step as a visitor sees it" src={draftAddress}
          style={{ width, height: height / scale, transform: `scale(${scale})`, marginInlineStart: aside }} />
      </div>
    </div>
  );
}

/** Listens to the page in the frame. */
function useFrame(
  frame: RefObject<HTMLIFrameElement | null>, onMessage: (message: FromDraft) => void,
): { readonly isReady: boolean } {
  const [isReady, setReady] = useState(false);
  const latest = useRef(onMessage);
  useLayoutEffect(() => { latest.current = onMessage; });
  useEffect(() => {
    const heard = (event: MessageEvent): void => {
      const message = messageOf<FromDraft>(event, frame.current?.contentWindow);
      if (message?.kind === 'ready') setReady(true);
      if (message) latest.current(message);
    };
    window.addEventListener('message', heard);
    return () => window.removeEventListener('message', heard);
  }, [frame]);
  return { isReady };
}
