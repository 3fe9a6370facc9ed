import { expect, it } from 'vitest';
import type { FlowGraph } from './graph';
import { modalColumn } from './modalColumn';
import type { PlacedNode } from './placed';

const placed = (id: string, x: number, y: number): PlacedNode => ({ id, kind: 'step', name: id, note: '', x, y, width: 172, height: 54 });
const modal = (beside: string) => ({ id: `${beside}/m`, kind: 'modal', name: 'm', note: '', beside }) as const;
const opening = (step: string) => ({ id: step, from: step, to: `${step}/m`, label: '', kind: 'modal' }) as const;
const width = (text: string): number => text.length * 7;

it('leads straight to a modal, and below a step that stands in the way', () => {
  const steps = [placed('a', 0, 0), placed('b', 0, 200), placed('c', 250, 200)];
  const graph: FlowGraph = { start: 'a', nodes: [...steps, modal('a'), modal('b')], edges: [opening('a'), opening('b')] };
  const { nodes, edges } = modalColumn(graph, steps, 422, width);
  expect(nodes.every(({ x }) => x > 422)).toBe(true);
  expect(edges[0]?.points).toHaveLength(2);
  const crossing = edges[1]?.points.filter(({ x, y }) => x > 250 && x < 422 && y >= 200 && y <= 254);
  expect(crossing).toEqual([]);
  expect(Math.max(...(edges[1]?.points ?? []).map(({ y }) => y))).toBeGreaterThan(254);
});

it('keeps the modals of two steps in one row apart', () => {
  const steps = [placed('a', 0, 0), placed('b', 250, 0)];
  const { nodes } =
    modalColumn({ start: 'a', nodes: [...steps, modal('a'), modal('b')], edges: [opening('a'), opening('b')] }, steps, 422, width);
  expect(Math.abs((nodes[0]?.y ?? 0) - (nodes[1]?.y ?? 0))).toBeGreaterThan(54);
});
