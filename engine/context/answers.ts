import type { Context, FlowDefinition, JsonSchema, Patch, Path, Step } from '../types';
import { getPath } from './paths';

/** What a form says below a condition: in a `then`, an `else`, a combination or a dependency. */
export const conditionalParts = (schema: JsonSchema): readonly JsonSchema[] => [
  schema.then, schema.else, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? []),
  ...Object.values(schema.dependencies ?? {})
].filter((part): part is JsonSchema => typeof part === 'object' && !Array.isArray(part));

/** The names of a form's fields, also those that only exist below a condition. */
export const fieldNames = (schema: JsonSchema): readonly string[] =>
  [...new Set([...Object.keys(schema.properties ?? {}), ...conditionalParts(schema).flatMap(fieldNames)])];

/** Where a step that keeps its answers at `save` keeps the one to a field. */
export const pathOf = (save: Path | undefined, field: string): Path => (save ? `${save}.${field}` : field);

/** What the visitor has answered on a step: the object at `save`, or the form's own fields of the context. */
export function answersOf(step: Step, context: Context, form = step.form): Readonly<Record<string, unknown>> {
  if (!form) return {};
  if (step.save) return (getPath(context, step.save) as Record<string, unknown> | undefined) ?? {};
  return Object.fromEntries(fieldNames(form.schema).filter((name) => context[name] !== undefined).map((name) => [name, context[name]]));
}

/** The answers as a patch; fields of the form that are not in `data` are cleared, other fields at `save` stay (a geocoded lat). */
export function answersPatch(step: Step, data: Readonly<Record<string, unknown>>, form = step.form): Patch {
  if (!form) return {};
  return Object.fromEntries(fieldNames(form.schema).map((name) => [pathOf(step.save, name), data[name]]));
}

/** The `default` of every field of a form, by the path of its answer. */
export function defaultsOf(flow: FlowDefinition): ReadonlyMap<Path, unknown> {
  const found = Object.values(flow.steps).flatMap(({ form, save }) => Object.entries(form?.schema.properties ?? {})
    .flatMap(([name, field]): readonly (readonly [Path, unknown])[] =>
      (typeof field === 'boolean' || field.default === undefined ? [] : [[pathOf(save, name), field.default]])));
  return new Map(found.toReversed());
}
