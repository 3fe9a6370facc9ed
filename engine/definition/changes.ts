import { overlap } from '../context/paths';
import { placesIn } from '../context/template';
import type { Change, Derivation, FlowDefinition, Path } from '../types';
import { pathsOf } from './rules';

/** What follows from an answer, and what is done to stored answers when they are loaded. */
export const changesOf = ({ changes = [], load = [] }: FlowDefinition): readonly Change[] => [...changes, ...load];

/** The paths that a change follows from; none in `load`. */
export const causesOf = ({ of = [] }: Change): readonly Path[] => [of].flat();

/** What changes when one of these paths does: the paths themselves, what changes empty and work out then, and what follows from that. */
export function followingFrom({ changes = [] }: FlowDefinition, first: readonly Path[]): readonly Path[] {
  const paths = new Set(first);
  const follows = (change: Change): boolean => causesOf(change).some((cause) => [...paths].some((path) => overlap(path, cause)));
  for (let size = -1; size !== paths.size;) {
    size = paths.size;
    for (const { clear = [], set = {} } of changes.filter(follows)) for (const path of [...clear, ...Object.keys(set)]) paths.add(path);
  }
  return [...paths];
}

/** The paths whose values are worked out. */
export const derivedPaths = (flow: FlowDefinition): readonly Path[] => changesOf(flow).flatMap(({ set = {} }) => Object.keys(set));

/** The paths that a value is derived of. */
export function readsOf(from: Derivation): readonly Path[] {
  if ('first' in from) return from.first;
  if ('sum' in from) return from.sum;
  if ('count' in from) return [from.count];
  if ('text' in from) return placesIn(from.text).flatMap(({ paths }) => paths);
  if ('lookup' in from) return [from.lookup];
  return 'when' in from ? pathsOf(from.when) : [];
}
