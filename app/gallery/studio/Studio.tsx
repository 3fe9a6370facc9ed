import { use, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { LineFile } from '#flows/file/lineFile';
import { productOf } from '#flows/file/product';
import { useShop } from '../../bootstrap/shop';
import { usePageTitle } from '../../page/title';
import { fetchOnce } from '../../parts/fetchOnce';
import { studioAddress } from '../address';
import { deadParts, undecidedParts } from '../chart/dead';
import { graphOf } from '../chart/graph';
import { wordsOf } from '../chart/words';
import { Findings } from '../flows/Findings';
import { FlowView } from '../flows/FlowView';
import { proofOfProduct, type Progress, type Proof } from '../proof/proof';
import { Branches } from './Branches';
import { linkOf, beginning, download, keep, write, type Beginning } from './source';
import { Editor, type EditorHandle } from './Editor';
import { Preview, type Wanted } from './Preview';
import { useChecked, type Checked } from './useChecked';
import './studio.css';

function beginningOf(name: string, isCode: boolean): Promise<Beginning | undefined> {
  const { location: { hash }, sessionStorage: storage } = window;
  return fetchOnce(`draft of ${name}${hash}`, () => beginning(name, { hash, storage, isCode }));
}

/** The file of a line in an editor; beside it the step as a visitor sees it, the chart, and the verdict. */
export function Studio({ name }: { readonly name: string }) {
  const isCode = useShop().allLines.some(({ id, isFile }) => id === name && !isFile);
  const found = use(beginningOf(name, isCode));
  usePageTitle(`Edit ${name}`, 'Gallery');
  return found ? <Desk key={name} name={name} begun={found} /> : <NoFile name={name} />;
}

function NoFile({ name }: { readonly name: string }) {
  const { allLines } = useShop();
  return (
    <div className="g-page">
      <h1 tabIndex={-1}>No file to edit</h1>
      <p className="lead">“{name}” is no line that is a file. Lines with code of their own are edited where their code is.</p>
      <ul className="g-buttons">{allLines.filter(({ isFile }) => isFile).map(({ id, title }) =>
        <li key={id}><Link className="button line" href={studioAddress(id)}>{title}</Link></li>)}</ul>
    </div>
  );
}

/** Text, check and what is shown of them. */
function Desk({ name, begun }: { readonly name: string; readonly begun: Beginning }) {
  const { file } = begun;
  const [source, setSource] = useState(begun.source);
  const [text, setText] = useState(begun.text);
  const editor = useRef<EditorHandle>(null);
  const checked = useChecked(text, file);
  const line = useRef<LineFile>(undefined);
  useEffect(() => { line.current = checked?.line; }, [checked]);
  useEffect(() => keep(name, text, source, { hash: window.location.hash, storage: window.sessionStorage }), [name, text, source]);
  const save = async (): Promise<string> => {
    if (!source?.writable) { download({ file, text }); return `${file} is in your downloads.`; }
    await write(name, text);
    setSource({ ...source, text });
    return `${source.path} is written.`;
  };
  return (
    <div className="s">
      <Head title={checked?.line?.title ?? name} path={source?.path ?? file} checked={checked}
        isChanged={source !== undefined && text !== source.text} saving={source?.writable ? 'Save' : 'Download'} onSave={save}
        link={() => linkOf({ file, text })} />
      {begun.from && source && text !== source.text && (
        <p className="s-note" role="status">{begun.from === 'link' ? 'This draft came with a link.' : 'This draft was kept from before.'}
          {' '}<button type="button" className="link" onClick={() => editor.current?.replace(source.text)}>Back to the file</button></p>
      )}
      <div className="s-body">
        <section className="s-left" aria-label="Definition">
          <Editor ref={editor} text={begun.text} file={file} draft={() => line.current} onText={setText} found={checked?.found ?? none} />
          {checked && checked.found.length > 0 && (
            <div className="s-found" role="region" aria-label="Findings" tabIndex={0}>
              <Findings found={checked.found} onOpen={(at, column) => editor.current?.goTo(at, column)} />
            </div>
          )}
        </section>
        {checked?.line ? <Shown line={checked.line} isBefore={checked.found.length > 0} /> : <p className="g-wait" role="status">
          {checked ? 'The step is shown once nothing is wrong with the file.' : 'Checking the file'}</p>}
      </div>
    </div>
  );
}
const none: Checked['found'] = [];

interface HeadProps {
  readonly title: string; readonly path: string; readonly checked: Checked | undefined; readonly isChanged: boolean;
  readonly saving: string; readonly onSave: () => Promise<string>; readonly link: () => Promise<string>;
}
function Head({ title, path, checked, isChanged, saving, onSave, link }: HeadProps) {
  const [said, say] = useState('');
  const mistakes = checked?.found.length ?? 0;
  const copy = async (): Promise<string> => {
    const hash = await link();
    window.history.replaceState(window.history.state, '', hash);
    await navigator.clipboard.writeText(window.location.href);
    return 'The link to this draft is copied.';
  };
  const done = (work: Promise<string>): void => {
    work.then(say, (error: unknown) => say(`That did not work: ${error instanceof Error ? error.message : String(error)}`));
  };
  return (
    <header className="s-head">
      <div><h1 tabIndex={-1}>{title}</h1><p className="small quiet">{path}{isChanged && ', changed'}</p></div>
      <p className={mistakes > 0 ? 'g-verdict bad' : 'g-verdict good'} role="status">{!checked ? 'Checking' : mistakes === 0
        ? <><CircleCheck size={18} aria-hidden />No mistakes</>
        : <><CircleAlert size={18} aria-hidden />{mistakes === 1 ? 'One mistake' : `${mistakes} mistakes`}</>}</p>
      <div className="s-actions">
        <span className="small quiet" role="status">{said}</span>
        <button type="button" className="button line small" onClick={() => done(copy())}>Copy link</button>
        <button type="button" className="button small" onClick={() => done(onSave())}>{saving}</button>
      </div>
    </header>
  );
}

const tabs = ['Step', 'Chart', 'Branches'] as const;
interface ShownProps {
  readonly line: LineFile;
  /** The text has mistakes: this is what it made before. */
  readonly isBefore: boolean;
}
/** A line without mistakes: one of its steps, its chart and its branches. */
function Shown({ line, isBefore }: ShownProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]>('Step');
  const [wanted, want] = useState<Wanted>();
  const [step, setStep] = useState(line.start);
  const proof = useMemo(() => proofOfProduct(productOf(line), { line }, true), [line]);
  const progress = useSyncExternalStore(proof.subscribe, proof.progress);
  const { flow } = proof.compiled;
  const graph = useMemo(() => graphOf(flow), [flow]);
  const words = useMemo(() => wordsOf(flow), [flow]);
  const show = useCallback((visit: Wanted['visit']) => {
    want({ line, visit });
    setTab('Step');
  }, [line]);
  const goTo = (name: string): void => {
    void proof.pathTo(name).then((path) => show({ step: name, context: path?.end.context ?? {} }));
  };
  return (
    <section className="s-right" aria-label="What the file makes">
      {isBefore && <p className="s-note" role="status">The text has mistakes. This is what it made before them.</p>}
      <div className="s-bar">
        <div className="g-choices" role="group" aria-label="View">{tabs.map((one) =>
          <button key={one} type="button" aria-pressed={one === tab} onClick={() => setTab(one)}>{one}</button>)}</div>
        <Verdict progress={progress} dead={deadParts(graph, progress).length} />
      </div>
      <div hidden={tab !== 'Step'} className="s-tab">
        <Preview line={line} wanted={wanted} onStep={setStep} onAgain={() => show(undefined)}>
          <label>Step <select value={step} onChange={({ target }) => goTo(target.value)}>
            {Object.keys(flow.steps).map((name) => <option key={name}>{name}</option>)}
          </select></label>
        </Preview>
      </div>
      {tab === 'Chart' && <div className="s-tab"><ChartTab proof={proof} progress={progress} title={line.title} /></div>}
      {tab === 'Branches' && <div className="s-tab">
        <Branches graph={graph} words={words} proof={proof} progress={progress} onShow={show} /></div>}
    </section>
  );
}

