import type { Example } from '../parts/example';

export const examples: readonly Example[] = [
  {
    title: 'Fixed',
    schema: { type: 'object', properties: { loss: { type: 'string', title: 'Loss of use', const: 'Included', readOnly: true }, water: { type: 'boolean', title: 'Water backup', enum: [true, false] } }, required: ['water'] },
    ui: {
      loss: { 'ui:widget': 'fixed', 'ui:options': { width: 'half', text: 'Included' } },
      water: { 'ui:widget': 'select', 'ui:options': { width: 'half', choices: [{ value: true, title: 'Included' }, { value: false, title: 'Not Included' }] } },
    },
    value: { water: false },
  },
];
