import type { CompiledFlow } from '../../compile/assemble';
import { applyPatch } from '../../context/applyPatch';
import { getPath, isWithin, overlap } from '../../context/paths';
import type { Context, Path } from '../../types';
import { askedOf } from '../inputs/asked';
import { repeated } from '../inputs/field';
import { createIds } from '../sharing';
import { decidingListsOf } from './decidingLists';
import { relatedOf } from './derived';
import { listAt } from './offered';
import { propositionsOf } from './propositions';

/** What rules say of a list with nothing but this entry. */
export function createEntryKinds({ flow, rules, patching }: CompiledFlow): (list: Path, entry: unknown) => string {
  const [asked, propositions] = [askedOf(flow), propositionsOf(flow)];
  const judge = (list: Path, entry: unknown): string => {
    const { inOrder, more } = asked.entries(list);
    const context = applyPatch({}, { [list]: repeated(entry, inOrder + more) }, patching);
    return propositions.map((rule) => (rules.holds(rule, context) ? '1' : '0')).join('');
  };
  const { idOf } = createIds();
  const known = new Map<string, string>();
  return (list, entry) => {
    const key = `${list} ${idOf(entry)}`;
    const kind = known.get(key) ?? judge(list, entry);
    known.set(key, kind);
    return kind;
  };
}

/**
 * What matters of a value that a call gives: the value itself; of a list whose entries are edited in a form their kinds, unless rules
 * compare its entries with each other.
 */
export function createTold(compiled: CompiledFlow): (context: Context, path: Path) => unknown {
  const { flow } = compiled;
  const [asked, related, kindOf] = [askedOf(flow), relatedOf(flow), createEntryKinds(compiled)];
  const lists = decidingListsOf(flow).map(({ list }) => list)
    .filter((list) => !related.some((path) => overlap(path, list)) && !asked.of(list).some(({ uniqueItems }) => uniqueItems));
  return (context, path) => {
    const list = lists.find((one) => isWithin(path, one));
    return list === undefined ? getPath(context, path) : listAt(context, list).map((entry) => kindOf(list, entry));
  };
}