function ChartTab({ proof, progress, title }: { readonly proof: Proof; readonly progress: Progress; readonly title: string }) {
  const settled = useDeferredValue(progress);
  return <FlowView flow={proof.compiled.flow} title={title} progress={settled} pathTo={proof.pathTo}
    head={<h2 className="sr-only">Chart</h2>} />;
}

interface VerdictProps { readonly progress: Progress; readonly dead: number }
function Verdict({ progress: { running, complete, bound, problem, states, missing, faults = [] }, dead }: VerdictProps) {
  const count = states.toLocaleString('en-US');
  if (problem !== undefined) return <p className="g-verdict bad" role="status">The prover stopped: {problem}</p>;
  if (running) return <p className="g-verdict" role="status">Proving: {count} states so far</p>;
  if (!complete) return <p className="g-verdict" role="status">Bounded at {bound ?? count}: not everything was looked at</p>;
  const gone = dead === 0 ? 'nothing dead' : dead === 1 ? 'one dead part' : `${dead} dead parts`;
  const wrong = faults.length === 0 ? '' : faults.length === 1 ? ', one fault' : `, ${faults.length} faults`;
  const undecided = undecidedParts({ missing }).length;
  const open = undecided === 0 ? '' : `, ${undecided} undecided`;
  const isClean = dead + faults.length + undecided === 0;
  return <p className={`g-verdict ${isClean ? 'good' : 'bad'}`} role="status">Complete: {count} states, {gone}{open}{wrong}</p>;
}
