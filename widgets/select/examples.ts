import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  one('Select', { type: 'string', title: 'Rental agency', enum: ['Avis', 'Budget', 'Hertz', 'Other'] }, { 'ui:widget': 'select', 'ui:options': { width: 'half' } }, 'Hertz'),
  one('With names', { type: 'string', title: 'State', enum: ['CA', 'NY', 'OH'] }, { 'ui:widget': 'select', 'ui:options': { enumNames: ['California', 'New York', 'Ohio'], autocomplete: 'address-level1', width: 'half' } }),
  { ...one('Fixed', { type: 'string', title: 'Country', enum: ['US', 'ZA'], readOnly: true }, { 'ui:widget': 'select', 'ui:options': { enumNames: ['United States', 'South Africa'] } }, 'US') },
  one('Amounts of the world', { type: 'number', title: 'Personal property', enum: [20000, 30000] }, { 'ui:widget': 'select', 'ui:options': { width: 'half', choices: [{ value: 20000, title: '$20,000' }, { value: 30000, title: '$30,000' }] } }, 20000),
  one('Included or not', { type: 'boolean', title: 'Replacement cost', enum: [true, false] }, { 'ui:widget': 'select', 'ui:options': { width: 'half', choices: [{ value: true, title: 'Included' }, { value: false, title: 'Not Included' }] } }),
];
