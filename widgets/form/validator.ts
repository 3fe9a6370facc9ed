import type { Rules } from '#engine';
import { toErrorList, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { messageFor } from '../messages';
import type { Ui } from './kind';
import { keyOf, toErrorSchema } from './visible';
import { valueAt } from './values';

/** RJSF's judge is the engine's: page and machine give one verdict, and no code is generated (section 0 of quality.md). */
export function createValidator(rules: Rules): ValidatorType {
  return {
    validateFormData(data, schema, _custom, _transform, ui) {
      const errors = rules.errors(schema as never, data);
      const errorSchema = toErrorSchema(errors.map((error) => ({
        key: keyOf(error.path), path: error.path, keyword: error.keyword, text: messageFor(error, ui as Ui | undefined, valueAt(data, error.path)),
      })));
      return { errors: toErrorList(errorSchema), errorSchema };
    },
    isValid(schema: RJSFSchema, data, root: RJSFSchema) {
      if (data === undefined) return schema.type === undefined && schema.const === undefined && schema.enum === undefined;
      return rules.valid(withDefinitions(schema, root) as never, data);
    },
    rawValidation: (schema, data) => ({ errors: [...rules.errors(schema as never, data)] as never[] }),
  };
}

const joined = new WeakMap<object, RJSFSchema>();
/** RJSF asks about parts of a schema; a part that refers to definitions needs them beside it. Kept, because the judge caches by identity. */
function withDefinitions(schema: RJSFSchema, root: RJSFSchema | undefined): RJSFSchema {
  const { definitions, $defs } = root ?? {};
  if (!definitions && !$defs) return schema;
  const known = joined.get(schema);
  if (known) return known;
  const made = { definitions, $defs, ...schema };
  joined.set(schema, made);
  return made;
}
