import type { JsonSchema } from '#engine';

/** An example for the gallery: a whole small form (`schema`, `ui`) and its data. */
export interface Example {
  readonly title: string;
  readonly schema: JsonSchema;
  readonly ui?: Readonly<Record<string, unknown>>;
  readonly value: Readonly<Record<string, unknown>>;
  readonly disabled?: boolean;
}

/** A form of one required field. */
const one = (title: string, field: JsonSchema, ui?: Readonly<Record<string, unknown>>, value?: unknown): Example => ({
  title,
  schema: { type: 'object', required: ['field'], properties: { field } },
  ui: { field: ui ?? {} },
  value: value === undefined ? {} : { field: value },
});

const trades = ['Accountant', 'Bakery', 'Barber shop', 'Bookkeeper', 'Caterer', 'Coffee shop', 'Florist', 'Graphic designer', 'Photographer', 'Software developer', 'Tutor', 'Wholesale bakery'];
const classes = Array.from({ length: 10_000 }, (_, at) => ({ value: at, title: `${trades[at % trades.length]} ${at}` }));
const phone = { type: 'string', title: 'Phone', pattern: '^\\+(1\\d{10}|(?!1)\\d{8,15})$' };
const usPhone = { type: 'string', title: 'Phone number', pattern: '^[2-9]\\d{9}$' };
const usUi = { 'ui:widget': 'usPhone', 'ui:placeholder': 'Phone Number (e.g. 555-555-5555)' };
const part = (title: string): { readonly type: string; readonly title: string; readonly maxLength: number } => ({ type: 'string', title, maxLength: 30 });

