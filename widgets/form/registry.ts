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
