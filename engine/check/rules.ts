import { isWithin } from '../context/paths';
import { fieldSchema } from '../rules/errors';
import { comparedPaths } from '../rules/subject';
import { isObject } from '../isObject';
import type { FlowDefinition, JsonSchema } from '../types';
import { checkKeywords, refuses } from './fields';
import type { Report } from './finding';
import { certain, hint } from './nearest';
import { ruleEntries, rulesOf, type RuleEntry } from './walk';

/** Rules that no schema can mean, and values that a field can never have. */
export function checkRules(flow: FlowDefinition, report: Report): void {
  for (const [rule, at] of rulesOf(flow)) {
    for (const entry of ruleEntries(rule, at)) {
      if (!isObject(entry.wanted)) continue;
      checkKeywords(entry.wanted, entry.path, report);
      checkValue(flow, entry, report);
    }
  }
}

function checkValue(flow: FlowDefinition, { name, wanted, path }: RuleEntry, report: Report): void {
  const { const: only, enum: list } = wanted as JsonSchema;
  const values = only === undefined ? list : [only];
  const fields = schemasOf(flow, name);
  // Who else writes there may give any value.
  if (!Array.isArray(values) || comparedPaths(values).length > 0 || fields.length === 0 || isWrittenElsewhere(flow, name)) return;
  values.forEach((value: unknown, index) => {
    const keyword = refuses(fields[0] as JsonSchema, [], value);
    if (!keyword || !fields.every((field) => refuses(field, [], value))) return;
    const choices = fields.flatMap((field) => field.enum ?? (field.const === undefined ? [] : [field.const])).map(String);
    const meant = typeof value === 'string' ? certain(value, choices) : undefined;
    report({
      code: 'impossible-value', path: [...path, ...(only === undefined ? ['enum', String(index)] : ['const'])],
      message: `"${name}" can never be ${JSON.stringify(value)}: its \`${keyword}\` refuses it.`,
      suggestion: choices.length > 0 ? hint(String(value), choices) : typeHint(fields[0] as JsonSchema, value),
      ...(meant ? { fix: { value: meant } } : {}),
    });
  });
}
const typeHint = ({ type }: JsonSchema, value: unknown): string | undefined =>
  (type === 'boolean' && typeof value === 'string' ? 'Its values are true and false.' : undefined);

/** The fields of forms that are stored at a path. */
export function schemasOf(flow: FlowDefinition, path: string): readonly JsonSchema[] {
  return Object.values(flow.steps).flatMap(({ form, save }) => {
    if (!form) return [];
    const inner = save ? (path.startsWith(`${save}.`) ? path.slice(save.length + 1) : '') : path;
    const found = fieldSchema(form.schema, inner.split('.'));
    return Object.keys(found).length > 0 ? [found] : [];
  });
}
/** Every answer that the forms allow at a path; undefined when some field there takes more than can be listed. */
export function choicesAt(flow: FlowDefinition, path: string): readonly unknown[] | undefined {
  const found = schemasOf(flow, path).map(({ enum: choices, const: only, type }) =>
    choices ?? (only !== undefined ? [only] : type === 'boolean' ? [true, false] : undefined));
  return found.length > 0 && found.every((choices) => choices !== undefined) ? [...new Set(found.flat())] : undefined;
}
/** May something else than a form write there? */
export function isWrittenElsewhere(flow: FlowDefinition, path: string): boolean {
  const [top] = path.split('.');
  const isIn = (place: string | undefined): boolean => place !== undefined && isWithin(path, place);
  return Object.values(flow.calls).some(({ gives }) => gives.includes(top as string))
    || [...(flow.changes ?? []), ...(flow.load ?? [])].some(({ set = {} }) => Object.keys(set).some(isIn))
    || Object.values(flow.steps).some(({ on = {} }) => Object.values(on).some((transition) => isIn(transition?.save)));
}
