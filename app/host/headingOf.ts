import type { FlowDefinition, View } from '#engine';
import { fill } from '#widgets/format/fill';

/** What the visitor is asked: the screen's question in a survey, else the step's heading. */
export const headingOf = (flow: FlowDefinition, { step, stop, context }: Pick<View, 'step' | 'stop' | 'context'>): string =>
  stop?.question || fill(flow.steps[step]?.title ?? '', context);
