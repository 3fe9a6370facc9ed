import { roundedPath } from './curve';
import type { FlowGraph } from './graph';
import { lineHeight, type PlacedChart, type PlacedEdge, type PlacedNode } from './placed';

export type Look = 'undecided' | 'broken' | 'added' | 'removed' | 'changed';
export interface Marks {
  readonly selected?: string;
  /** Steps and modals on the way to what is selected, and edges: by id, or `from>to`. */
  readonly nodes: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
  /** What can never happen, with the reason. */
  readonly dead: ReadonlyMap<string, string>;
  /** What else a report tells of nodes and edges; of a node in words, too. */
  readonly looks?: ReadonlyMap<string, Look>;
}
interface DrawingProps {
  readonly title: string;
  readonly graph: FlowGraph;
  readonly chart: PlacedChart;
  readonly marks: Marks;
  readonly onSelect?: (id: string) => void;
}

/** A flow that has been laid out, as a picture. */
export function Drawing({ title, graph, chart, marks, onSelect }: DrawingProps) {
  const onPath = (edge: PlacedEdge): boolean => marks.edges.has(edge.id) || marks.edges.has(`${edge.from}>${edge.to}`);
  // Drawn last lies on top: the selected path, below it the ways to modals, which cross the most.
  const rank = (edge: PlacedEdge): number => (onPath(edge) ? 2 : edge.kind === 'modal' ? 1 : 0);
  const edges = chart.edges.toSorted((a, b) => rank(a) - rank(b));
  const isDead = ({ branch }: PlacedEdge): boolean => branch !== undefined && marks.dead.has(branch);
  const lookOf = (edge: PlacedEdge): string => marks.looks?.get(edge.id)
    ?? (isDead(edge) ? 'dead' : onPath(edge) ? 'path' : edge.kind === 'modal' ? 'modal' : 'plain');
  return (
    <svg className="g-chart" viewBox={`0 0 ${chart.width} ${chart.height}`} width={chart.width} height={chart.height} role="img"
      aria-label={`Statechart of ${title}: ${graph.nodes.length} states, ${graph.edges.length} transitions. `
        + 'The list of steps says the same in words.'}>
      {tip}
      {chart.start.length > 0 && <>
        <circle className="g-dot" cx={chart.start[0]?.x} cy={chart.start[0]?.y} r="6" />
        <path className="g-edge is-path" d={roundedPath(chart.start)} markerEnd="url(#g-tip)" />
      </>}
      {edges.map((edge) => <Edge key={edge.id} edge={edge} look={lookOf(edge)} />)}
      {edges.map((edge) => <Label key={edge.id} edge={edge} />)}
      {chart.nodes.map((node) => <Node key={node.id} node={node} marks={marks} onSelect={onSelect} />)}
    </svg>
  );
}


/** An arrow tip in the colour of its line. */
const tip = (
  <defs>
    <marker id="g-tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse"
      orient="auto-start-reverse"><path d="M0 1 L10 5 L0 9 Z" fill="context-stroke" /></marker>
  </defs>
);

/** The line, and under it a wider one in the ground's colour: where lines cross, the lower one is interrupted. */
function Edge({ edge, look }: { readonly edge: PlacedEdge; readonly look: string }) {
  const d = roundedPath(edge.points);
  return (
    <g data-part={edge.id}>
      <path className="g-halo" d={d} /><path className={`g-edge is-${look}`} d={d} markerEnd="url(#g-tip)" />
    </g>
  );
}

function Label({ edge: { lines, at, anchor } }: { readonly edge: PlacedEdge }) {
  return lines.length > 0 && <text className="g-label" textAnchor={anchor}>
    {lines.map((line, index) => <tspan key={line} x={at.x} y={at.y - (lines.length - 1 - index) * lineHeight}>{line}</tspan>)}
  </text>;
}

function Node({ node, marks, onSelect }: { readonly node: PlacedNode; readonly marks: Marks; readonly onSelect?: (id: string) => void }) {
  const { id, kind, name, x, y, width, height } = node;
  const reason = marks.dead.get(id);
  const more = marks.looks?.get(id);
  const look = [
    'g-node', `is-${kind}`, marks.nodes.has(id) && 'is-path', marks.selected === id && 'is-selected', reason && 'is-dead',
    more && `is-${more}`,
  ].filter(Boolean).join(' ');
  const middle = { x: x + width / 2, y: y + height / 2 };
  const round = kind === 'modal' ? height / 2 : 14;
  return (
    <g className={look} data-part={id} onClick={onSelect && (() => onSelect(id))}>
      <rect x={x} y={y} width={width} height={height} rx={round} />
      {kind === 'final' && <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={round - 4} />}
      <text className="g-name" x={middle.x} y={middle.y - 4}>{name}</text>
      <text className="g-note" x={middle.x} y={middle.y + 14}>{reason ?? more ?? node.note}</text>
    </g>
  );
}
