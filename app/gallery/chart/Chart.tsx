import { useEffect, useState } from 'react';
import { roundedPath } from './curve';
import type { FlowGraph } from './graph';
import { layout } from './layout';
import { lineHeight, type PlacedChart, type PlacedEdge, type PlacedNode, type Measure } from './placed';

export interface Marks {
  readonly selected?: string;
  /** Steps and modals on the way to what is selected, and edges: by id, or `from>to`. */
  readonly nodes: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
  /** What can never happen, with the reason. */
  readonly dead: ReadonlyMap<string, string>;
}
interface ChartProps { readonly title: string; readonly graph: FlowGraph; readonly marks: Marks; readonly onSelect?: (id: string) => void }

/** Lays the flow out once; marks only change colours. */
function usePlaced(graph: FlowGraph): PlacedChart | 'failed' | undefined {
  const [placed, setPlaced] = useState<{ readonly graph: FlowGraph; readonly chart: PlacedChart | 'failed' }>();
  useEffect(() => {
    let here = true;
    // Widths are only right with the page's own font.
    void document.fonts.ready.then(() => layout(graph, createMeasure(document)))
      .catch(() => 'failed' as const)
      .then((chart) => { if (here) setPlaced({ graph, chart }); });
    return () => { here = false; };
  }, [graph]);
  return placed?.graph === graph ? placed.chart : undefined;
}

/** A flow as a statechart, in a region of its own that scrolls. The list beside it says the same in words. */
export function Chart({ title, graph, marks, onSelect }: ChartProps) {
  const chart = usePlaced(graph);
  if (chart === undefined) return <p className="g-wait" role="status">Drawing the chart</p>;
  if (chart === 'failed') return <p className="g-wait">The chart could not be drawn. The list of steps says the same in words.</p>;
  const onPath = (edge: PlacedEdge): boolean => marks.edges.has(edge.id) || marks.edges.has(`${edge.from}>${edge.to}`);
  // Drawn last lies on top: the selected path, below it the ways to modals, which cross the most.
  const rank = (edge: PlacedEdge): number => (onPath(edge) ? 2 : edge.kind === 'modal' ? 1 : 0);
  const edges = chart.edges.toSorted((a, b) => rank(a) - rank(b));
  return (
    <div className="g-canvas" role="region" aria-label={`Chart: ${title}`} tabIndex={0}>
      <svg className="g-chart" viewBox={`0 0 ${chart.width} ${chart.height}`} width={chart.width} height={chart.height} role="img"
        aria-label={`Statechart of ${title}: ${graph.nodes.length} states, ${graph.edges.length} transitions. `
          + 'The list of steps says the same in words.'}>
        <Tips />
        {chart.start.length > 0 && <>
          <circle className="g-dot" cx={chart.start[0]?.x} cy={chart.start[0]?.y} r="6" />
          <path className="g-edge is-path" d={roundedPath(chart.start)} markerEnd="url(#g-tip-path)" />
        </>}
        {edges.map((edge) =>
          <Edge key={edge.id} edge={edge} onPath={onPath(edge)} dead={edge.branch !== undefined && marks.dead.has(edge.branch)} />)}
        {edges.map((edge) => <Label key={edge.id} edge={edge} />)}
        {chart.nodes.map((node) => <Node key={node.id} node={node} marks={marks} onSelect={onSelect} />)}
      </svg>
    </div>
  );
}

/** Arrow tips: `context-stroke` is not in every browser yet, so there is one for each colour. */
function Tips() {
  return <defs>{['plain', 'modal', 'path', 'dead'].map((look) => (
    <marker key={look} id={`g-tip-${look}`} className={`g-tip is-${look}`} viewBox="0 0 10 10" refX="9" refY="5"
      markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 1 L10 5 L0 9 Z" /></marker>
  ))}</defs>;
}

/** The line, and under it a wider one in the ground's colour: where lines cross, the lower one is interrupted. */
function Edge({ edge, onPath, dead }: { readonly edge: PlacedEdge; readonly onPath: boolean; readonly dead: boolean }) {
  const look = dead ? 'dead' : onPath ? 'path' : edge.kind === 'modal' ? 'modal' : 'plain';
  const d = roundedPath(edge.points);
  return <g><path className="g-halo" d={d} /><path className={`g-edge is-${look}`} d={d} markerEnd={`url(#g-tip-${look})`} /></g>;
}

function Label({ edge: { lines, at, anchor } }: { readonly edge: PlacedEdge }) {
  return lines.length > 0 && <text className="g-label" textAnchor={anchor}>
    {lines.map((line, index) => <tspan key={line} x={at.x} y={at.y - (lines.length - 1 - index) * lineHeight}>{line}</tspan>)}
  </text>;
}

function Node({ node, marks, onSelect }: { readonly node: PlacedNode; readonly marks: Marks; readonly onSelect?: (id: string) => void }) {
  const { id, kind, name, x, y, width, height } = node;
  const reason = marks.dead.get(id);
  const look = ['g-node', `is-${kind}`, marks.nodes.has(id) && 'is-path', marks.selected === id && 'is-selected', reason && 'is-dead']
    .filter(Boolean).join(' ');
  const middle = { x: x + width / 2, y: y + height / 2 };
  const round = kind === 'modal' ? height / 2 : 14;
  return (
    <g className={look} onClick={onSelect && (() => onSelect(id))}>
      <rect x={x} y={y} width={width} height={height} rx={round} />
      {kind === 'final' && <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={round - 4} />}
      <text className="g-name" x={middle.x} y={middle.y - 4}>{name}</text>
      <text className="g-note" x={middle.x} y={middle.y + 14}>{reason ?? node.note}</text>
    </g>
  );
}

const fonts = { name: '620 14px', note: '440 12px' } as const;

/** Measures with the page's own font; an estimate where there is no canvas. */
function createMeasure(page: Document): Measure {
  const pen = page.createElement('canvas').getContext('2d');
  const family = getComputedStyle(page.body).fontFamily;
  return (text, kind) => {
    if (!pen) return text.length * 7.5;
    pen.font = `${fonts[kind]} ${family}`;
    return pen.measureText(text).width;
  };
}
