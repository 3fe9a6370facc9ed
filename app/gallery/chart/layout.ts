import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled';
import { labelLines, type Point } from './curve';
import type { ChartEdge, FlowGraph } from './graph';
import { modalColumn } from './modalColumn';
import { lineHeight, sizeOf, type Measure, type PlacedChart, type PlacedEdge, type PlacedNode } from './placed';

const margin = 28;
const options = {
  'elk.algorithm': 'layered', 'elk.direction': 'DOWN', 'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30', 'elk.spacing.nodeNode': '52', 'elk.spacing.edgeNode': '26',
  'elk.spacing.edgeEdge': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18', 'elk.spacing.edgeLabel': '6', 'elk.layered.edgeLabels.sideSelection': 'ALWAYS_UP',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES', 'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER', 'elk.spacing.componentComponent': '52',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
};

/** Places a flow: elkjs lays out the steps on this thread, modals stand beside their step. */
export async function layout(graph: FlowGraph, measure: Measure): Promise<PlacedChart> {
  const aside = new Set(graph.nodes.flatMap(({ id, beside }) => (beside === undefined ? [] : [id])));
  const inner = graph.nodes.filter(({ id }) => !aside.has(id));
  const onward = graph.edges.filter(({ from, to }) => !aside.has(from) && !aside.has(to));
  const flow: ElkNode = {
    id: 'flow', layoutOptions: options,
    children: inner.map((node) => ({ id: node.id, ...sizeOf(node, measure), layoutOptions: stackOf(graph, node.id) })),
    edges: onward.map((edge) => ({ id: edge.id, sources: [edge.from], targets: [edge.to], labels: labelsOf(edge, measure) })),
  };
  // Large, and only the chart needs it.
  const { default: Elk } = await import('elkjs/lib/elk.bundled');
  const laid: ElkNode = await new Elk().layout(flow);
  const steps = inner.flatMap((node): readonly PlacedNode[] => {
    const at = laid.children?.find(({ id }) => id === node.id);
    return at ? [{ ...node, x: at.x ?? 0, y: at.y ?? 0, width: at.width ?? 0, height: at.height ?? 0 }] : [];
  });
  const edges = onward.flatMap((edge) => placeEdge(edge, laid.edges?.find(({ id }) => id === edge.id)));
  const column = modalColumn(graph, steps, laid.width ?? 0, measure);
  return shifted(graph.start, [...steps, ...column.nodes], [...edges, ...column.edges]);
}

/** A step with several modals beside it is as high as their pile. */
function stackOf(graph: FlowGraph, step: string): ElkNode['layoutOptions'] {
  const count = graph.nodes.filter(({ beside }) => beside === step).length;
  return count > 1 ? { 'elk.nodeSize.constraints': 'MINIMUM_SIZE', 'elk.nodeSize.minimum': `(172, ${count * 68 - 14})` } : {};
}

function labelsOf({ label }: ChartEdge, measure: Measure): ElkExtendedEdge['labels'] {
  const lines = labelLines(label);
  return lines.length === 0
    ? []
    : [{ text: label, width: Math.ceil(Math.max(...lines.map((line) => measure(line, 'note')))) + 4, height: lines.length * lineHeight }];
}

function placeEdge(edge: ChartEdge, laid: ElkExtendedEdge | undefined): readonly PlacedEdge[] {
  const [section] = laid?.sections ?? [];
  if (!section) return [];
  const [label] = laid?.labels ?? [];
  const lines = labelLines(edge.label);
  return [{
    ...edge, lines, anchor: 'start', points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
    at: { x: (label?.x ?? 0) + 2, y: (label?.y ?? 0) + (lines.length - 1) * lineHeight + 11 },
  }];
}

/** Moves everything to positive places, with room for the dot before the first step. */
function shifted(startId: string, nodes: readonly PlacedNode[], edges: readonly PlacedEdge[]): PlacedChart {
  const first = nodes.find(({ id }) => id === startId);
  const dot = first ? { x: first.x - 46, y: first.y + first.height / 2 } : undefined;
  const all: readonly Point[] = [
    ...nodes.flatMap(({ x, y, width, height }) => [{ x, y }, { x: x + width, y: y + height }]),
    ...edges.flatMap((edge) => [...edge.points, ...labelCorners(edge)]),
    ...(dot ? [{ x: dot.x - 6, y: dot.y }] : []),
  ];
  const [left, top] = [Math.min(...all.map(({ x }) => x)) - margin, Math.min(...all.map(({ y }) => y)) - margin];
  const move = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  return {
    width: Math.max(...all.map(({ x }) => x)) - left + margin, height: Math.max(...all.map(({ y }) => y)) - top + margin,
    start: dot && first ? [move(dot), move({ x: first.x, y: dot.y })] : [],
    nodes: nodes.map((node) => ({ ...node, ...move(node) })),
    edges: edges.map((edge) => ({ ...edge, points: edge.points.map(move), at: move(edge.at) })),
  };
}

/** About how far a label reaches: up by its lines, to the right by its letters. */
function labelCorners({ at, lines, anchor }: PlacedEdge): readonly Point[] {
  if (lines.length === 0) return [];
  const reach = anchor === 'start' ? Math.max(...lines.map((line) => line.length)) * 6 : 0;
  return [{ x: at.x, y: at.y - lines.length * lineHeight }, { x: at.x + reach, y: at.y }];
}
