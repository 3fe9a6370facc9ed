import type { Clock, JsonSchema } from '../../types';
import { longest } from '../classes/grown';
import { numbersIn, type Asked } from './asked';
import { createComposed } from './composed';
import { mostKinds, type Kinds } from './kinds';
import { distinct, partOf, repeated, type Field, type Values } from './field';

type List = readonly unknown[];
interface Options extends Pick<Values, 'right'> {
  readonly asked: Asked;
  readonly clock: Clock;
  readonly kinds: Kinds;
  /** Every value worth trying, of an object with one part changed. */
  readonly alone: (field: Field) => readonly unknown[];
  /** So many right values of which none is like another. */
  readonly different: (field: Field, size: number) => List;
  readonly leaveOut: ((what: string) => void) | undefined;
}

/**
 * Lists worth trying: of the lengths that something asks for, of one kind of entry each, and where rules ask about entries, of every
 * combination of them; every kind of entry alone, and all of them together.
 */
export function createLists({ asked, clock, right, alone, different, kinds, leaveOut }: Options) {
  const compose = createComposed({ asked, clock, alone, kinds, leaveOut });
  const known = new Map<string, readonly List[]>();
  /** They hang on the list's schema alone: they are made once. */
  const composed = (list: Field, row: Field): readonly List[] => {
    const { inOrder, more } = asked.entries(list.path);
    if (inOrder + more === 0) return [];
    const key = JSON.stringify([list.path, list.schema]);
    const lists = known.get(key) ?? compose({ list, row, lengths: lengths(list, row) });
    known.set(key, lists);
    return lists;
  };
  /** Of choices that can each be made once: of every kind none, as many as something asks for, and all, in every combination. */
  const selections = (row: Field, entries: List, most: number): readonly List[] => {
    const some = kinds.inKinds(row, entries)
      .map((kind) => distinct([...Array.from({ length: most + 1 }, (_, size) => kind.slice(0, size)), kind]));
    if (some.reduce((product, { length }) => product * length, 1) > mostKinds) {
      leaveOut?.(`selections of ${entries.length} choices at ${row.path} not tried`);
      return [];
    }
    return some.reduce<readonly List[]>((all, parts) => all.flatMap((one) => parts.map((part) => [...one, ...part])), [[]]);
  };
  /** The lengths at which rules say something else, longer than their entries alone want it. */
  const lengths = ({ schema: { minItems = 0 }, path }: Field, row: Field): readonly number[] => {
    const fewest = Object.entries(row.schema.properties ?? {}).flatMap(([name, part]) => {
      const { maximum } = partOf(part, name).schema;
      return asked.ofSum(`${row.path}.${name}`).flatMap(numbersIn).map((sum) => (maximum ? Math.ceil(sum / maximum) : 1));
    });
    return distinct([minItems, ...askedLengths(asked.of(path)), ...fewest]);
  };
  return (list: Field, wanted: readonly JsonSchema[]): readonly List[] => {
    const { schema: { items, uniqueItems, maxItems = Infinity }, path } = list;
    const row = partOf(items, `${path}.*`);
    const entries = distinct([right(row), ...alone(row)]).filter((entry) => entry !== undefined);
    const asking = askedLengths(wanted);
    const sizes = asking.filter((size) => size > 1 && size <= longest);
    const more = lengths(list, row).filter((size) => size <= maxItems);
    const tooLong = distinct([...asking, ...more, entries.length]).filter((size) => size > longest);
    if (tooLong.length > 0) leaveOut?.(`lists of ${tooLong.join(', ')} entries at ${path} not tried`);
    return [
      [], ...entries.map((entry) => [entry]), entries.slice(0, longest),
      ...sizes.flatMap((size) => [entries.slice(0, size), ...entries.map((entry) => repeated(entry, size))]),
      ...kinds.kindsOf(row).map((entry) => [entry]), ...composed(list, row),
      ...(wanted.some((one) => one.uniqueItems) ? distinct([2, ...sizes]).map((size) => different(row, size)) : []),
      ...(uniqueItems && asked.of(path).length > 0 ? selections(row, entries, Math.max(1, ...asking)) : []),
    ];
  };
}

/** Both sides of every length that is asked for. */
const askedLengths = (wanted: readonly JsonSchema[]): readonly number[] =>
  distinct(wanted.flatMap(({ minItems, maxItems }) => [minItems, maxItems])
    .flatMap((size) => (size === undefined ? [] : [size - 1, size, size + 1])));
