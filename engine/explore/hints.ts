import { addDays, isDay } from '../clock';
import { fieldNames } from '../context/answers';
import { fieldSchema } from '../rules/errors';
import { comparedPaths, subjectOf } from '../rules/subject';
import type { FlowDefinition, JsonSchema, Window } from '../types';
import { propositionsOf } from './propositions';

/** What rules say of a form's fields, by the field's own name: values that lie on both sides of an edge. */
export interface RuleHints {
  /** Windows that rules put on the field. */
  readonly windows: Readonly<Record<string, readonly Window[]>>;
  /** Values of answers that rules compare it with. */
  readonly values: Readonly<Record<string, readonly unknown[]>>;
  /** Numbers of entries that rules ask for. */
  readonly sizes: Readonly<Record<string, readonly number[]>>;
}
export const noHints: RuleHints = { windows: {}, values: {}, sizes: {} };

/** Gathers what the rules of a flow tell apart. */
export function hintsOf(flow: FlowDefinition): RuleHints {
  const windows: Record<string, Window[]> = {};
  const values: Record<string, unknown[]> = {};
  const sizes: Record<string, number[]> = {};
  for (const atom of propositionsOf(flow)) {
    for (const [key, schema] of Object.entries(atom)) {
      if (typeof schema !== 'object') continue;
      const { word, path } = subjectOf(key);
      const { window } = schema as JsonSchema;
      if (window) (windows[lastOf(path)] ??= []).push(window);
      if (word === 'count') (sizes[lastOf(path)] ??= []).push(...numbersIn(schema).flatMap(around));
      for (const other of [...comparedPaths(schema), ...(window && window.from !== 'today' ? [window.from] : [])]) {
        (values[lastOf(path)] ??= []).push(...examplesAt(flow, other).flatMap(around));
        (values[lastOf(other)] ??= []).push(...examplesAt(flow, path).flatMap(around));
      }
    }
  }
  return { windows, values, sizes };
}

const lastOf = (path: string): string => path.split('.').at(-1) as string;
const numbersIn = (schema: object): readonly number[] =>
  Object.values(schema).filter((limit): limit is number => typeof limit === 'number');
/** A value and its neighbours: the day before and after, one less and one more. */
function around<Value>(value: Value): readonly Value[] {
  if (typeof value === 'number') return [value - 1, value, value + 1] as unknown as readonly Value[];
  return isDay(value) ? [addDays(value, -1), value, addDays(value, 1)] as unknown as readonly Value[] : [value];
}
/** Right values of the fields that are stored at a path. */
export function examplesAt(flow: FlowDefinition, path: string): readonly unknown[] {
  return Object.values(flow.steps).flatMap(({ form, save }): readonly unknown[] => {
    const inner = save && path.startsWith(`${save}.`) ? path.slice(save.length + 1) : path;
    if (!form || !fieldNames(form.schema).includes(inner)) return [];
    const { examples = [], enum: choices = [], const: only, minimum, maximum } = fieldSchema(form.schema, [inner]);
    return [...examples, ...choices, only, minimum, maximum].filter((value) => value !== undefined);
  });
}
