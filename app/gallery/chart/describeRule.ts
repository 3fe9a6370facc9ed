import { edgesOf, subjectOf, type JsonSchema, type Rule, type Span, type Window } from '#engine';
import type { Words } from './words';

/** A guard in words: `rental agency is Hertz`, `pick-up date after today`, `no selected plan`. */
export function describeRule(rule: Rule, words: Words): string {
  const parts = Object.entries(rule).map(([name, wanted]) => entry(name, wanted, words)).filter(Boolean);
  return parts.length > 1 ? parts.map((part) => (/ or /.test(part) ? `(${part})` : part)).join(' and ') : parts[0] ?? 'always';
}

function entry(name: string, wanted: unknown, words: Words): string {
  if (name === 'anyOf') return (wanted as readonly Rule[]).map((rule) => grouped(describeRule(rule, words), / and /)).join(' or ');
  if (name === 'allOf') return (wanted as readonly Rule[]).map((rule) => grouped(describeRule(rule, words), / or /)).join(' and ');
  if (name === 'not') return negated(wanted as Rule, words);
  if (name === 'filled') return `${[wanted as string | readonly string[]].flat().join(', ')} filled in`;
  if (wanted === true) return `has ${words.titleOf(name)}`;
  if (wanted === false) return `no ${words.titleOf(name)}`;
  return describeSchema(name, wanted as JsonSchema, words);
}
const grouped = (text: string, binder: RegExp): string => (binder.test(text) ? `(${text})` : text);

/** The opposite, said plainly where there is a plain way to say it. */
function negated(rule: Rule, words: Words): string {
  const [first, ...more] = Object.entries(rule);
  if (first && more.length === 0) {
    const [name, wanted] = first;
    if (wanted === true) return `no ${words.titleOf(name)}`;
    if (isConst(wanted) && typeof wanted.const !== 'boolean') return `${words.titleOf(name)} is not ${words.answerOf(name, wanted.const)}`;
  }
  return `not (${describeRule(rule, words)})`;
}
const isConst = (wanted: unknown): wanted is { readonly const: unknown } =>
  typeof wanted === 'object' && wanted !== null && Object.keys(wanted).join() === 'const';

function describeSchema(path: string, schema: JsonSchema, words: Words): string {
  const title = subjectTitle(path, words);
  return Object.entries(schema).map(([keyword, limit]) => {
    switch (keyword) {
      case 'const': return isOther(limit) ? `${title} is ${words.titleOf(limit.$path)}` : typeof limit === 'boolean'
        ? `${title}: ${words.answerOf(path, limit)}`
        : `${title} is ${words.answerOf(path, limit)}`;
      case 'enum': return `${title} is ${(limit as readonly unknown[]).map((value) => words.answerOf(path, value)).join(' or ')}`;
      case 'pattern': return pattern(title, String(limit));
      case 'window': return `${title} ${describeWindow(limit as Window, words)}`;
      case 'newerThan': return `${title} younger than ${describeAge(limit as object)}`;
      case 'not': return `not (${describeSchema(path, limit as JsonSchema, words)})`;
      case 'minItems': return limit === 1 ? `has ${title}` : `${String(limit)} or more ${title}`;
      case 'maxItems': return limit === 0 ? `no ${title}` : `at most ${String(limit)} ${title}`;
      case 'minimum': return `${title} at least ${amount(limit, words)}`;
      case 'maximum': return `${title} at most ${amount(limit, words)}`;
      case 'exclusiveMinimum': return `${title} more than ${amount(limit, words)}`;
      case 'exclusiveMaximum': return `${title} less than ${amount(limit, words)}`;
      case 'minProperties': return limit === 1 ? `has ${title}` : `${String(limit)} or more of ${title}`;
      case 'maxProperties': return limit === 0 ? `no ${title}` : `at most ${String(limit)} of ${title}`;
      case 'minLength': return limit === 1 ? `has ${title}` : `${title} of at least ${String(limit)} characters`;
      case 'maxLength': return `${title} of at most ${String(limit)} characters`;
      case 'multipleOf': return `${title} a multiple of ${String(limit)}`;
      case 'contains': return `one of ${title}: ${describeSchema(path, limit as JsonSchema, words)}`;
      case 'items': return `all of ${title}: ${describeSchema(path, limit as JsonSchema, words)}`;
      case 'required': return (limit as readonly string[]).map((name) => `has ${words.titleOf(`${path}.${name}`)}`).join(' and ');
      case 'properties': return Object.entries(limit as Readonly<Record<string, JsonSchema>>)
        .map(([name, inner]) => describeSchema(`${path}.${name}`, inner, words)).filter(Boolean).join(' and ');
      case 'format': return `${title} is a right ${String(limit)}`;
      case 'type': return '';
      default: return `${title} fits a condition of its own`;
    }
  }).filter(Boolean).join(' and ');
}

/** `count(drivers)` reads "number of drivers", `sum(items.*.amount)` "sum of amount". */
function subjectTitle(key: string, words: Words): string {
  const { word, path } = subjectOf(key);
  if (word === undefined) return words.titleOf(key);
  return `${word === 'count' ? 'number' : 'sum'} of ${words.titleOf(path)}`;
}
/** A limit: a value, or another answer by its title. */
const amount = (limit: unknown, words: Words): string => (isOther(limit) ? words.titleOf(limit.$path) : String(limit));
const isOther = (limit: unknown): limit is { readonly $path: string } => typeof limit === 'object' && limit !== null && '$path' in limit;

const describeAge = (age: object): string => Object.entries(age).map(([unit, count]) => `${count} ${unit}`).join(' ');

/** `^[Nn][Oo]$` reads as the word it spells. */
function pattern(title: string, source: string): string {
  const word = source.replace(/\[(.)(.)\]/g, (
    all, upper: string, lower: string,
  ) => (upper.toLowerCase() === lower.toLowerCase() ? lower.toLowerCase() : all));
  return /^\^[\w -]+\$$/.test(word) ? `${title} spells ${word.slice(1, -1)}` : `${title} fits ${source}`;
}

/** Days, months and years counted from today or from another date. */
function describeWindow(window: Window, words: Words): string {
  const { from } = window;
  const { min, max } = edgesOf(window);
  const origin = from === 'today' ? 'today' : words.titleOf(from);
  const at = (span: Span): string => {
    const parts = typeof span === 'number' ? [[span, 'days'] as const]
      : (['years', 'months', 'days'] as const).map((unit) => [span[unit] ?? 0, unit] as const);
    const counts = parts.filter(([count]) => count !== 0);
    const said = counts.map(([count, unit]) => `${Math.abs(count)} ${Math.abs(count) === 1 ? unit.slice(0, -1) : unit}`).join(' and ');
    return counts[0] ? `${said} ${counts[0][0] < 0 ? 'before' : 'after'} ${origin}` : origin;
  };
  if (min !== undefined && max !== undefined) return at(min) === at(max) ? `is ${at(min)}` : `from ${at(min)} to ${at(max)}`;
  if (min !== undefined) return min === 1 ? `after ${origin}` : min === 0 ? `${origin} or later` : `${at(min)} or later`;
  if (max !== undefined) return max === -1 ? `before ${origin}` : max === 0 ? `${origin} or earlier` : `${at(max)} or earlier`;
  return 'any day';
}
