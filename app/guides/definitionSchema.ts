import { keywordFormats, keywords, language as flow } from '#engine/check';
import { questionSchema, uiOptionSchemas } from '#schemas/question';
import { known } from '../check/known';
import { screenSpecs } from '#flows/screenContent';
import { contentSchema } from './content';

export type Schema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, Schema>>; readonly required?: readonly string[]; readonly description?: string;
};
export const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` });
/** Other spellings and RJSF's own names are left out. */
export const widgetNames = (known.widgets ?? []).filter((name) => /^[a-z]/.test(name) && name !== 'card');

const fields: Schema = { type: 'object', additionalProperties: ref('field') };
const several: Schema = { type: 'array', items: ref('field') };
const names: Schema = { type: 'array', items: { type: 'string' } };
/** What stands at a keyword where it is more than in a question. */
const inner: Readonly<Record<string, Schema>> = {
  type: { anyOf: [{ enum: ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] }, names],
    description: 'The kind of answer.' },
  format: { enum: keywordFormats, description: 'A kind of text.' },
  title: { type: 'string', description: 'The question, or the label.' },
  properties: { ...fields, description: 'The fields, by name.' }, patternProperties: fields,
  dependencies: { type: 'object', additionalProperties: { anyOf: [ref('field'), names] } },
  required: { ...names, description: 'The fields that must be answered.' },
  items: { ...ref('field'), description: 'What each row, or each choice, is.' },
  additionalProperties: ref('field'), propertyNames: ref('field'), contains: ref('field'),
  if: ref('field'), then: ref('field'), else: ref('field'), not: ref('field'), allOf: several, anyOf: several, oneOf: several,
  newerThan: { type: 'object', description: 'A moment that must lie less than so long ago.' },
};
const ofQuestions = questionSchema.properties as Readonly<Record<string, Schema>>;

/** A form as a definition says it: a JSON Schema of the keywords there are, and the options by which its fields are asked. */
export const formDefinitions: Readonly<Record<string, Schema>> = {
  field: { anyOf: [{ type: 'boolean' }, { type: 'object', additionalProperties: false,
    properties: Object.fromEntries(keywords.map((word) => [word, inner[word] ?? ofQuestions[word] ?? {}])) }] } as unknown as Schema,
  ui: {
    type: 'object',
    properties: {
      ...Object.fromEntries(Object.entries(uiOptionSchemas).map(([name, schema]) => [`ui:${name}`, schema as Schema])),
      'ui:widget': { description: 'How it is asked. The usual one is chosen by type, format and choices.', enum: widgetNames },
      'ui:options': { type: 'object', additionalProperties: false, properties: { ...uiOptionSchemas,
        widget: { enum: widgetNames } } as unknown as Record<string, Schema>, description: 'The same options without `ui:`.' },
      'ui:order': { ...names, description: 'The order of the fields.' },
    },
    patternProperties: { '^(?!ui:)': ref('ui') }, additionalProperties: false,
  } as Schema,
  form: { ...flow.definitions.form, properties: {
    schema: { ...ref('field'), description: flow.definitions.form.properties.schema.description },
    ui: { ...ref('ui'), description: flow.definitions.form.properties.ui.description },
  } },
};

/** A step: the grammar, the screens there are, and what each of them says. */
export const stepSchema = (form: Schema): Schema => ({ ...flow.definitions.step, properties: {
  ...flow.definitions.step.properties, screen: { ...flow.definitions.step.properties.screen, enum: known.screens }, form,
}, allOf: Object.entries(screenSpecs).map(([screen, { content }]) => ({
  if: { properties: { screen: { const: screen } }, required: ['screen'] },
  then: { properties: { content: contentSchema(screen, content) } },
})) } as unknown as Schema);

/** A whole definition, for editors: what `npm run check` says of it, as far as a schema can. */
export const definitionSchema = (): Schema => ({
  ...flow, $id: undefined, definitions: {
    ...flow.definitions, ...formDefinitions,
    step: stepSchema(flow.definitions.step.properties.form as Schema),
  },
}) as unknown as Schema;
