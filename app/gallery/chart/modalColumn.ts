import type { Point } from './curve';
import { labelLines } from './curve';
import type { ChartEdge, ChartNode, FlowGraph } from './graph';
import { sizeOf, type Measure, type PlacedEdge, type PlacedNode } from './placed';

const gap = 14;
const stub = 16;

/** Modals that belong to one step alone stand in a column right of everything, each on the row of its step. */
export function modalColumn(graph: FlowGraph, steps: readonly PlacedNode[], right: number, measure: Measure): {
  readonly nodes: readonly PlacedNode[]; readonly edges: readonly PlacedEdge[];
} {
  const modals = graph.nodes.filter(({ beside }) => beside !== undefined);
  if (modals.length === 0) return { nodes: [], edges: [] };
  const edges = graph.edges.filter(({ from, to }) => modals.some(({ id }) => id === to || id === from));
  const widestLabel = Math.max(0, ...edges.flatMap(({ label }) => labelLines(label)).map((line) => measure(line, 'note')));
  const left = right + Math.max(90, widestLabel + 44);
  const nodes = place(modals, steps, left, measure);
  return { nodes, edges: edges.flatMap((edge) => connect(edge, nodes, steps)) };
}

function place(modals: readonly ChartNode[], steps: readonly PlacedNode[], left: number, measure: Measure): readonly PlacedNode[] {
  const width = Math.max(...modals.map((modal) => sizeOf(modal, measure).width));
  const wanted = modals.map((modal) => {
    const step = steps.find(({ id }) => id === modal.beside);
    const { height } = sizeOf(modal, measure);
    const siblings = modals.filter(({ beside }) => beside === modal.beside);
    const middle = (step ? step.y + step.height / 2 : 0) + (siblings.indexOf(modal) - (siblings.length - 1) / 2) * (height + gap);
    return { ...modal, x: left, y: middle - height / 2, width, height };
  }).toSorted((a, b) => a.y - b.y);
  let free = Number.NEGATIVE_INFINITY;
  return wanted.map((node) => {
    const y = Math.max(node.y, free);
    free = y + node.height + gap;
    return { ...node, y };
  });
}

function connect(edge: ChartEdge, modals: readonly PlacedNode[], steps: readonly PlacedNode[]): readonly PlacedEdge[] {
  const back = edge.kind === 'return';
  const modal = modals.find(({ id }) => id === (back ? edge.from : edge.to));
  const step = steps.find(({ id }) => id === (back ? edge.to : edge.from));
  if (!modal || !step) return [];
  const lines = labelLines(edge.label);
  const middle = modal.y + modal.height / 2;
  if (back) {
    const low = Math.max(step.y + step.height, modal.y + modal.height) + 30;
    const points = [
      { x: modal.x + modal.width / 2, y: modal.y + modal.height }, { x: modal.x + modal.width / 2, y: low },
      { x: step.x + step.width - 16, y: low }, { x: step.x + step.width - 16, y: step.y + step.height },
    ];
    return [{ ...edge, lines, points, at: { x: modal.x - 14, y: low - 7 }, anchor: 'end' }];
  }
  return [{ ...edge, lines, points: wayTo(step, modal, middle, steps), at: { x: modal.x - 16, y: middle - 7 }, anchor: 'end' }];
}

/** Straight where nothing stands between; else below what does. */
function wayTo(step: PlacedNode, modal: PlacedNode, y: number, steps: readonly PlacedNode[]): readonly Point[] {
  const from = { x: step.x + step.width, y: Math.min(Math.max(y, step.y + 10), step.y + step.height - 10) };
  const between = steps.filter((other) =>
    other.id !== step.id && other.x + other.width > from.x && other.y < from.y + 6 && other.y + other.height > from.y - 6);
  const turn = modal.x - stub;
  if (between.length > 0) {
    const low = Math.max(...between.map((other) => other.y + other.height), step.y + step.height) + gap;
    return [from, { x: from.x + stub, y: from.y }, { x: from.x + stub, y: low }, { x: turn, y: low }, { x: turn, y }, { x: modal.x, y }];
  }
  return from.y === y ? [from, { x: modal.x, y }] : [from, { x: turn, y: from.y }, { x: turn, y }, { x: modal.x, y }];
}
