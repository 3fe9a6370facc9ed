import { conditionalParts, fieldNames, pathOf } from '../context/answers';
import { overlap } from '../context/paths';
import { fieldSchema } from '../rules/errors';
import type { JsonSchema, Path, Step } from '../types';

/** May a step be left with Next although nothing is answered at the path? Where that hangs on a condition of the form, it is not said. */
export function mayStayBlank({ form, save, survey }: Step, path: Path): boolean {
  if (survey || !form) return false;
  const { schema } = form;
  const required = requiredIn(schema);
  const isSure = (name: string): boolean => required.includes(name) || isFilled(fieldSchema(schema, [name]));
  return schema.minProperties === undefined
    && !fieldNames(schema).some((name) => overlap(pathOf(save, name), path) && isSure(name));
}

/** What a form requires, also below a condition. */
const requiredIn = (schema: JsonSchema): readonly string[] => [...schema.required ?? [], ...conditionalParts(schema).flatMap(requiredIn)];
/** A field that has a value before anybody answers it, or a group or list of which some part must be answered. */
const isFilled = (field: JsonSchema): boolean =>
  field.default !== undefined || field.const !== undefined || (field.minItems ?? 0) > 0 || requiredIn(field).length > 0;
