import type { CompiledFlow } from '../../compile/assemble';
import { getPath } from '../../context/paths';
import { fieldNames } from '../../context/answers';
import { isObject } from '../../isObject';
import { fieldSchema } from '../../rules/errors';
import { subjectOf } from '../../rules/subject';
import type { Context, FlowDefinition, JsonSchema, Rule } from '../../types';
import { derivedOf } from '../classes/derived';
import { textsLike } from '../inputs/textsLike';

/** Why a rule never holds. Undecided: no answers that were tried make it hold, but there may be others. */
export interface Reason { readonly text: string; readonly undecided?: true }

/** The shortest reason why a rule holds with none of these contexts. */
export function whyNever(compiled: CompiledFlow, rule: Rule, contexts: readonly Context[]): Reason {
  const { rules } = compiled;
  const entries = Object.entries(rule).flatMap(([name, wanted]): readonly (readonly [string, unknown])[] =>
    (name === 'allOf' ? (wanted as readonly Rule[]).flatMap((inner) => Object.entries(inner)) : [[name, wanted]]));
  const never = entries.filter(([name, wanted]) => !contexts.some((context) => rules.holds({ [name]: wanted } as Rule, context)));
  if (never.length === 0) {
    const text = `each part of it holds with some answers, but never together: ${entries.map(wordsOf).join(' and ')}`;
    return { text, ...open(entries.filter(isOfEntries).length > 1) };
  }
  const [name = '', wanted] = never[0] ?? [];
  if (name === 'not') return { text: `what it denies always holds: ${Object.entries(wanted as Rule).map(wordsOf).join(' and ')}` };
  if (name === 'anyOf') {
    const reasons = (wanted as readonly Rule[]).map((inner) => whyNever(compiled, inner, contexts));
    return { text: reasons.map(({ text }) => text).join('; and '), ...open(reasons.some(({ undecided }) => undecided)) };
  }
  return whyNot(compiled.flow, name, wanted, contexts);
}

/** It asks about the entries of a list, of which not every combination was tried. */
const isOfEntries = ([name, wanted]: readonly [string, unknown]): boolean =>
  /\.(?:\d+|\*)(?:\.|\)|$)/u.test(name) || (isObject(wanted) && ('contains' in wanted || 'items' in wanted));

function whyNot(flow: FlowDefinition, name: string, wanted: unknown, contexts: readonly Context[]): Reason {
  const { word, path } = subjectOf(name);
  const asked = isObject(wanted) ? wanted as JsonSchema : undefined;
  if (word === 'sum') {
    const clash = asked && clashOf(asked, sumAt(flow, path));
    return clash ? { text: `${name}: ${clash}` } : { text: `no list was found with ${wordsOf([name, wanted])}`, undecided: true };
  }
  const field = fieldAt(flow, path);
  const clash = field && asked && clashOf(word === 'count' ? inItems(asked) : asked, field);
  if (clash) return { text: `${name}: ${clash}` };
  if (field && asked?.pattern !== undefined && !isListed(field)) {
    const also = textsLike(asked.pattern).length > 0 ? ' and that the field takes' : '';
    return { text: `no text is known that matches ${asked.pattern}${also}: give the field one as an example`, undecided: true };
  }
  const derived = derivedOf(flow).find((one) => one.path === path);
  const seen = seenAt(contexts, path);
  const more = seen.length > mostSeen ? ' …' : '';
  const asking = field && stepAsking(flow, path);
  const was = seen.length > 0 ? `it is ${seen.slice(0, mostSeen).join(', ')}${more}`
    : asking ? `it is asked at ${asking}, and nobody has answered it before` : 'nothing ever gives it';
  if (typeof derived?.from === 'string') {
    const isFree = derived.reads.some((read) => !isListed(fieldAt(flow, read)));
    return { text: `${wordsOf([name, wanted])}, but ${was}: the function ${derived.from} works it out`, ...open(isFree) };
  }
  return { text: `${wordsOf([name, wanted])}, but ${was}` };
}
const open = (isOpen: boolean): Pick<Reason, 'undecided'> => (isOpen ? { undecided: true } : {});
const mostSeen = 4;
const seenAt = (contexts: readonly Context[], path: string): readonly string[] =>
  [...new Set(contexts.map((context) => getPath(context, path)).filter((value) => value !== undefined).map((value) => short(value)))];
