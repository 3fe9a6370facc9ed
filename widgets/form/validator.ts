import type { Rules } from '#engine';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

/** RJSF asks only which branch of a schema holds; the engine's rules answer, so page and machine agree. `FlowForm` finds the errors. */
export function createValidator(rules: Rules): ValidatorType {
  return {
    isValid(schema: RJSFSchema, data, root: RJSFSchema) {
      if (data === undefined) return schema.type === undefined && schema.const === undefined && schema.enum === undefined;
      return rules.valid(withDefinitions(schema, root) as never, data);
    },
    validateFormData: () => ({ errors: [], errorSchema: {} }),
    rawValidation: () => ({ errors: [] }),
  };
}

const joined = new WeakMap<object, RJSFSchema>();
/** RJSF asks about parts of a schema; a part that refers to definitions needs them beside it. Cached: the rules cache by identity. */
function withDefinitions(schema: RJSFSchema, root: RJSFSchema | undefined): RJSFSchema {
  const { definitions, $defs } = root ?? {};
  if (!definitions && !$defs) return schema;
  const cached = joined.get(schema);
  if (cached) return cached;
  const made = { definitions, $defs, ...schema };
  joined.set(schema, made);
  return made;
}
