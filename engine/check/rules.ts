import { comparedPaths } from '../rules/subject';
import { isObject } from '../isObject';
import type { FlowDefinition, JsonSchema } from '../types';
import { fieldsOfEntries, withStar } from './entryRules';
import { checkKeywords, dayHint, emptyRange, ranges, refuses, types as typesKnown } from './fields';
import { askedAs, choicesAt, mayBeOther, meantByTitle, schemasOf, valueTitled } from './fieldsAt';
import type { Finding, Report } from './finding';
import { kindsIn } from './kinds';
import type { Known } from './known';
import { certain, hint } from './nearest';
import { inWords } from './inWords';
import { neverReached } from './signs';
import { ruleEntries, rulesOf, type RuleEntry } from '../definition/rules';

/** Rules that no schema can mean, values that a field can never have, and limits between which it never lies. */
export function checkRules(flow: FlowDefinition, known: Known, report: Report): void {
  for (const [rule, at] of rulesOf(flow)) {
    for (const entry of ruleEntries(rule, at)) {
      const starred = withStar(entry);
      if (starred) report(starred);
      if (typeof entry.wanted === 'boolean' && isYesOrNo(choicesAt(flow, entry.name))) report(answeredOrYes(entry));
      if (!isObject(entry.wanted)) continue;
      const wrong = wordsOfRule(entry);
      wrong.forEach(report);
      if (wrong.length > 0) continue;
      for (const one of [entry, ...ofEntries(entry)]) {
        checkValue(flow, one, report);
        checkLimits(flow, known, one, report);
      }
    }
  }
}

/** Keywords of a rule that are none, and values of another kind. What is compared with another path is known in a visit only. */
export function wordsOfRule({ wanted, path }: Pick<RuleEntry, 'wanted' | 'path'>): readonly Finding[] {
  if (!isObject(wanted)) return [];
  const found: Finding[] = [];
  checkKeywords(wanted, path, (finding) => { found.push(finding); });
  return [...found, ...(comparedPaths(wanted).length > 0 ? [] : kindsIn(wanted, path))];
}
/** Are these all answers of a question that is answered with yes or no? */
export const isYesOrNo = (answers: readonly unknown[] | undefined): boolean =>
  answers?.length === 2 && answers.every((answer) => typeof answer === 'boolean');
/** A rule `true` asks whether there is an answer. Who writes it of a yes or no has mostly meant yes. */
export const answeredOrYes = ({ name, wanted, path }: Pick<RuleEntry, 'name' | 'wanted' | 'path'>): Finding => ({
  code: 'answered-or-yes', path,
  message: `\`${String(wanted)}\` asks whether "${name}" is ${wanted === true ? '' : 'un'}answered, and No is an answer too.`,
  suggestion: `Write \`{ const: ${String(wanted)} }\` for ${wanted === true ? 'Yes' : 'No'}${wanted === true
    ? ', `{ enum: [true, false] }` where any answer counts' : ''}.`,
});

/** What the rule of a list asks of the fields of its entries. */
const ofEntries = ({ name, wanted, path }: RuleEntry): readonly RuleEntry[] => fieldsOfEntries(wanted, path)
  .flatMap((field) => (isObject(field.wanted) ? [{ name: `${name}.*.${field.name}`, wanted: field.wanted, path: field.path }] : []));

function checkValue(flow: FlowDefinition, { name, wanted, path }: RuleEntry, report: Report): void {
  const { const: only, enum: list } = wanted as JsonSchema;
  const values = only === undefined ? list : [only];
  const asked = askedAs(flow, name);
  const fields = schemasOf(flow, asked);
  // Who else writes there may give any value.
  if (!Array.isArray(values) || comparedPaths(values).length > 0 || fields.length === 0 || mayBeOther(flow, name)) return;
  values.forEach((value: unknown, index) => {
    const keyword = refuses(fields[0] as JsonSchema, [], value);
    const here = [...path, ...(only === undefined ? ['enum', String(index)] : ['const'])];
    otherSpelling({ name, value, path: here }, fields).forEach(report);
    if (!keyword || !fields.every((field) => refuses(field, [], value))) return;
    const choices = fields.flatMap((field) => field.enum ?? (field.const === undefined ? [] : [field.const])).map(String);
    const meant = typeof value === 'string' ? certain(value, choices) : undefined;
    report({
      code: 'impossible-value', path: here,
      message: `"${name}" can never be ${JSON.stringify(value)}: its \`${keyword}\` refuses it.`,
      suggestion: choices.length > 0 ? hint(String(value), choices)
        : dayHint(fields[0] as JsonSchema, value) ?? typeHint(fields[0] as JsonSchema, value),
      ...(meant === undefined ? {} : { fix: { value: meant } }), ...meantByTitle(valueTitled(flow, [asked], value), 'value'),
    });
  });
}
interface Spelt { readonly name: string; readonly value: unknown; readonly path: RuleEntry['path'] }
/** A text that anybody may write, and that differs by a slip from an example: visitors are told one, and the rule waits for the other. */
export function otherSpelling({ name, value, path }: Spelt, fields: readonly JsonSchema[]): readonly Finding[] {
  const examples = fields.flatMap((field) => field.examples ?? []).filter((one) => typeof one === 'string');
  const isChosen = fields.some((field) => field.enum ?? field.const ?? field.format);
  if (typeof value !== 'string' || isChosen || examples.some((one) => one.toLowerCase() === value.toLowerCase())) return [];
  const meant = certain(value, examples);
  if (meant === undefined || withoutDigits(meant) === withoutDigits(value)) return [];
  return [{
    code: 'other-spelling', path, message: `${JSON.stringify(value)} differs by a slip from an example of "${name}".`,
    suggestion: `Did you mean ${JSON.stringify(meant)}? If it is another one, add it to the \`examples\` of the field.`,
  }];
}
/** One code with a number may stand beside another: SAVE10, SAVE15. */
const withoutDigits = (text: string): string => text.replaceAll(/\d/gu, '');
const typeHint = ({ type }: JsonSchema, value: unknown): string | undefined =>
  (type === 'boolean' && typeof value === 'string' ? 'Its values are true and false.' : undefined);

