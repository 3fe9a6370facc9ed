import type { Example } from '../parts/example';

export const examples: readonly Example[] = [
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
];
