import { isObject } from '../../isObject';
import type { Rules } from '../../rules/types';
import type { JsonSchema } from '../../types';
import { numbersIn, type Asked } from './asked';
import { around } from './edges';
import { distinct, partOf, type Field } from './field';
import type { Kinds } from './kinds';
import { addUp, apartInTurn, type Share } from './shares';

type List = readonly unknown[];
interface Options {
  readonly asked: Asked;
  readonly rules: Rules;
  readonly kinds: Kinds;
  /** Every value worth trying. */
  readonly alone: (field: Field) => List;
}
/** A part of entries of whose sum rules ask. */
export interface Summed {
  /** A list with numbers that add up to each side of what is asked of their sum, each of the kind that it was. */
  shifted(list: List): readonly List[];
  /** What rules say of the sum. */
  told(list: List): readonly boolean[];
}

/** The parts of the entries of a list of whose sum rules ask. */
export function createSummed({ asked, rules, kinds, alone }: Options): (row: Field) => readonly Summed[] {
  const summed = (name: string, part: Field, wanted: readonly JsonSchema[]): Summed => {
    const sums = distinct(wanted.flatMap(numbersIn).flatMap(around)) as readonly number[];
    const ranges = kinds.inKinds(part, nearlyAll(part, alone(part))) as readonly (readonly number[])[];
    const shareOf = (number: number | undefined): Share => {
      if (number === undefined) return undefined;
      const like = ranges.find((some) => some.includes(number)) ?? [];
      return { number, least: Math.min(number, ...like), most: Math.max(number, ...like) };
    };
    return {
      shifted: (list) => {
        const shares = numbersAt(list, name).map(shareOf);
        return [shares, apartInTurn(shares, part.schema)].flatMap((each) => sums.map((sum) => addUp(each, sum)))
          .filter((numbers) => numbers !== undefined).map((numbers) => list.map((entry, index) =>
            (numbers[index] === undefined ? entry : { ...entry as object, [name]: numbers[index] })));
      },
      told: (list) => {
        const value = numbersAt(list, name).reduce<number>((sum, number = 0) => sum + number, 0);
        return wanted.map((one) => rules.holds({ value: one }, { value }));
      },
    };
  };
  return ({ schema, path }) => Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const wanted = asked.ofSum(`${path}.${name}`);
    return wanted.length === 0 ? [] : [summed(name, partOf(part, `${path}.${name}`), wanted)];
  });
}

const numbersAt = (list: List, name: string): readonly (number | undefined)[] => list.map((entry) => {
  const number = isObject(entry) ? entry[name] : undefined;
  return typeof number === 'number' ? number : undefined;
});
/** Numbers, and those next to them: one that need not be whole may be nearly as large as the first of the next kind. */
function nearlyAll({ schema }: Field, values: List): List {
  const numbers = values.filter((value) => typeof value === 'number');
  return schema.type === 'number' ? numbers.flatMap((number) => [number, number - 0.99, number + 0.99]) : numbers;
}
