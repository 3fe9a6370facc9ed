import {
  createSchemaUtils, englishStringTranslator, type Registry, type RJSFSchema, type TemplatesType, type ValidatorType,
} from '@rjsf/utils';
import type { JsonSchema, Rules } from '#engine';
import { fields, templates, widgets } from '../theme';

/** RJSF never invents an answer: no defaults, no rows, no empty objects, and above all no tick where only `true` is right. */
const defaults = {
  emptyObjectFields: 'skipDefaults', allOf: 'skipDefaults', constAsDefaults: 'never', arrayMinItems: { populate: 'never' },
} as const;

/** What RJSF's fields find their parts in. Its own `Form` would bring all default fields and widgets, and a second copy of the answers. */
export function createRegistry(id: string, schema: JsonSchema, rules: Rules): Omit<Registry, 'formContext'> {
  const rootSchema = schema as RJSFSchema;
  return {
    fields, widgets, templates: templates as TemplatesType, rootSchema,
    schemaUtils: createSchemaUtils(createValidator(rules), rootSchema, defaults),
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: id, idSeparator: '.', useFallbackUiForUnsupportedType: false },
  };
}

/** RJSF asks only which branch of a schema holds; the engine's rules answer, so page and machine agree. `FlowForm` finds the errors. */
function createValidator(rules: Rules): ValidatorType {
  return {
    isValid(schema: RJSFSchema, data) {
      if (data === undefined) return schema.type === undefined && schema.const === undefined && schema.enum === undefined;
      return rules.valid(schema as JsonSchema, data);
    },
    validateFormData: () => ({ errors: [], errorSchema: {} }),
    rawValidation: () => ({ errors: [] }),
  };
}
