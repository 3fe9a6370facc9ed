import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import language from '../../schemas/flow.schema.json' with { type: 'json' };
import { isObject } from '../isObject';
import { languageVersion } from '../language';
import { onceFor } from '../onceFor';
import { pointer } from '../rules/errors';
import { asKey, foldNames } from './badName';
import type { Finding } from './finding';
import type { Trail } from '../definition/trail';
import { mending } from './nearest';
import { isEntry, keyWords, kindsInWords, meantWay, type Way } from './ways';
import { briefly, wordsFor, written } from './wrongValue';

export { language };

/** Made when they are first needed. */
const validatorOf = onceFor((schema: object) => new Validator(schema as Schema, '7', false));
const wrappers = new Set(['properties', 'items', 'additionalProperties', '$ref', 'anyOf', 'propertyNames']);
type Node = { readonly [key: string]: unknown };

/** What the language itself does not allow: missing words, unknown words, wrong kinds of value. */
export const checkStructure = (flow: unknown): readonly Finding[] => causesOf(structureOf(flow));
/** The same, with the words that are missing because they are misspelt: for who wants to know whether the rest can be read. */
export function structureOf(flow: unknown): readonly Finding[] {
  const unclean = findUnclean(flow, []);
  if (unclean) {
    const message = `a definition is plain data, but this is ${unclean.what}.`;
    return [{ code: 'not-plain-data', path: unclean.path, message }];
  }
  if (!isObject(flow)) return [{ code: 'not-a-definition', path: [], message: 'a definition is an object.' }];
  if (typeof flow.language === 'number' && flow.language > languageVersion) {
    const message = `this definition is written in version ${flow.language} of the language; the latest here is ${languageVersion}.`;
    return [{ code: 'newer-language', path: ['language'], message }];
  }
  return foundAgainst(language, flow);
}

/** What a language, as a schema, does not allow of plain data. */
export const checkAgainst = (schema: object, data: unknown): readonly Finding[] => causesOf(foundAgainst(schema, data));
function foundAgainst(schema: object, data: unknown): readonly Finding[] {
  const { valid, errors } = validatorOf(schema).validate(JSON.parse(JSON.stringify(data)));
  if (valid) return [];
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf').map((unit) => unionOf(unit, data, schema));
  const told = errors.filter((unit) => !unions.some((union) => isPassedOver(unit, union)));
  const deepest = told.filter((unit) => !wrappers.has(unit.keyword) || unit.keyword === 'additionalProperties');
  const found = [
    ...deepest.flatMap((unit) => describe(unit, data, schema) ?? []),
    ...unions.filter(({ unit, meant }) => meant === undefined && told.includes(unit)).map((union) => describeUnion(union, schema)),
  ];
  const fallback: Finding = { code: 'wrong-value', path: [], message: errors.at(-1)?.error ?? 'this is not in the language' };
  return foldNames([...new Map((found.length > 0 ? found : [fallback])
    .map((one) => [JSON.stringify([one.path, one.message]), one])).values()]);
}
/** A word that is missing because it is misspelt is told once, where it stands. */
export function causesOf(found: readonly Finding[]): readonly Finding[] {
  const meant = new Set(found.flatMap(({ path, fix }) => (fix && 'rename' in fix ? [[...path.slice(0, -1), fix.rename].join('/')] : [])));
  return found.filter(({ code, path, message }) =>
    code !== 'missing-word' || !meant.has([...path, /"(.*)"/.exec(message)?.[1]].join('/')));
}
/** The rest of a definition can be read in spite of these; not where a word that must be there is missing or misspelt. */
export const isReadable = ({ code }: Finding): boolean => code === 'unknown-word' || code === 'plain-value';

function describe(unit: OutputUnit, data: unknown, schema: object): Finding | undefined {
  const path = pointer(unit.instanceLocation);
  const missing = /required property "(.*)"/.exec(unit.error)?.[1];
  if (missing) return { code: 'missing-word', path, message: `"${missing}" is missing.` };
  const extra = /Property "(.*)" does not match additional properties schema/.exec(unit.error)?.[1];
  if (extra !== undefined) return unknownWord(unit, [...path, extra], schema);
  if (unit.keyword === 'false') return undefined;
  const inSchema = pointer(unit.keywordLocation);
  const isKey = inSchema.includes('propertyNames');
  const way = inLanguage(schema, inSchema.slice(0, -1)) as Way;
  const words = wordsFor(isKey ? path.at(-1) : at(data, path), way, unit.keyword) ?? { message: plainly(unit.error) };
  const finding = { code: 'wrong-value', path, ...words } as const;
  return isKey ? asKey(finding, at(data, path.slice(0, -1)) as object) : finding;
}

const plainly = (error: string): string => `${error.replace(/^Instance /, 'this ').replace(/\.$/, '')}.`;