const short = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
};
const wordsOf = ([name, wanted]: readonly [string, unknown]): string =>
  (typeof wanted === 'boolean' ? `${name} ${wanted ? 'is answered' : 'is not answered'}` : `${name} ${short(wanted)}`);
const inItems = ({ minimum, maximum, const: only }: JsonSchema): JsonSchema =>
  ({ minItems: minimum ?? only as number | undefined, maxItems: maximum ?? only as number | undefined });
/** All its values are known. */
const isListed = (field: JsonSchema | undefined): boolean =>
  field !== undefined && (field.enum !== undefined || field.const !== undefined || field.type === 'boolean');

/** What the numbers of all entries add up to, as far as the list says how many there are and how large each may be. */
function sumAt(flow: FlowDefinition, path: string): JsonSchema {
  const [list = '', part = ''] = path.split('.*.');
  const [{ maxItems = Infinity, minItems = 0 } = {}, { maximum = Infinity, minimum = -Infinity } = {}] =
    [fieldAt(flow, list), fieldAt(flow, `${list}.0.${part}`)];
  return {
    ...(maxItems * maximum < Infinity ? { maximum: Math.max(maxItems * maximum, 0) } : {}),
    ...(minItems * minimum > -Infinity && minimum >= 0 ? { minimum: minItems * minimum } : {}),
  };
}
const fieldAt = (flow: FlowDefinition, path: string): JsonSchema | undefined => askedAt(flow, path)?.field;
const stepAsking = (flow: FlowDefinition, path: string): string | undefined => askedAt(flow, path)?.step;
/** The field whose answer is kept at a path, or a part of it, and the step that asks it. */
function askedAt(flow: FlowDefinition, path: string): { readonly step: string; readonly field: JsonSchema } | undefined {
  for (const [step, { form, save }] of Object.entries(flow.steps)) {
    const inner = save ? (path.startsWith(`${save}.`) ? path.slice(save.length + 1) : '') : path;
    const names = inner.split('.');
    if (form && fieldNames(form.schema).includes(names[0] as string)) {
      const field = fieldSchema(form.schema, names);
      if (Object.keys(field).length > 0) return { step, field };
    }
  }
  return undefined;
}

const edges = [
  { least: 'minimum', most: 'maximum', what: 'the number is' }, { least: 'minLength', most: 'maxLength', what: 'the text is' },
  { least: 'minItems', most: 'maxItems', what: 'the list has' },
] as const;
/** A keyword of the rule that one of the field rules out. */
function clashOf(rule: JsonSchema, field: JsonSchema): string | undefined {
  const wanted = rule.const === undefined ? rule.enum : [rule.const];
  const choices = field.const === undefined ? field.enum : [field.const];
  if (wanted && choices && !wanted.some((value) => choices.includes(value))) {
    const keyword = rule.const === undefined ? 'enum' : 'const';
    return `\`${keyword}: ${wanted.map(short).join(', ')}\`, but the field can only be ${choices.map(short).join(', ')}`;
  }
  for (const { least, most, what } of edges) {
    const [low, high] = [rule[least], rule[most]];
    const [lowest, highest] = [field[least], field[most]];
    if (low !== undefined && high !== undefined && low > high) return `\`${least}: ${low}\` and \`${most}: ${high}\` rule each other out`;
    if (low !== undefined && highest !== undefined && low > highest) return `\`${least}: ${low}\`, but ${what} at most ${highest}`;
    if (high !== undefined && lowest !== undefined && high < lowest) return `\`${most}: ${high}\`, but ${what} at least ${lowest}`;
  }
  return undefined;
}
