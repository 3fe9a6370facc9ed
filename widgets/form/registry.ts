import { createSchemaUtils, englishStringTranslator, type Registry, type RJSFSchema, type TemplatesType } from '@rjsf/utils';
import type { JsonSchema, Rules } from '#engine';
import { fields, templates, widgets } from '../theme';
import { createValidator } from './validator';

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
