import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { FlowGraph } from '../chart/graph';

interface StepListProps {
  readonly graph: FlowGraph;
  readonly reached?: ReadonlySet<string>;
  readonly dead: ReadonlyMap<string, string>;
  readonly selected?: string;
  readonly onSelect: (step: string) => void;
}

/** The steps in the order of the definition: number, name, where it leads, and whether the prover came by. */
export function StepList({ graph, reached, dead, selected, onSelect }: StepListProps) {
  const steps = graph.nodes.filter(({ kind }) => kind !== 'modal');
  return (
    <ol className="g-steps">
      {steps.map(({ id, name }, index) => (
        <li key={id}>
          <button type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
            <span className="g-number tabular">{index + 1}</span>
            <span className="g-step"><strong>{name}</strong>
              <span>→ {leadsTo(graph, id)}{dead.has(id) && `. ${dead.get(id) ?? ''}`}</span></span>
            {(reached || dead.has(id)) && <Verdict reached={reached?.has(id) === true} dead={dead.has(id)} />}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Verdict({ reached, dead }: { readonly reached: boolean; readonly dead: boolean }) {
  if (dead) return <span className="g-verdict bad"><CircleX size={18} aria-hidden />Dead</span>;
  return reached
    ? <span className="g-verdict good"><CircleCheck size={18} aria-hidden />Reached</span>
    : <span className="g-verdict"><CircleDashed size={18} aria-hidden />Not yet</span>;
}

function leadsTo({ nodes, edges }: FlowGraph, id: string): string {
  const names = edges.filter(({ from }) => from === id).map(({ to }) => nodes.find((node) => node.id === to)?.name ?? to);
  return [...new Set(names)].join(', ') || 'end';
}
