import { overlap } from '../../context/paths';
import { causesOf, followingFrom, readsOf } from '../../definition/changes';
import { pathsOf } from '../../definition/rules';
import { pathOfKey } from '../../rules/subject';
import type { Change, FlowDefinition, Path } from '../../types';
import { decisiveOf, listOf } from './derived';
import { entryListsOf, isOfLength, type EntryList } from './entryLists';
import { propositionsOf } from './propositions';

/** Lists whose entries decide: rules ask more of them than how many there are, or a value that decides is derived of them. */
export function decidingListsOf(flow: FlowDefinition): readonly EntryList[] {
  const asked = propositionsOf(flow).flatMap((rule) => Object.entries(rule)).filter((entry) => !isOfLength(entry));
  // Of a function of the line nobody sees what it reads.
  const derived = decisiveOf(flow).filter(({ from }) => typeof from === 'object' && !('count' in from));
  const read: readonly Path[] = [...asked.map(([name]) => pathOfKey(name)), ...derived.flatMap(({ reads }) => reads.map(listOf))];
  return entryListsOf(flow).filter(({ list }) => read.some((path) => overlap(path, list)));
}

interface Following { readonly paths: readonly Path[]; readonly reads: readonly Path[] }
/** What changes as a list does: the paths, and all that the changes read. */
export function followingList(flow: FlowDefinition, list: Path): Following {
  const paths = followingFrom(flow, [list]);
  const isCaused = (change: Change): boolean => causesOf(change).some((cause) => paths.some((path) => overlap(path, cause)));
  const reads = (flow.changes ?? []).filter(isCaused).flatMap(({ when = {}, unless = {}, set = {} }) => [
    ...pathsOf(when), ...pathsOf(unless),
    ...Object.values(set).flatMap((from) => (typeof from === 'string' ? [] : readsOf(from).map(listOf))),
  ]);
  return { paths, reads };
}
