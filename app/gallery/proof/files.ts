import type { CompiledFlow } from '#engine';
import { pathOfTrace, type ModelEvent, type PathFile } from '#engine/explore';
import { catalogue } from '#flows';
import type { Subject } from './prover';

/** A path as a file that the replay plays; none of an example, which no shop sells. */
export type FileOf = (said: Pick<PathFile, 'name' | 'problem'>, trace: readonly ModelEvent[]) => PathFile | undefined;

/** The files of paths that were found at an instant. Those of a draft bring the draft along. */
export function filesOf(subject: Subject, { flow, hash }: CompiledFlow, instant: number): FileOf {
  const isKnown = 'line' in subject || catalogue.some(({ id }) => id === subject.id);
  const draft = 'line' in subject && subject.isDraft ? { draft: { ...subject.line } } : {};
  const at = new Date(instant).toISOString();
  return (said, trace) => (isKnown ? { format: 1, line: flow.id, hash, at, ...said, ...pathOfTrace(trace), ...draft } : undefined);
}
