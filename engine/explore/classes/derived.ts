import { causesOf, changesOf, readsOf } from '../../definition/changes';
import { overlap } from '../../context/paths';
import { pathsOf, rulesOf } from '../../definition/rules';
import type { Derivation, FlowDefinition, Path } from '../../types';
import { propositionsOf } from './propositions';
import { ownersOf } from './owners';

/** A value that a change derives. */
export interface Derived {
  readonly path: Path;
  readonly from: string | Derivation;
  /** When it is worked out: as these change; nothing when stored answers are loaded. */
  readonly causes: readonly Path[];
  /** What it is made of; of a function of the line, whose reading nobody sees, what it is worked out anew for. */
  readonly reads: readonly Path[];
}

export const derivedOf = (flow: FlowDefinition): readonly Derived[] =>
  changesOf(flow).flatMap((change) => Object.entries(change.set ?? {}).map(([path, from]) =>
    ({ path, from, causes: causesOf(change), reads: typeof from === 'string' ? causesOf(change) : readsOf(from) })));

const isRule = (from: Derived['from']): boolean => typeof from === 'object' && 'when' in from;
/** The list of a path in which `*` stands for every entry. */
export const listOf = (path: Path): Path => path.replace(/\.\*.*$/u, '');

/** The derived values that some rule hangs on, if only through other derived values or through a change that they cause. */
export function decisiveOf(flow: FlowDefinition): readonly Derived[] {
  const all = derivedOf(flow);
  const read = new Set([...rulesOf(flow).flatMap(([rule]) => (rule ? pathsOf(rule) : [])), ...propositionsOf(flow).flatMap(pathsOf)]);
  const decisive = new Set<Derived>();
  for (let size = -1; size !== decisive.size;) {
    size = decisive.size;
    for (const one of all) {
      if (decisive.has(one) || ![...read].some((path) => overlap(path, one.path))) continue;
      decisive.add(one);
      for (const path of one.reads) read.add(listOf(path));
    }
  }
  return [...decisive];
}

/**
 * Answers whose very value matters later: what will be derived of them as another step is answered or the page is loaded again, or compared
 * with the answers of another step. A state is not the same with another value of them, whatever the rules say of it now.
 */
export function relatedOf(flow: FlowDefinition): readonly Path[] {
  const owners = ownersOf(flow);
  const home = (path: Path): string => owners(path) ?? path;
  const isSpread = (paths: readonly Path[]): boolean => new Set(paths.map(home)).size > 1;
  // Of a rule's own paths its truth is enough.
  const readLater = ({ path, from, causes, reads }: Derived): readonly Path[] => (isRule(from) ? [] : reads.map(listOf)
    .filter((read) => read !== path && (causes.length === 0 || causes.some((cause) => home(cause) !== home(read)))));
  const compared = propositionsOf(flow).filter((rule) => Object.keys(rule).length === 1 && !('filled' in rule) && !('anyOf' in rule));
  return [...new Set([...decisiveOf(flow).flatMap(readLater), ...compared.map(pathsOf).filter(isSpread).flat()])];
}