function unknownWord(unit: OutputUnit, path: Trail, schema: object): Finding | undefined {
  const owner = inLanguage(schema, pointer(unit.keywordLocation).slice(0, -1));
  if (!isObject(owner) || owner.additionalProperties !== false) return undefined;
  const word = path.at(-1) as string;
  const words = Object.keys((owner.properties as object | undefined) ?? {});
  const message = `there is no "${word}" here.`;
  return { code: 'unknown-word', path, key: true, at: path.slice(0, -1), message, ...mending(word, words, 'rename') };
}

/** A value that may be said in several ways and is said in none of them. */
interface Union {
  readonly unit: OutputUnit;
  readonly value: unknown;
  readonly ways: readonly Way[];
  /** The number of the way that was meant. */
  readonly meant: number | undefined;
}
function unionOf(unit: OutputUnit, data: unknown, schema: object): Union {
  const value = at(data, pointer(unit.instanceLocation));
  const ways = (inLanguage(schema, pointer(unit.keywordLocation)) as readonly object[]).map((way) => followed(way, schema));
  const way = meantWay(value, ways);
  return { unit, value, ways, meant: way && ways.indexOf(way) };
}
/** Is this said of a way that was not meant? */
function isPassedOver({ instanceLocation, keywordLocation }: OutputUnit, { unit, meant }: Union): boolean {
  const isWithin = `${instanceLocation}/`.startsWith(`${unit.instanceLocation}/`) && keywordLocation.startsWith(`${unit.keywordLocation}/`);
  return isWithin && !`${keywordLocation}/`.startsWith(`${unit.keywordLocation}/${meant}/`);
}
function describeUnion({ unit, value, ways }: Union, schema: object): Finding {
  const path = pointer(unit.instanceLocation);
  if (isInRule(unit, schema)) return plainValue(path, value);
  const words = ways.flatMap((way) => keyWords(way, ways)).map((word) => `"${word}"`);
  if (isObject(value) && words.length > 1) {
    return { code: 'missing-word', path, message: `one of these words is missing: ${words.join(', ')}.` };
  }
  const message = `this must be ${kindsInWords(ways)}, but it is ${briefly(value)}.`;
  if (!isEntry(value, ways)) return { code: 'wrong-value', path, message };
  const { to } = value as { readonly to?: unknown };
  const short = typeof to === 'string' && Object.keys(value as object).length === 1 ? `${JSON.stringify(to)}, or ` : '';
  return { code: 'wrong-value', path, message, suggestion: `Write ${short}a list: ${written([value])}.`, fix: { value: [value] } };
}

/** The validator refuses what a rule wants of a path: its location ends with `additionalProperties/anyOf`. */
const isInRule = ({ keywordLocation }: OutputUnit, schema: object): boolean =>
  inLanguage(schema, pointer(keywordLocation).slice(0, -2)) === at(schema, ['definitions', 'rule']);
function plainValue(path: Trail, value: unknown): Finding {
  const schema = Array.isArray(value) ? { enum: value } : { const: value };
  return {
    code: 'plain-value', path, message: `a rule wants a schema, but this is ${JSON.stringify(value)}.`,
    suggestion: `Write ${written(schema)}.`, fix: { value: schema },
  };
}

const at = (root: unknown, path: Trail): unknown => path.reduce<unknown>((node, part) => (node as Node | undefined)?.[part], root);

function inLanguage(schema: object, path: Trail): unknown {
  return path.reduce<unknown>((node, part) => {
    const inner = (node as Node | undefined)?.[part];
    const ref = isObject(inner) ? inner.$ref : undefined;
    return typeof ref === 'string' ? at(schema, pointer(ref)) : part === '$ref' ? node : inner;
  }, schema);
}

/** A schema with what its references stand for, as far as ways are told apart by it. */
function followed(part: object, schema: object): Way {
  const { anyOf, items, ...own } = target(part, schema);
  return {
    ...own, ...(anyOf ? { anyOf: anyOf.map((way) => followed(way, schema)) } : {}), ...(items ? { items: target(items, schema) } : {}),
  };
}
const target = (part: object, schema: object): Way =>
  ('$ref' in part ? target(at(schema, pointer(String(part.$ref))) as object, schema) : part as Way);

function findUnclean(value: unknown, path: Trail): { readonly path: Trail; readonly what: string } | undefined {
  if (typeof value === 'function') return { path, what: 'a function' };
  if (typeof value === 'symbol' || typeof value === 'bigint') return { path, what: `a ${typeof value}` };
  if (typeof value === 'number' && !Number.isFinite(value)) return { path, what: 'not a finite number' };
  if (typeof value !== 'object' || value === null) return undefined;
  const proto: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && proto !== Object.prototype && proto !== null) return { path, what: `a ${value.constructor.name}` };
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnclean(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