/** Every widget with its examples, for the gallery. */
export const widgetExamples: readonly { readonly name: string; readonly title: string; readonly examples: readonly Example[] }[] = [
  { name: 'text', title: 'Text', examples: [
    one('Text', { type: 'string', title: 'First name', maxLength: 40 }, { 'ui:autocomplete': 'given-name' }, 'Ines'),
    one('With a hint', { type: 'string', title: 'ZIP code', description: 'Five digits', maxLength: 5, pattern: '^\\d{5}$', examples: ['43215'] }, { 'ui:options': { inputMode: 'numeric', ignore: ' -', width: 'half', autocomplete: 'postal-code' } }),
    { title: 'Optional', schema: { type: 'object', properties: { middleName: { type: 'string', title: 'Middle name' } } }, value: {} },
    one('Fixed', { type: 'string', title: 'Loss of use', readOnly: true }, {}, 'Included'),
    { ...one('Off', { type: 'string', title: 'City' }, {}, 'Columbus'), disabled: true },
    one('Right to left', { type: 'string', title: 'שם מלא', description: 'כפי שמופיע בתעודה' }, {}, 'דנה כהן'),
    one('An exact length', { type: 'string', title: 'Postal code', minLength: 5, maxLength: 5 }, { 'ui:options': { width: 'half' } }, '432156'),
  ] },
  { name: 'email', title: 'E-mail', examples: [
    one('E-mail', { type: 'string', format: 'email', title: 'E-mail' }, { 'ui:widget': 'email' }, 'ines@example.com'),
    one('Not an address yet', { type: 'string', format: 'email', title: 'E-mail' }, { 'ui:widget': 'email' }, 'ines@example'),
  ] },
  { name: 'number', title: 'Number', examples: [
    one('Whole number', { type: 'integer', title: 'Number of employees', minimum: 1, maximum: 25 }, { 'ui:widget': 'number', 'ui:options': { width: 'half' } }, 4),
  ] },
  { name: 'currency', title: 'Currency', examples: [
    one('Dollars', { type: 'integer', title: 'Value of the collection', minimum: 1 }, { 'ui:widget': 'currency', 'ui:options': { width: 'half' } }, 12500),
    one('Not an amount', { type: 'integer', title: 'Value of the collection', minimum: 1, maximum: 5000 }, { 'ui:widget': 'currency', 'ui:options': { width: 'half' } }, '12,34'),
    one('Rand', { type: 'integer', title: 'Cover amount' }, { 'ui:widget': 'currency', 'ui:options': { currency: 'ZAR', width: 'half' } }, 7500),
  ] },
  { name: 'select', title: 'Select', examples: [
    one('Select', { type: 'string', title: 'Rental agency', enum: ['Avis', 'Budget', 'Hertz', 'Other'] }, { 'ui:widget': 'select', 'ui:options': { width: 'half' } }, 'Hertz'),
    one('With names', { type: 'string', title: 'State', enum: ['CA', 'NY', 'OH'] }, { 'ui:widget': 'select', 'ui:options': { enumNames: ['California', 'New York', 'Ohio'], autocomplete: 'address-level1', width: 'half' } }),
    { ...one('Fixed', { type: 'string', title: 'Country', enum: ['US', 'ZA'], readOnly: true }, { 'ui:widget': 'select', 'ui:options': { enumNames: ['United States', 'South Africa'] } }, 'US') },
    one('Amounts of the world', { type: 'number', title: 'Personal property', enum: [20000, 30000] }, { 'ui:widget': 'select', 'ui:options': { width: 'half', choices: [{ value: 20000, title: '$20,000' }, { value: 30000, title: '$30,000' }] } }, 20000),
    one('Included or not', { type: 'boolean', title: 'Replacement cost', enum: [true, false] }, { 'ui:widget': 'select', 'ui:options': { width: 'half', choices: [{ value: true, title: 'Included' }, { value: false, title: 'Not Included' }] } }),
  ] },
  { name: 'search', title: 'Searchable select', examples: [
    one('Searchable select', { type: 'string', title: 'Business type', enum: trades }, { 'ui:widget': 'search' }),
    one('Ten thousand choices', { type: 'integer', title: 'Business class', enum: classes.map(({ value }) => value) }, { 'ui:widget': 'search', 'ui:options': { choices: classes } }, 9_000),
  ] },
  { name: 'radio', title: 'Radio cards', examples: [
    one('Yes or no', { type: 'boolean', title: 'Have you already signed the agreement?' }, { 'ui:widget': 'radio' }, false),
    one('With help', { type: 'string', title: 'What is the car for?', enum: ['personal', 'business'] }, {
      'ui:widget': 'radio', 'ui:options': { choices: [{ value: 'personal', title: 'Personal use', help: 'Holidays, visits, moving house' }, { value: 'business', title: 'Business use', help: 'Anything you are paid for' }] },
    }),
    one('Compact', { type: 'string', title: 'How would you like to pay?', enum: ['monthly', 'annual'] }, { 'ui:widget': 'radio', 'ui:options': { compact: true, enumNames: ['Monthly', 'Once a year'] } }, 'annual'),
  ] },
  { name: 'checkbox', title: 'Tick box', examples: [
    one('Tick box', { type: 'boolean', const: true, title: 'I have read the certification' }, {}, true),
  ] },
  { name: 'multi', title: 'Multi select', examples: [
    one('Several of a list', { type: 'array', title: 'What do you own?', minItems: 1, uniqueItems: true, items: { type: 'string', enum: ['Bicycle', 'Camera', 'Jewelry'] } }, { 'ui:widget': 'checkboxes' }, ['Camera']),
    one('Two or three, with help', { type: 'array', title: 'What do you keep at home?', minItems: 2, maxItems: 3, uniqueItems: true, items: { enum: [1, 2, 3, 4] } }, {
      'ui:widget': 'checkboxes', 'ui:options': { choices: [{ value: 1, title: 'Jewelry', help: 'Watches too' }, { value: 2, title: 'Camera' }, { value: 3, title: 'Bicycle', help: 'Also electric ones' }, { value: 4, title: 'כלי נגינה' }] },
    }, [1]),
  ] },
  { name: 'date', title: 'Date', examples: [
    {
      title: 'Two dates',
      schema: {
        type: 'object',
        required: ['pickUpDate', 'returnDate'],
        properties: {
          pickUpDate: { type: 'string', format: 'date', title: 'Pick-up date', window: { from: 'today', zone: 'America/New_York', min: 0 } },
          returnDate: { type: 'string', format: 'date', title: 'Return date', window: { from: 'pickUpDate', min: 0, max: 30 } },
        },
      },
      ui: {
        pickUpDate: { 'ui:widget': 'date', 'ui:options': { width: 'half', range: { to: 'returnDate' } } },
        returnDate: { 'ui:widget': 'date', 'ui:options': { width: 'half', range: { from: 'pickUpDate' }, limitText: 'Up to 30 days after pick-up: no later than {max}.' } },
      },
      value: { pickUpDate: '2030-11-24', returnDate: '2030-11-30' },
    },
    one('Date of birth', { type: 'string', format: 'date', title: 'Date of birth', description: 'MM/DD/YYYY', window: { from: 'today', max: -1 } }, { 'ui:widget': 'date', 'ui:options': { autocomplete: 'bday', dropdowns: true } }, '04/31/1990'),
    one('Date of birth, typed', { type: 'string', format: 'date', title: 'Date of birth', window: { from: 'today', max: -1 } }, { 'ui:widget': 'date', 'ui:options': { dob: true } }, '1990-01-02'),
    one('Not a day', { type: 'string', format: 'date', title: 'Date of birth', window: { from: 'today', max: -1 } }, { 'ui:widget': 'date', 'ui:options': { dob: true } }, '04/31/1990'),
    one('Day first', { type: 'string', format: 'date', title: 'Birthdate', description: 'dd/mm/yyyy' }, { 'ui:widget': 'date', 'ui:options': { format: 'dd/mm/yyyy', dropdowns: true } }, '1990-04-27'),
    one('Fixed', { type: 'string', format: 'date', title: 'Start date', readOnly: true }, { 'ui:widget': 'date' }, '2030-11-24'),
  ] },
  { name: 'date-time', title: 'Date and time', examples: [
    one('Date and time', { type: 'string', format: 'date-time', title: 'When did it happen?' }, { 'ui:widget': 'dateTime' }, '2026-11-24T09:30:00Z'),
  ] },
  { name: 'phone', title: 'Phone', examples: [
    one('Phone', phone, { 'ui:widget': 'phone', 'ui:placeholder': 'Phone Number (e.g. 555-555-5555)' }),
    one('With a number', phone, { 'ui:widget': 'phone' }, '+16145550142'),
    one('One country only', phone, { 'ui:widget': 'phone', 'ui:options': { countries: ['ZA'] } }, '+27821234567'),
  ] },
  { name: 'us-phone', title: 'US phone', examples: [
    one('US phone', usPhone, usUi),
    one('With a number', usPhone, usUi, '6145550142'),
    one('Of another country', usPhone, usUi, '+442079460958'),
  ] },
  { name: 'address', title: 'Address', examples: [
    {
      title: 'Address with suggestions',
      schema: { type: 'object', required: ['streetAddress', 'city', 'postal'], properties: { streetAddress: part('Street address'), unit: part('Unit'), city: part('City'), postal: part('ZIP code') } },
      ui: {
        streetAddress: { 'ui:widget': 'address', 'ui:options': { country: 'US' } },
        unit: { 'ui:options': { autocomplete: 'address-line2', width: 'third' } },
        city: { 'ui:options': { autocomplete: 'address-level2', width: 'third' } },
        postal: { 'ui:options': { autocomplete: 'postal-code', inputMode: 'numeric', width: 'third' } },
      },
      value: {},
    },
    {
      title: 'Picked from the list only',
      schema: {
        type: 'object', required: ['home'],
        properties: {
          home: {
            type: 'object', title: 'Insured address', required: ['street', 'city'], dependencies: { street: ['picked'] },
            properties: { street: part('Street address'), unit: part('Unit'), city: part('City'), state: part('State'), zip: part('ZIP code'), picked: { type: 'boolean', const: true, title: 'Address chosen from the list' } },
          },
        },
      },
      ui: {
        home: {
          street: { 'ui:widget': 'address', 'ui:options': { country: 'US', pickedOnly: true, fills: { street: 'streetAddress', unit: 'unit', city: 'city', state: 'region', zip: 'postal' } } },
          unit: { 'ui:options': { autocomplete: 'address-line2', width: 'half' } },
          city: { 'ui:options': { autocomplete: 'address-level2', width: 'half' } },
          state: { 'ui:options': { autocomplete: 'address-level1', width: 'half' } },
          zip: { 'ui:options': { autocomplete: 'postal-code', inputMode: 'numeric', width: 'half' } },
          picked: { 'ui:widget': 'hidden' },
        },
      },
      value: {},
    },
  ] },
  { name: 'list', title: 'List of rows', examples: [
    {
      title: 'List of rows',
      schema: {
        type: 'object',
        properties: {
          drivers: {
            type: 'array', title: 'Additional drivers', maxItems: 3,
            items: {
              type: 'object',
              properties: { firstName: { type: 'string', title: 'First name', maxLength: 40 }, lastName: { type: 'string', title: 'Last name', maxLength: 40 } },
              dependencies: { firstName: ['lastName'], lastName: ['firstName'] },
            },
          },
        },
      },
      ui: {
        drivers: {
          'ui:options': { rowTitle: 'Driver {n}', addLabel: 'Add another driver', minRows: 1, label: false },
          items: { firstName: { 'ui:options': { width: 'half', optional: false } }, lastName: { 'ui:options': { width: 'half', optional: false } } },
        },
      },
      value: { drivers: [{ firstName: 'Jonah', lastName: 'Okafor' }] },
    },
    {
      title: 'Two rows at least',
      schema: {
        type: 'object', required: ['claims'],
        properties: {
          claims: {
            type: 'array', title: 'Claims of the last five years', minItems: 2, maxItems: 3,
            items: { type: 'object', required: ['what', 'when'], properties: { what: { type: 'string', title: 'What happened' }, when: { type: 'string', format: 'date', title: 'Date', window: { from: 'today', max: 0 } } } },
          },
        },
      },
      ui: {
        claims: {
          'ui:options': { rowTitle: 'Claim {n}', addLabel: 'Add a claim', minRows: 2 },
          items: { what: { 'ui:options': { width: 'half' } }, when: { 'ui:widget': 'date', 'ui:options': { width: 'half' } } },
        },
      },
      value: {},
    },
    {
      title: 'Plain values',
      schema: { type: 'object', properties: { names: { type: 'array', title: 'Names of your dogs', maxItems: 3, items: { type: 'string' } } } },
      ui: { names: { 'ui:options': { rowTitle: 'Dog {n}', addLabel: 'Add a dog', minRows: 1 } } },
      value: {},
    },
    {
      title: 'Group of fields',
      schema: { type: 'object', required: ['boat'], properties: { boat: { type: 'object', title: 'Your boat', description: 'As it stands in its papers', required: ['name'], properties: { name: { type: 'string', title: 'Name' }, length: { type: 'integer', title: 'Length in feet', minimum: 1 } } } } },
      ui: { boat: { name: { 'ui:options': { width: 'half' } }, length: { 'ui:options': { width: 'half' } } } },
      value: {},
    },
  ] },
  { name: 'fixed', title: 'Fixed', examples: [
    {
      title: 'Fixed',
      schema: { type: 'object', properties: { loss: { type: 'string', title: 'Loss of use', const: 'Included', readOnly: true }, water: { type: 'boolean', title: 'Water backup', enum: [true, false] } }, required: ['water'] },
      ui: {
        loss: { 'ui:widget': 'fixed', 'ui:options': { width: 'half', text: 'Included' } },
        water: { 'ui:widget': 'select', 'ui:options': { width: 'half', choices: [{ value: true, title: 'Included' }, { value: false, title: 'Not Included' }] } },
      },
      value: { water: false },
    },
  ] },
  { name: 'card', title: 'Card', examples: [
    one('Card', { type: 'object', title: 'Card', writeOnly: true, properties: { complete: { const: true }, brand: { type: 'string' } }, required: ['complete'] }, { 'ui:widget': 'card' }),
  ] },
];
