import type { Change, FlowDefinition, Path } from '../types';

/** What follows from an answer, and what is done to stored answers when they are loaded. */
export const changesOf = ({ changes = [], load = [] }: FlowDefinition): readonly Change[] => [...changes, ...load];

/** The paths that a change follows from; none in `load`. */
export const causesOf = ({ of = [] }: Change): readonly Path[] => [of].flat();

/** The paths whose values are worked out. */
export const derivedPaths = (flow: FlowDefinition): readonly Path[] => changesOf(flow).flatMap(({ set = {} }) => Object.keys(set));
