import type { Point } from './curve';
import type { ChartEdge, ChartNode } from './graph';

export interface PlacedNode extends ChartNode { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export interface PlacedEdge extends ChartEdge {
  readonly points: readonly Point[];
  readonly lines: readonly string[];
  /** Where the label's last line stands, and which end of it. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}
/** A flow with a place for everything. */
export interface PlacedChart {
  readonly width: number; readonly height: number; readonly start: readonly Point[]; readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

export const lineHeight = 15;
const nodeHeight = 54;

/** Widths of texts in pixels: `name` in the box's first line, `note` in the small ones. */
export type Measure = (text: string, kind: 'name' | 'note') => number;

export function sizeOf({ name, note, kind }: ChartNode, measure: Measure): { readonly width: number; readonly height: number } {
  const inner = Math.max(measure(name, 'name'), measure(note, 'note'));
  return { width: Math.max(172, Math.ceil(inner) + (kind === 'modal' ? 44 : 28)), height: nodeHeight };
}
