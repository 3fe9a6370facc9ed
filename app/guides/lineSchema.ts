import { keywordFormats, language as flow } from '#engine/check';
import { partNames } from '#flows/file/parts';
import { lineSchema as said } from '#schemas/line';
import { questionSchema } from '#schemas/question';
import { quoteServiceSchema } from '#schemas/quoteService';
import { ratingSchema } from '#schemas/rating';
import { drawingNames } from '../illustrations/Spot';
import { formDefinitions, ref, stepSchema, widgetNames, type Schema } from './definitionSchema';

const objectOf = (schema: object): Required<Pick<Schema, 'properties' | 'required'>> & Schema => ({ properties: {}, required: [],
  ...schema });
const without = (schema: object, ...names: readonly string[]): Schema => {
  const { properties, required, definitions: _definitions, ...rest } = objectOf(schema);
  return { ...rest, properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))),
    required: required.filter((name) => !names.includes(name)) };
};
const describedAs = (schema: Schema, description: string | undefined): Schema => (description === undefined ? schema : { ...schema,
  description });
/** What an editor knows of questions besides their words: the names there are. */
const question: Schema = { ...questionSchema, properties: {
  ...objectOf(questionSchema).properties,
  format: { ...questionSchema.properties.format, enum: keywordFormats },
  'ui:widget': { ...objectOf(questionSchema).properties['ui:widget'], enum: widgetNames },
} };
const definitions: Readonly<Record<string, Schema>> = {
  ...ratingSchema.definitions as unknown as Readonly<Record<string, Schema>>, ...flow.definitions as unknown as Readonly<Record<string,
  Schema>>,
  question,
  asked: { anyOf: [{ enum: partNames, description: 'A part that lines share.' },
    { type: 'object', additionalProperties: ref('question') }] },
  section: { type: 'object', additionalProperties: false, required: ['section', 'ask'], properties: {
    section: { type: 'string', description: 'A heading over some questions.' },
    ask: { type: 'array', items: ref('asked'), description: 'The questions below it.' },
  } },
  ...formDefinitions,
  form: { anyOf: [{ type: 'array', items: { anyOf: [ref('section'), ref('asked')] } }, formDefinitions.form] },
  step: stepSchema({ ...ref('form'), description: 'What the step asks: names of shared parts, and fields by their names.' }),
};

/** A whole line file, for editors: what `npm run check` says of it, as far as a schema can. */
export function wholeSchema(): Schema & { readonly definitions: Readonly<Record<string, Schema>> } {
  const { properties, ...rest } = objectOf(said);
  const own = objectOf(flow).properties;
  const landing = objectOf(properties.landing ?? {});
  return {
    $schema: 'http://json-schema.org/draft-07/schema#', title: 'A line of insurance', ...rest,
    properties: {
      ...Object.fromEntries(Object.entries(properties).map(([name, schema]) =>
        [name, Object.hasOwn(own, name) && !['id', 'code', 'base', 'title', '$schema',
          'calls'].includes(name) ? own[name] as Schema : schema])),
      landing: { ...landing, properties: { ...landing.properties,
        illustration: { ...landing.properties.illustration, enum: drawingNames },
        cards: cardsWithDrawings(landing.properties.cards ?? {}),
      } },
      calls: describedAs({ type: 'object', additionalProperties: ref('call') }, properties.calls?.description),
      quote: describedAs(without(quoteServiceSchema, 'vertical', 'currency', 'application'), properties.quote?.description),
      rating: describedAs(without(ratingSchema, 'code', 'currency', 'application'), properties.rating?.description),
    },
    definitions,
  };
}
function cardsWithDrawings(cards: Schema): Schema {
  const items = objectOf(cards.items as object);
  return { ...cards, items: { ...items, properties: { ...items.properties, icon: { ...items.properties.icon, enum: drawingNames } } } };
}
