import { expect, it } from 'vitest';
import type { FlowGraph } from './graph';
import { layout } from './layout';

const step = (id: string) => ({ id, kind: 'step', name: id, note: id }) as const;
const graph: FlowGraph = {
  start: 'a',
  nodes: [
    step('a'), { ...step('a/late'), kind: 'modal', beside: 'a' }, { ...step('a/early'), kind: 'modal', beside: 'a' }, step('b'), step('c'),
    step('lost'),
  ],
  edges: [
    { id: '1', from: 'a', to: 'a/late', label: 'a long label that needs more than a line', kind: 'modal' },
    { id: '2', from: 'a', to: 'a/early', label: '', kind: 'modal' },
    { id: '3', from: 'a', to: 'b', label: 'yes', kind: 'onward' }, { id: '4', from: 'a', to: 'c', label: 'no', kind: 'onward' },
    { id: '5', from: 'b', to: 'c', label: '', kind: 'onward' },
  ],
};

it('gives every state a place of its own inside the picture, and every edge its ends', async () => {
  const chart = await layout(graph, (text) => text.length * 7);
  expect(chart.nodes).toHaveLength(6);
  expect(chart.edges).toHaveLength(5);
  for (const one of chart.nodes) {
    expect(Math.min(one.x, one.y, chart.width - one.x - one.width, chart.height - one.y - one.height)).toBeGreaterThanOrEqual(0);
    for (const other of chart.nodes) {
      const apart = one === other || one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y
        || other.y + other.height <= one.y;
      expect(apart, `${one.id} and ${other.id}`).toBe(true);
    }
  }
  const at = (id: string) => chart.nodes.find((node) => node.id === id)!;
  expect(chart.edges.find(({ id }) => id === '3')?.points.at(-1)?.y).toBeCloseTo(at('b').y, 0);
  expect(chart.edges.find(({ id }) => id === '1')?.points.at(-1)?.x).toBeCloseTo(at('a/late').x, 0);
  expect(at('a/late').x).toBeGreaterThan(at('b').x + at('b').width);
});
