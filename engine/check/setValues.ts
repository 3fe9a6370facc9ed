import { isBlank } from '../context/paths';
import { isObject } from '../isObject';
import type { FlowDefinition } from '../types';
import { refuses } from './fields';
import { schemasOf } from './fieldsAt';
import type { Report } from './finding';
import { hint } from './nearest';
import type { Trail } from '../definition/trail';

/** Values that a change writes into a field which refuses them: the page would show no answer, and Next would wait for one. */
export function checkSetValues(flow: FlowDefinition, report: Report): void {
  for (const { path, value, at } of valuesIn(flow)) {
    const fields = schemasOf(flow, path);
    const keywords = fields.map((field) => refuses(field, [], value));
    // A box that is no longer ticked, and an answer that is no longer there, are asked again.
    if (value === false || isBlank(value) || fields.length === 0 || !keywords.every(Boolean)) continue;
    report({
      code: 'bad-default', path: at, message: `"${path}" can never be ${JSON.stringify(value)}: its \`${keywords[0]}\` refuses it.`,
      suggestion: among(value, [...new Set(fields.flatMap((field) => field.enum ?? []).map(String))]),
    });
  }
}
/** One number is no slip of another: all are named. */
const among = (value: unknown, choices: readonly string[]): string | undefined =>
  (typeof value === 'string' ? hint(value, choices) : choices.length > 0 ? `There are: ${choices.join(', ')}.` : undefined);
interface SetValue { readonly path: string; readonly value: unknown; readonly at: Trail }
const valuesIn = (flow: FlowDefinition): readonly SetValue[] => (['changes', 'load'] as const).flatMap((word) =>
  (flow[word] ?? []).flatMap((change, index) => Object.entries(change.set ?? {}).flatMap(([path, from]): readonly SetValue[] => {
    if (!isObject(from)) return [];
    const said: Readonly<Record<string, unknown>> = { ...from };
    const at = [word, String(index), 'set', path];
    const table = isObject(said.in) ? Object.entries(said.in).map(([key, value]) => ({ path, value, at: [...at, 'in', key] })) : [];
    return [...['value', 'else'].map((one) => ({ path, value: said[one], at: [...at, one] })), ...table];
  })));
