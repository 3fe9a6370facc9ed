import type { Described, ObjectOf, ValueOf } from './described';

export type Schema<Value = unknown> = object & Described<Value>;
type Properties = Readonly<Record<string, object>>;
export const object = <Of extends Properties, Required extends keyof Of = never>(
  properties: Of, required: readonly Required[] = [],
): Schema<ObjectOf<Of, Exclude<keyof Of, Required>>> => ({ type: 'object', properties, required, additionalProperties: false } as object);
export const ref = (name: string): object => ({ $ref: `#/definitions/${name}` });
export const text: Schema<string> = { type: 'string', minLength: 1 } as object;
export const path = { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*(\\.([A-Za-z0-9_-]+|\\*))*$' };
export const word = { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' };
export const currency = { type: 'string', pattern: '^[A-Z]{3}$', examples: ['USD'] };
export const list = <Of extends object>(items: Of): Schema<readonly ValueOf<Of>[]> => ({ type: 'array', items } as object);
/** With what it means: editors and the reference show it. */
export const said = <Of extends object>(description: string, schema: Of): Of => ({ ...schema, description });

const between = object({ from: said('The path of the first date.', path), to: said('The path of the second date.', path) }, ['from', 'to']);
export const definitions = {
  rule: {
    type: 'object', additionalProperties: { anyOf: [{ type: 'boolean' }, { type: 'object' }] },
    properties: { anyOf: list(ref('rule')), allOf: list(ref('rule')), not: ref('rule') },
  },
  /** Where a value comes from (api/source.ts). */
  source: { anyOf: [path, list(ref('source')), ref('words')] },
  sources: { type: 'object', additionalProperties: ref('source') },
  words: object({
    when: said('Beside another word: nothing while the rule does not hold. Alone: whether it holds.', ref('rule')),
    first: said('The first of these that is not blank.', list(ref('source'))), else: said('The value when nothing else gives one.', {}),
    sum: said('The sum of the numbers at these paths; `*` is every entry of a list.', list(path)),
    count: said('How many entries the list at this path has.', path), text: said('A text with {paths} filled in.', text),
    lookup: said('The path whose value is looked up in the table `in`.', path), in: said('Value → result.', { type: 'object' }),
    days: said('Days from one date to the other, both counted: the same day is 1.', between),
    years: said('Whole years from one date to the other: an age.', between),
    newId: said('A new id.', { const: true }), value: said('This value.', {}), now: said('This moment.', { const: true }),
    fields: said('An object of such values; what is blank is left out.', ref('sources')),
    list: said('With `fields`: such an object for each entry of the list at this path, whose paths are the entry’s.', path),
    complete: said('Left out until it is as `application` wants it.', { const: true }),
  }),
};
const entries = object({
  list: said('The name of the list.', word), entry: said('Where the entry stands that is being answered.', word),
  removed: said('Where the entry stands that is to go.', word), id: said('The field by which an entry is known again.', word),
  refuses: said('Entries that are not sent, each with the code of its message.',
    list(object({ when: ref('rule'), code: text }, ['when', 'code']))),
  answer: said('How the service’s list reads as our answers, where it changes them.', object({
    list: said('The path of the list in the application.', path), fields: said('Our field → theirs.', ref('sources')),
  }, ['list', 'fields'])),
}, ['list', 'entry', 'removed', 'id']);

/** What a line says of itself at the quote service, as the grammar is of a flow. api/adapters/quoteService.ts says what each word means. */
export const quoteServiceSchema = {
  ...object({
    vertical: text, currency, application: { type: 'object' },
    place: said('The path of the answers with the address: where it lies is sent along.', path),
    buyer: said('The paths of the buyer’s name, phone number and e-mail. The card is in this name.', object(
      { firstName: path, lastName: path, phoneNumber: path, email: path }, ['firstName', 'lastName', 'phoneNumber', 'email'])),
    create: said('The application as it begins: their field → where the value comes from.', ref('sources')),
    update: said('The application as it stands. What is left out stays as the quote has it.', ref('sources')),
    plans: said('How plans are asked for.', object({
      order: said('Dearest first; the service’s order when absent.', { enum: ['dearestFirst'] }),
      category: said('The path of what is sent as category_code.', path),
    })),
    entries: said('A list that is answered an entry at a time, as pets are.', entries),
  }, ['vertical', 'currency', 'buyer', 'create', 'update']),
  definitions,
};
