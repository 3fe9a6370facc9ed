import { sameJson } from '../../context/paths';
import { createRules } from '../../rules/createRules';
import { isFilledRow } from '../../rules/rows';
import type { Clock } from '../../types';
import { longest } from '../classes/grown';
import type { Asked } from './asked';
import { distinct, firstOfEach, repeated, type Field } from './field';
import type { Kinds } from './kinds';
import { createSummed, type Summed } from './summed';

type List = readonly unknown[];
interface Options {
  readonly asked: Asked;
  readonly clock: Clock;
  readonly kinds: Kinds;
  /** Every value worth trying, of an object with one part changed. */
  readonly alone: (field: Field) => List;
  readonly leaveOut: ((what: string) => void) | undefined;
}
/** A list, its entries, and the lengths of which rules say something else. */
interface Composing { readonly list: Field; readonly row: Field; readonly lengths: readonly number[] }

/** More lists than these of one length are not looked at, and it is said. */
const mostLists = 4_000;

/**
 * Of lists of whose entries rules ask, one of each that they tell apart, whatever several of them ask together: of every combination of
 * kinds of entries, with entries that are alike and that are not, and with numbers that add up to each side of what is asked of a sum.
 */
export function createComposed({ asked, clock, kinds, alone, leaveOut }: Options): (composing: Composing) => readonly List[] {
  const rules = createRules({ clock });
  const summedIn = createSummed({ asked, rules, kinds, alone });
  /**
   * Lists of these entries: of as many as rules ask about and one more, in every order only as far as rules ask for places; and longer
   * ones, in which one of the entries is there again and again.
   */
  const combined = ({ list: { schema: { maxItems = longest }, path }, lengths }: Composing, entries: List): readonly List[] => {
    const { inOrder, more } = asked.entries(path);
    const upTo = Math.min(inOrder + more + 1, maxItems, longest);
    const short = Array.from({ length: upTo }, (_, index) => combinationsOf(entries, index + 1, inOrder));
    if (short.includes(undefined)) leaveOut?.(`lists of ${upTo} different entries at ${path} not tried`);
    const longer = lengths.filter((size) => size > upTo && size <= Math.min(maxItems, longest));
    return [
      ...short.flatMap((lists = []) => lists),
      ...longer.flatMap((size) => (short.at(-1) ?? []).flatMap((list) => distinct(list)
        .map((entry) => [...list, ...repeated(entry, size - list.length)]))),
    ];
  };
  /** Makes no two entries alike, each of the kind that it was, as far as there are so many. */
  const createApart = (row: Field, entries: List): ((list: List) => List) => {
    const values = kinds.inKinds(row, distinct(entries.flatMap((entry) => [entry, ...alone({ ...row, now: entry })])));
    const byKind = new Map(values.map((some) => [kinds.told(row, some[0]), some]));
    return (list) => list.reduce<List>((others, entry) => {
      const isNew = (value: unknown): boolean => !others.some((other) => sameJson(other, value));
      return [...others, isNew(entry) ? entry : byKind.get(kinds.told(row, entry))?.find(isNew) ?? entry];
    }, []);
  };
  /** What rules say of a list, and whether its form takes it. */
  const toldOf = ({ list, row, lengths }: Composing, summed: readonly Summed[]) => (value: List): string => JSON.stringify([
    lengths.filter((size) => size <= value.length).length, kinds.told({ ...list, schema: {} }, value),
    value.slice(0, asked.entries(list.path).inOrder).map((entry) => kinds.told(row, entry)),
    rules.valid({ properties: { value: list.schema } }, { value }), summed.map(({ told }) => told(value)),
  ]);
  return (composing) => {
    const { list, row } = composing;
    const entries = kinds.everyKind(row).filter(isFilledRow);
    const isUnique = [list.schema, ...asked.of(list.path)].some(({ uniqueItems }) => uniqueItems);
    const [apart, summed] = [createApart(row, entries), summedIn(row)];
    const all = combined(composing, entries).flatMap((one) => (isUnique ? [one, apart(one)] : [one]))
      .flatMap((one) => summed.reduce<readonly List[]>((some, { shifted }) => some.flatMap((each) => [each, ...shifted(each)]), [one]));
    return firstOfEach(all, toldOf(composing, summed));
  };
}

/** Lists of so many of these, of the first places in every order, of the others in one; undefined where there are too many. */
function combinationsOf(entries: List, size: number, inOrder: number): readonly List[] | undefined {
  // By the entry at the last place, from which a rest without an order goes on.
  let found: readonly { readonly list: List; readonly from: number }[] = [{ list: [], from: 0 }];
  for (let place = 0; place < size; place += 1) {
    found = found.flatMap(({ list, from }) => entries.flatMap((entry, index) =>
      (index < from ? [] : [{ list: [...list, entry], from: place < inOrder ? 0 : index }])));
    if (found.length > mostLists) return undefined;
  }
  return found.map(({ list }) => list);
}