/** Keywords of a rule that say nothing of such fields: they always hold. */
export function sayingNothing({ name, wanted, path }: Pick<RuleEntry, 'name' | 'wanted' | 'path'>, fields: readonly JsonSchema[]):
  readonly Finding[] {
  return Object.entries(judged).flatMap(([word, types]): readonly Finding[] => {
    const own = fields.flatMap(({ type = types }) => type);
    const isJudged = own.some((type) => types.some((one) => one === type) || !typesKnown.includes(type));
    if (!isObject(wanted) || !Object.hasOwn(wanted, word) || fields.length === 0 || isJudged) return [];
    const message = `\`${word}\` says nothing of "${name}", which is ${inWords(own[0] as string)}: this always holds.`;
    const counted = own[0] === 'array' && !Object.hasOwn(wanted, counts[word] ?? '') ? counts[word] : undefined;
    return [{
      code: 'impossible-value', path: [...path, word], key: true, message,
      ...(counted ? { suggestion: `Its entries are counted by \`${counted}\`.`, fix: { rename: counted } } : {}),
    }];
  });
}
/** The types of answers that a keyword says something of; of others it always holds. */
const judged = {
  minimum: ['number', 'integer'], maximum: ['number', 'integer'], exclusiveMinimum: ['number', 'integer'],
  exclusiveMaximum: ['number', 'integer'], multipleOf: ['number', 'integer'], window: ['string'], format: ['string'], pattern: ['string'],
  minLength: ['string'], maxLength: ['string'], minItems: ['array'], maxItems: ['array'],
} as const;
/** The keywords that say of a list what these say of a number. */
const counts: Readonly<Record<string, string>> = { minimum: 'minItems', maximum: 'maxItems' };
/** What a visitor chooses an entry from is a list, whoever writes it. */
const isChosenFrom = (flow: FlowDefinition, name: string): boolean => Object.values(flow.steps).some(({ on = {} }) =>
  Object.values(on).some((transition) => transition?.from === name));
interface Page { readonly word: string; readonly most: number }
/** The page of a list that takes the most entries, and its word that says how many. */
function mostOf(flow: FlowDefinition, { screenSpecs = {} }: Known, list: string): Page | undefined {
  const pages = Object.values(flow.steps).flatMap(({ screen, content = {} }) => {
    const { list: shows, most: word } = screenSpecs[screen] ?? {};
    return word !== undefined && shows !== undefined && content[shows] === list ? [{ word, most: Number(content[word] ?? Infinity) }] : [];
  });
  return pages.toSorted((a, b) => b.most - a.most)[0];
}
function checkLimits(flow: FlowDefinition, known: Known, { name, wanted, path }: RuleEntry, report: Report): void {
  const schema = wanted as JsonSchema;
  const isList = isChosenFrom(flow, name);
  const page = isList ? mostOf(flow, known, name) : undefined;
  const fields: readonly JsonSchema[] = isList
    ? [{ type: 'array', ...(page ? { maxItems: page.most } : {}) }] : schemasOf(flow, askedAs(flow, name));
  // A field that is wrong itself has a finding of its own.
  if (fields.length === 0 || (!isList && mayBeOther(flow, name)) || fields.some(emptyRange)) return;
  sayingNothing({ name, wanted, path }, fields).forEach(report);
  // What a promise rules out may be out of the question already.
  if (path[0] === 'promises' && path[2] === 'never') return;
  neverReached({ name, wanted, path }, fields).forEach(report);
  const never = (word: string, other: (typeof ranges)[number][number]): void => report({
    code: 'impossible-value', path: [...path, word],
    message: `this never holds: the \`${page?.word ?? other}\` of "${name}" is ${fields[0]?.[other]}.`,
  });
  for (const [least, most] of ranges) {
    if (fields.every((field) => (schema[least] ?? -Infinity) > (field[most] ?? Infinity))) never(least, most);
    if (fields.every((field) => (schema[most] ?? Infinity) < (field[least] ?? -Infinity))) never(most, least);
  }
  const [above, below] = [schema.exclusiveMinimum ?? -Infinity, schema.exclusiveMaximum ?? Infinity].map(Number) as [number, number];
  if (fields.every(({ maximum = Infinity }) => above >= maximum)) never('exclusiveMinimum', 'maximum');
  if (fields.every(({ minimum = -Infinity }) => below <= minimum)) never('exclusiveMaximum', 'minimum');
}
