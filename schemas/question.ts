import { list, object, said, text, type Schema } from './quoteService';

const string: Schema<string> = { type: 'string' } as object;
const flag: Schema<boolean> = { type: 'boolean' } as object;
const number: Schema<number> = { type: 'number' } as object;
const names = list(text);
const table: Schema<Readonly<Record<string, string>>> = { type: 'object', additionalProperties: string } as object;
/** What a picked address consists of. */
const addressParts = ['streetAddress', 'unit', 'city', 'region', 'postal', 'country'] as const;
const oneOf = <Name extends string>(...known: readonly Name[]): Schema<Name> => ({ enum: known } as object);
/** A choice that is offered. */
interface Choice { readonly value: unknown; readonly title: string; readonly help?: string }
const span = { anyOf: [{ type: 'integer' },
  object({ years: { type: 'integer' }, months: { type: 'integer' }, days: { type: 'integer' } })] };

/** How a field is asked: every option that a widget, a template or a screen reads. `ui:x` and `ui:options.x` are the same. */
export const uiOptionSchemas = {
  widget: said('How it is asked. The usual one is chosen by type, format and choices.', text),
  field: said('`card`: the fields of a card.', text),
  width: said('How much of the line it takes; all of it on a phone.', oneOf('full', 'half', 'third')),
  label: said('`false` hides the label from sight, a text replaces it.', { type: ['boolean', 'string'] } as Schema<string | false>),
  optional: said('`false` drops the word “optional”.', flag),
  help: said('A hint under the label.', text), description: said('The same as `help`.', text),
  messages: said('Own words for what is wrong, by keyword: { required: … }.', table),
  patternMessage: said('Own words when `pattern` is not met.', text),
  autocomplete: said('What a browser may fill in, as in HTML: given-name.', text),
  inputMode: said('The keyboard of a phone.', oneOf('text', 'numeric', 'decimal', 'tel', 'email', 'search', 'none')),
  spellcheck: said('As in HTML.', flag), placeholder: said('As in HTML; of a select, what stands before a choice.', string),
  disabled: said('As in HTML.', flag), readonly: said('As in HTML.', flag),
  ignore: said('Letters that are dropped while typing: “ -”.', string),
  cut: said('`false` keeps what is longer than `maxLength`, for the rule to refuse. An exact length does the same. Otherwise it is not '
    + 'kept, and that is said.', flag),
  choices: said('[{ value, title, help }], values of any plain kind; in a line file say `choices` beside `ui:` instead.',
    { type: 'array' } as Schema<readonly Choice[]>),
  enumNames: said('How the values of `enum` read.', list(string)),
  compact: said('Radio cards side by side.', flag), text: said('What a fixed field shows; nothing is ever written.', string),
  emptyText: said('What to try, said when a search matches nothing.', text),
  track: said('An analytics event: a search of 3 letters or more, once the typing has paused.', text),
  format: said('How a date is typed, also in messages.', oneOf('MM/DD/YYYY', 'dd/mm/yyyy')),
  dob: said('A date of birth: typed only, slashes come by themselves, no calendar.', flag),
  range: said('`{ from }` or `{ to }` names the other date of a range.', object({ from: text, to: text })),
  limitText: said('Said of the dates allowed; {min} and {max} are filled.', text),
  zone: said('The time zone of today: America/New_York.', text),
  dropdowns: said('Month and year to choose from.', flag), currency: said('USD, ZAR or a sign.', text),
  countries: said('The countries of a phone number that may be chosen.', names),
  defaultCountry: said('The country of a phone number to start with.', text),
  fills: said(`Field → the part of a picked address that fills it: ${addressParts.join(', ')}. The street names itself too.`,
    { type: 'object', additionalProperties: oneOf(...addressParts) } as Schema<Readonly<Record<string, typeof addressParts[number]>>>),
  country: said('The country of the address suggestions.', text),
  countryField: said('The field that holds that country.', text),
  pickedOnly: said('Only a picked address counts (widgets/README.md).', flag), rowTitle: said('Over each row of a list: Tenant {n}.', text),
  addLabel: said('The button that adds a row.', text), minRows: said('Rows shown at first; in a line file 1 when absent, unless the list is optional.', number),
  maxText: said('Said when the list is full.', text),
  extraFields: said('Asks for the postal code of the card as well.', flag), hideWhenKnown: said('Not asked when it was prefilled.', flag),
  vip: said('An amount above the limit is told, on a survey.', flag),
  sections: said('Named groups of a form, in order; in a line file say `section`.', { type: 'array' }),
};
const ui = Object.fromEntries(Object.entries(uiOptionSchemas).map(([name, schema]) => [`ui:${name}`, schema]));

const choices = { anyOf: [
  { type: 'object', additionalProperties: { type: 'string' } },
  list(object({ value: {}, title: text, help: text }, ['value', 'title'])),
] };
const asked = { $ref: '#/definitions/asked' };
/** What a field may answer, and how it is asked, as a line file says it. `npm run check` judges the form that is made of it. */
export const questionSchema = {
  type: 'object', additionalProperties: false,
  properties: {
    title: said('The question, or the label.', text),
    type: said('A text when absent.', { enum: ['string', 'number', 'integer', 'boolean', 'object', 'array'] }),
    format: said('A kind of text.', text), choices: said('Value → how it reads; or a list of { value, title, help }.', choices),
    optional: said('May be left blank. Without it an answer is required.', flag),
    rows: said('A list: each of its rows is asked these questions. At least one, unless it is optional or has `minItems`.', list(asked)),
    examples: said('Answers that the prover and the gallery type. A text, a number and a list need some.', { type: 'array' }),
    default: said('Counts in rules while the field is blank; the page shows it blank.', {}),
    window: said('The days allowed, both included: from `today` or from the field named.', object({
      from: said('`today`, or the name of the date beside it.', text), zone: said('The time zone of today.', text),
      min: said('The first day: days, or { years, months, days }. A minus counts back.', span), max: said('The last day.', span),
      years: said('The one edge: -18 is eighteen years ago or longer.', { type: 'integer' }),
      months: said('Likewise.', { type: 'integer' }),
      days: said('Likewise.', { type: 'integer' }),
    }, ['from'])),
    minLength: said('Characters, at least.', number), maxLength: said('Characters, at most.', number),
    pattern: said('A regular expression.', text), minimum: said('At least.', number), maximum: said('At most.', number),
    exclusiveMinimum: said('More than.', number), exclusiveMaximum: said('Less than.', number), multipleOf: said('A multiple of.', number),
    enum: said('The values allowed, without words of their own.', { type: 'array' }),
    const: said('The only value allowed. A yes or no with one is a box to tick.', {}),
    minItems: said('Rows, at least.', number), maxItems: said('Rows, at most.', number), uniqueItems: said('No row twice.', flag),
    description: said('A hint under the label.', text), readOnly: said('Shown, and not changed.', flag),
    writeOnly: said('Belongs to this moment alone, and is never stored.', flag),
    ...ui, 'ui:order': said('The order of the fields of a group.', names),
    'ui:options': said('The same options without `ui:`.', { type: 'object' }),
  },
};
