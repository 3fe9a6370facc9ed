import type { FlowDefinition, Path } from '../types';
import { withContent } from './content';
import type { Trail } from '../definition/trail';
import type { Known } from './known';
import { mentions } from './mentions';

/**
 * The paths of which a definition makes something: it shows them, asks for them in a rule, or derives others of them. `homeOf` says where
 * an entry of a list is answered.
 */
export const pathsReadIn = (flow: FlowDefinition, known: Known, homeOf = (list: Path): Path => list): readonly Path[] =>
  [...mentions(flow), ...withContent(flow, known)].filter(({ kind, path }) => kind === 'path' && !isNotice(path))
    .map(({ name, entryOf }) => (entryOf === undefined ? name : `${homeOf(entryOf)}.${name}`));

/** The lists of which a definition shows, counts or offers the entries. */
export const listsIn = (flow: FlowDefinition, known: Known): readonly Path[] =>
  [...new Set([...mentions(flow), ...withContent(flow, known)].filter(({ entries }) => entries).map(({ name }) => name))];

/** Whoever empties a path, fills it, or notices that it has changed makes nothing of the answer. */
function isNotice([part = '', , word = '', , more = '']: Trail): boolean {
  if (part === 'changes' || part === 'load') return ['of', 'clear', 'stale', 'keep'].includes(word);
  return part === 'prefill' || (part === 'calls' && word === 'sells') || (part === 'steps' && [word, more].includes('clear'));
}
