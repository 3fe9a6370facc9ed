import { useMemo, useState, type ReactNode } from 'react';
import type { LineFile } from '#flows/file/lineFile';
import { draftAddress } from '../address';
import { DeviceFrame, widths } from '../frame/DeviceFrame';
import type { ShowDraft, Visit } from '../frame/messages';

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
  const [width, setWidth] = useState<number>(widths[0]);
  const message = useMemo((): ShowDraft =>
    ({ kind: 'show', line, ...(wanted?.line === line ? { visit: wanted.visit, again: true } : {}) }), [line, wanted]);
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
      <DeviceFrame title="The step as a visitor sees it" src={draftAddress} width={width} message={message}
        onMessage={(told) => { if (told.kind === 'at') onStep(told.step); }} />
    </div>
  );
}
