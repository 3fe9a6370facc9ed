import {
  createRules, daysFrom, deriveValue, getPath, isBlank, isDay, isObject, matchesSchema, yearsFrom,
  type Context, type Derivation, type DeriveTools, type JsonSchema, type Path, type Rule, type Rules,
} from '#engine';

/** Where a value comes from, as data: a path, a list of such, or words. Those of `set` (engine/grammar.md) mean the same here. */
export type Source = Path | readonly Source[] | SourceWords;
export type Sources = Readonly<Record<string, Source>>;
export interface SourceWords {
  /** Beside other words: nothing while the rule does not hold. Alone: whether it holds. */
  readonly when?: Rule;
  /** The first that is not blank; else `else`. */
  readonly first?: readonly Source[];
  readonly sum?: readonly Path[];
  readonly count?: Path;
  readonly text?: string;
  readonly lookup?: Path;
  readonly in?: Readonly<Record<string, unknown>>;
  readonly else?: unknown;
  readonly newId?: true;
  readonly value?: unknown;
  /** Days from one date to the other, both counted: the same day is 1. */
  readonly days?: Between;
  /** Whole years from one date to the other: an age. */
  readonly years?: Between;
  /** This moment, ISO 8601. */
  readonly now?: true;
  /** An object of these; what is blank is left out. */
  readonly fields?: Sources;
  /** Such an object for each entry of this list: rules and paths of `fields` are then the entry's. */
  readonly list?: Path;
  /** Left out until it is as the contract wants it at this place. */
  readonly complete?: true;
}
/** The paths of two dates. Where one of them is no date, or the second is before the first, there is no number. */
export interface Between { readonly from: Path; readonly to: Path }
export interface SourceTools extends DeriveTools { readonly rules: Rules }
export const sourceTools = ({ clock, newId }: DeriveTools): SourceTools => ({ clock, newId, rules: createRules({ clock }) });

/** CL-017: texts are trimmed; blank ones and those of nothing are undefined. `schema` is the contract's for this place. */
export function valueOf(source: Source, root: unknown, tools: SourceTools, schema?: JsonSchema): unknown {
  if (typeof source === 'string') return trimmed(getPath(root, source));
  if (isList(source)) {
    const values = source.map((one) => valueOf(one, root, tools, itemsOf(schema))).filter((value) => value !== undefined);
    return source.length > 0 && values.length === 0 ? undefined : values;
  }
  const { when, complete, ...words } = source;
  const isAlone = Object.keys(words).length === 0;
  if (when && !isAlone && !tools.rules.holds(when, root as Context)) return undefined;
  const value = trimmed(wordValue(isAlone ? { when } : words, root, tools, schema));
  return complete && schema && !matchesSchema(schema, value) ? undefined : value;
}

/** An object of sources; what is blank is left out. */
export const fieldsOf = (fields: Sources, root: unknown, tools: SourceTools, schema?: JsonSchema): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, source]) => [name, valueOf(source, root, tools, propertyOf(schema, name))] as const)
    .filter(([, value]) => value !== undefined));

function wordValue(words: SourceWords, root: unknown, tools: SourceTools, schema?: JsonSchema): unknown {
  const { fields, list, first, now, days, years } = words;
  if (fields && list !== undefined) {
    const entries = getPath(root, list);
    return Array.isArray(entries) ? entries.map((entry) => fieldsOf(fields, entry, tools, itemsOf(schema))) : [];
  }
  if (fields) return fieldsOf(fields, root, tools, schema);
  if (first) return first.map((one) => valueOf(one, root, tools, schema)).find((value) => !isBlank(value)) ?? words.else;
  if (days) return between(days, root, daysFrom);
  if (years) return between(years, root, yearsFrom);
  return now ? new Date(tools.clock.now()).toISOString() : deriveValue(words as Derivation, root as Context, tools.rules, tools);
}

function between({ from, to }: Between, root: unknown, count: typeof daysFrom): number | undefined {
  const [first, last] = [getPath(root, from), getPath(root, to)];
  return isDay(first) && isDay(last) && first <= last ? count(first, last) : undefined;
}

const isList = (source: Source): source is readonly Source[] => Array.isArray(source);
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || undefined : value);
const asSchema = (schema: unknown): JsonSchema | undefined => (isObject(schema) ? schema : undefined);
const itemsOf = (schema: JsonSchema | undefined): JsonSchema | undefined => asSchema(schema?.items);
const propertyOf = (schema: JsonSchema | undefined, name: string): JsonSchema | undefined => asSchema(schema?.properties?.[name]);
/** The part of a schema that describes a dotted path. */
export const schemaAt = (schema: JsonSchema | undefined, path: Path): JsonSchema | undefined =>
  path.split('.').reduce((now, name) => (/^\d+$/.test(name) ? itemsOf(now) : propertyOf(now, name)), schema);
