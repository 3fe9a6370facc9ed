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
];
