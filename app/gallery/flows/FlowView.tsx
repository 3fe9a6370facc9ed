import { useMemo, useState } from 'react';
import type { FlowDefinition } from '#engine';
import { LinkButton } from '../../parts/LinkButton';
import { Chart } from '../chart/Chart';
import type { Marks } from '../chart/Drawing';
import { deadParts, undecidedParts, type DeadPart } from '../chart/dead';
import { graphOf } from '../chart/graph';
import type { FoundPath } from '../proof/path';
import type { Progress, Proof } from '../proof/proof';
import { usePath } from '../proof/useProof';
import { PlayLink } from '../replay/PlayLink';
import { StepList } from './StepList';
import { CircleHelp, CircleX } from 'lucide-react';
import { Dialog } from '../../modals/Dialog';

interface FlowViewProps {
  readonly flow: FlowDefinition;
  readonly title: string;
  /** What the prover says; a pasted definition has only its picture. */
  readonly progress?: Progress;
  readonly pathTo?: Proof['pathTo'];
  readonly head: React.ReactNode;
}

/** A flow's picture, and beside it its figures and its steps. */
export function FlowView({ flow, title, progress, pathTo, head }: FlowViewProps) {
  const graph = useMemo(() => graphOf(flow), [flow]);
  const [selected, select] = useState<string>();
  const [isOpen, open] = useState(false);
  const dead = deadParts(graph, progress);
  const reasons = new Map(dead.map(({ name, reason }) => [name, reason]));
  const isReached = selected !== undefined && (progress?.steps.has(selected) === true || progress?.modals.has(selected) === true);
  const path = usePath(pathTo, isReached ? selected : undefined);
  const marks: Marks = { selected, dead: reasons, nodes: path?.nodes ?? none, edges: path?.edges ?? none };
  const steps = graph.nodes.filter(({ kind }) => kind !== 'modal').length;
  return (
    <div className="g-flow">
      <section className="g-side" aria-label="Verdict">
        <Figures figures={[
          { label: 'steps', value: steps }, { label: 'modals', value: graph.nodes.length - steps },
          progress
            ? { label: 'states', value: progress.states }
            : { label: 'branches', value: graph.edges.filter(({ branch }) => branch).length },
          { label: 'dead', value: dead.length, bad: dead.length > 0 },
        ]} />
        {progress && <Verdict progress={progress} />}
        <div className="g-side-head">
          <h2>Steps</h2>
          {path && <LinkButton onClick={() => open(true)}>Open the path</LinkButton>}
          {!path && progress && <span className="small quiet">Select one to see the path to it</span>}
        </div>
        <StepList graph={graph} reached={progress?.steps} dead={reasons} selected={selected} onSelect={select} />
        <FaultList faults={progress?.faults ?? []} />
        <PartList title="Dead" icon={CircleX} parts={dead.filter(({ kind }) => kind !== 'step').map(inList)} />
        <PartList title="Undecided" icon={CircleHelp} parts={undecidedParts(progress)} />
      </section>
      <section className="g-picture" aria-label="Chart">
        {head}
        <Chart title={title} graph={graph} marks={marks} onSelect={select} />
        <Legend />
      </section>
      {isOpen && path && selected && <PathDialog step={selected} path={path} onClose={() => open(false)} />}
    </div>
  );
}
const none: ReadonlySet<string> = new Set();

function Verdict({ progress: { running, complete, bound, problem, branches, faults = [] } }: { readonly progress: Progress }) {
  if (problem !== undefined) return <p className="g-verdict bad" role="status">The prover stopped: {problem}</p>;
  const found = branches.size === 1 ? 'one branch taken' : `${branches.size} branches taken`;
  const verdict = complete ? `Complete: every state explored, ${found}.` : `Stopped at ${bound ?? 'its bound'}: ${found}.`;
  const wrong = faults.length === 0 ? '' : faults.length === 1 ? ' One fault was found.' : ` ${faults.length} faults were found.`;
  const said = running ? 'The prover is at work.' : `${verdict}${wrong}`;
  return <p className={wrong ? 'g-verdict bad' : 'small quiet'} role="status">{said}</p>;
}

/** What breaks on the way, each with the events that lead there. */
function FaultList({ faults }: { readonly faults: NonNullable<Progress['faults']> }) {
  if (faults.length === 0) return null;
  return (
    <>
      <h2>Faults</h2>
      <ul className="g-dead">{faults.map(({ message, events, file }) => (
        <li key={message}><CircleX size={18} aria-hidden /><div>{message}
          {events.length > 0 && <details><summary>The events that lead there</summary>
            <ol className="g-path">{events.map((event, index) => <li key={index}>{event}</li>)}</ol></details>}
          {events.length > 0 && file && <PlayLink file={file} className="g-play" />}</div></li>
      ))}</ul>
    </>
  );
}

const inList = ({ kind, name, reason }: DeadPart): Part => ({ name: `${kind} ${name}`, reason });
type Part = Pick<DeadPart, 'name' | 'reason'>;
interface PartListProps { readonly title: string; readonly icon: typeof CircleX; readonly parts: readonly Part[] }
/** Parts that nothing comes to, each with the reason. Dead steps are marked in the list of steps. */
function PartList({ title, icon: Icon, parts }: PartListProps) {
  if (parts.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="g-dead">{parts.map(({ name, reason }) =>
        <li key={name}><Icon size={18} aria-hidden /><span><strong>{name}</strong>{reason}</span></li>)}</ul>
    </>
  );
}

interface FiguresProps { readonly figures: readonly { readonly label: string; readonly value: number; readonly bad?: boolean }[] }

/** Figures in a row, each over its word. */
function Figures({ figures }: FiguresProps) {
  return (
    <dl className="g-figures">
      {figures.map(({ label, value, bad }) => (
        <div key={label} className={bad ? 'bad' : undefined}>
          <dt>{label}</dt><dd className="tabular">{value.toLocaleString('en-US')}</dd></div>
      ))}
    </dl>
  );
}

/** What the looks of the boxes mean. */
function Legend() {
  return (
    <ul className="g-legend">
      <li><i className="is-step" />step</li><li><i className="is-path" />on the selected path</li>
      <li><i className="is-modal" />modal state</li><li><i className="is-dead" />dead</li>
    </ul>
  );
}

interface PathDialogProps { readonly step: string; readonly path: FoundPath; readonly onClose: () => void }

/** The events that lead to a step, as the prover found them. */
function PathDialog({ step, path, onClose }: PathDialogProps) {
  return (
    <Dialog title={`The way to ${step}`} onClose={onClose} reading
      actions={<>
        {path.file && path.events.length > 0 && <PlayLink file={path.file} className="button line" />}
        <button type="button" className="button" onClick={onClose}>Close</button>
      </>}>
      <p>{path.events.length === 0 ? 'The flow begins here.' : `${path.events.length} events lead here from the start.`}</p>
      <div className="g-way" role="region" aria-label="Events" tabIndex={0}><ol className="g-path">
        {path.events.map(({ step: at, event, words }, index) => (
          <li key={index}><span className="g-at">{at}:</span> <code>{event}</code>{words && <> {words}</>}</li>
        ))}
      </ol></div>
    </Dialog>
  );
}
