import { isFilledRow } from '../../rules/rows';
import type { JsonSchema } from '../../types';
import { longest } from '../classes/grown';
import { numbersIn, type Asked } from './asked';
import { mostKinds, type Kinds } from './kinds';
import { distinct, partOf, repeated, type Field, type Values } from './field';

type Data = Readonly<Record<string, unknown>>;
type List = readonly unknown[];
interface Options extends Kinds, Pick<Values, 'right'> {
  readonly asked: Asked;
  /** Every value worth trying, of an object with one part changed. */
  readonly alone: (field: Field) => readonly unknown[];
  /** So many right values of which none is like another. */
  readonly different: (field: Field, size: number) => List;
  readonly leaveOut: ((what: string) => void) | undefined;
}

/**
 * Lists worth trying: of the lengths that something asks for, of one kind of entry each, and of different kinds where one rule asks about
 * different entries; every kind of entry alone, and all of them together.
 */
export function createLists({ asked, right, alone, different, kindsOf, oneOfEachKind, inKinds, leaveOut }: Options) {
  /** Of entries that say something one of each kind: one that says nothing is no entry, and those behind it take its place. */
  const kindsIn = (row: Field, entries: List): List => oneOfEachKind(row, entries.filter(isFilledRow));
  /** Entries of different kinds: in every order, or where these are too many, one entry before or behind others of one kind. */
  const mixed = (row: Field, entries: List, sizes: readonly number[]): readonly List[] => {
    const kinds = kindsIn(row, [...entries, ...kindsOf(row)]);
    const isMuch = kinds.length ** 2 > mostKinds;
    if (isMuch) leaveOut?.(`lists of different entries at ${row.path} not tried`);
    const pairs = isMuch ? [] : orders(kinds, 2);
    return sizes.flatMap((size) => (kinds.length ** size <= mostKinds ? orders(kinds, size)
      : pairs.flatMap(([one, other]) => [[one, ...repeated(other, size - 1)], [...repeated(other, size - 1), one]])));
  };
  /** Lists whose numbers add up to what is asked of their sum. */
  const sums = (row: Field, sizes: readonly number[]): readonly List[] =>
    Object.entries(row.schema.properties ?? {}).flatMap(([name, part]) => {
      const { minimum = 0, maximum = Infinity } = typeof part === 'object' ? part : {};
      const fewest = (sum: number): number => Math.max(1, Math.ceil(sum / maximum));
      return asked.ofSum(`${row.path}.${name}`).flatMap(numbersIn).flatMap((sum) => [...sizes, fewest(sum)]
        .filter((size) => size <= longest && sum >= size * minimum && sum <= size * maximum)
        .map((size) => shares(sum, size, { minimum, maximum }).map((share) => ({ ...right(row) as Data, [name]: share }))));
    });
  /** Of choices that can each be made once: of every kind none, as many as something asks for, and all, in every combination. */
  const selections = (row: Field, entries: List, most: number): readonly List[] => {
    const some = inKinds(row, entries)
      .map((kind) => distinct([...Array.from({ length: most + 1 }, (_, size) => kind.slice(0, size)), kind]));
    if (some.reduce((product, { length }) => product * length, 1) > mostKinds) {
      leaveOut?.(`selections of ${entries.length} choices at ${row.path} not tried`);
      return [];
    }
    return some.reduce<readonly List[]>((all, parts) => all.flatMap((one) => parts.map((part) => [...one, ...part])), [[]]);
  };
  /** The list that is there with another entry in the place of one, with one more, and with one less. */
  const varied = (row: Field, entries: List, now: List): readonly List[] => {
    const kindsAt = (entry: unknown): List => kindsIn(row, [...alone({ ...row, now: entry }), ...entries]);
    return [
      ...now.flatMap((entry, index) => [...kindsAt(entry).map((other) => now.with(index, other)), now.toSpliced(index, 1)]),
      ...kindsIn(row, entries).map((entry) => [...now, entry]),
    ];
  };
  return ({ schema: { items, uniqueItems }, path, now }: Field, wanted: readonly JsonSchema[]): readonly List[] => {
    const row = partOf(items, `${path}.*`);
    const entries = distinct([right(row), ...alone(row)]).filter((entry) => entry !== undefined);
    const asking = distinct(wanted.flatMap(({ minItems, maxItems }) => [minItems, maxItems])
      .flatMap((size) => (size === undefined ? [] : [size - 1, size, size + 1])));
    const sizes = asking.filter((size) => size > 1 && size <= longest);
    const tooLong = [...asking, entries.length].filter((size) => size > longest);
    if (tooLong.length > 0) leaveOut?.(`lists of ${tooLong.join(', ')} entries at ${path} not tried`);
    return [
      [], ...entries.map((entry) => [entry]), entries.slice(0, longest),
      ...sizes.flatMap((size) => [entries.slice(0, size), ...entries.map((entry) => repeated(entry, size))]),
      ...kindsOf(row).map((entry) => [entry]), ...(asked.mixes(path) ? mixed(row, entries, distinct([2, ...sizes])) : []),
      ...(wanted.some((one) => one.uniqueItems) ? distinct([2, ...sizes]).map((size) => different(row, size)) : []),
      ...(asked.bitByBit(path) && Array.isArray(now) ? varied(row, entries, now) : []),
      ...sums(row, sizes), ...(uniqueItems && asked.of(path).length > 0 ? selections(row, entries, Math.max(1, ...asking)) : []),
    ];
  };
}

/** A sum in so many numbers, each as large as it may be. */
function shares(sum: number, size: number, { minimum, maximum }: { readonly minimum: number; readonly maximum: number }): List {
  let left = sum;
  return Array.from({ length: size }, (_, index) => {
    const share = Math.min(maximum, left - (size - index - 1) * minimum);
    left -= share;
    return share;
  });
}
/** Every list of so many of these. */
const orders = (kinds: List, size: number): readonly List[] =>
  Array.from({ length: size }).reduce<readonly List[]>((lists) => lists.flatMap((list) => kinds.map((kind) => [...list, kind])), [[]]);
