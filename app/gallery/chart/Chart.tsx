import { useEffect, useState } from 'react';
import { Drawing, type Marks } from './Drawing';
import type { FlowGraph } from './graph';
import { layout } from './layout';
import type { Measure, PlacedChart } from './placed';

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
  return (
    <div className="g-canvas" role="region" aria-label={`Chart: ${title}`} tabIndex={0}>
      <Drawing title={title} graph={graph} chart={chart} marks={marks} onSelect={onSelect} />
    </div>
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
