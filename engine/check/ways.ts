import { isObject } from '../isObject';
import { certain } from './nearest';
import { numberIn } from './numberIn';

/** One of several ways in which a value may be said, its references followed. */
export interface Way {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly Way[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: Way;
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
/** The kinds of value that a way takes; none when it takes any. */
const kindsOf = ({ type, const: only, enum: values = only === undefined ? [] : [only], anyOf = [] }: Way): readonly string[] =>
  [...new Set([
    ...[type ?? []].flat().map((kind) => (kind === 'integer' ? 'number' : kind)), ...values.map(kindOf), ...anyOf.flatMap(kindsOf),
  ])];
const takes = (way: Way, value: unknown): boolean => kindsOf(way).length === 0 || kindsOf(way).includes(kindOf(value));

/** The words that tell a way from the others: it cannot do without them, and they can. */
export const keyWords = (way: Way, ways: readonly Way[]): readonly string[] =>
  (way.required ?? []).filter((word) => ways.every((other) => other === way || !other.required?.includes(word)));

/** The way that was meant: of the value's kind, and of several the one whose key word is there, or nearly. `0,5` is meant as a number. */
export function meantWay(value: unknown, ways: readonly Way[]): Way | undefined {
  const number = typeof value === 'string' ? numberIn(value) : undefined;
  if (number !== undefined && ways.some((way) => takes(way, Number(number)))) return ways.find((way) => takes(way, Number(number)));
  const fitting = ways.filter((way) => takes(way, value));
  if (fitting.length < 2 || !isObject(value)) return fitting[0];
  const words = Object.keys(value);
  const told = (isThere: (word: string) => boolean): Way | undefined => fitting.find((way) => keyWords(way, ways).some(isThere));
  return told((word) => words.includes(word)) ?? told((word) => certain(word, words) !== undefined)
    ?? fitting.find((way) => keyWords(way, ways).length === 0);
}

const names: Readonly<Record<string, string>> = {
  string: 'a text', number: 'a number', boolean: 'true or false', array: 'a list', object: 'an object', null: 'null',
};
/** The kinds of value that these ways take, in words. */
export const kindsInWords = (ways: readonly Way[]): string =>
  [...new Set(ways.flatMap(kindsOf))].map((kind) => names[kind] ?? kind).join(' or ');
/** Is this an entry of the list that stands here? */
export const isEntry = (value: unknown, ways: readonly Way[]): boolean => isObject(value)
  && ways.some(({ items }) => items?.properties && Object.keys(value).every((word) => Object.hasOwn(items.properties as object, word)));
