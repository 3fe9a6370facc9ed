import { useId, useRef, useState, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { useLocation } from 'wouter';
import { useShop } from '../../bootstrap/shop';
import type { Draft } from '../studio/source';
import { FlowView } from './FlowView';
import { Findings } from './Findings';
import { draftLink, lineFileIn, newLine } from './pastedLine';
import { readPasted, type Pasted } from './readPasted';

/** The file of a line opens in the studio; of a definition as JSON its mistakes are shown, or its picture. Nothing is written anywhere. */
export function PastePage({ tabs }: { readonly tabs: ReactNode }) {
  const { allLines } = useShop();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [result, setResult] = useState<Pasted>();
  const answer = useRef<HTMLDivElement>(null);
  const id = useId();
  const openInStudio = (draft: Draft): void => { void draftLink(draft).then((link) => navigate(link)); };
  const check = (now: string): void => {
    setText(now);
    const draft = lineFileIn(now);
    if (draft) { openInStudio(draft); return; }
    setResult(readPasted(now));
    requestAnimationFrame(() => answer.current?.focus());
  };
  const startFrom = async (wanted: string): Promise<void> => {
    const product = await allLines.find((entry) => entry.id === wanted)?.product();
    if (product) setText(JSON.stringify(product.flow, null, 2));
    setResult(undefined);
  };
  return (
    <div className="g-page">
      <div className="g-head"><h1 tabIndex={-1}>Your own flow</h1>{tabs}</div>
      <p className="lead">Paste the file of a line, or begin a new one: it opens in an editor, beside its pages, its chart and the
        verdict. The definition of a line with code, as JSON, is checked and drawn here.</p>
      <div className="g-starts">
        <span>Begin with</span>
        <button type="button" className="button line small" onClick={() => openInStudio(newLine())}>A new line</button>
        <span>or the definition of</span>
        {allLines.filter(({ isFile }) => !isFile).map(({ id, title }) =>
          <button key={id} type="button" className="button line small" onClick={() => { void startFrom(id); }}>{title}</button>)}
      </div>
      <label className="g-label-for" htmlFor={id}>Line file or definition</label>
      <textarea id={id} className="g-paste" rows={14} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" className="button" onClick={() => check(text)}>Open</button>
      <div ref={answer} tabIndex={-1} className="g-answer">
        {result && 'found' in result && (
          <div className="problem" role="alert">
            <CircleAlert size={24} aria-hidden />
            <h2>{result.found.length === 1 ? 'There is a mistake' : `There are ${result.found.length} mistakes`}</h2>
            <Findings found={result.found} />
            {result.mended !== undefined && (
              <p className="g-mend"><button type="button" className="button line small" onClick={() => check(result.mended ?? text)}>
                Mend what is certain
              </button></p>
            )}
          </div>
        )}
        {result && 'flow' in result && <FlowView key={text} flow={result.flow} title={result.flow.title}
          head={<div className="g-head"><h2>{result.flow.title}</h2></div>} />}
      </div>
    </div>
  );
}
