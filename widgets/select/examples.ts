import { one, type Example } from '../parts/example';

export const examples: readonly Example[] = [
  one('Select', { type: 'string', title: 'Rental agency', enum: ['Avis', 'Budget', 'Hertz', 'Other'] }, { 'ui:widget': 'select', 'ui:options': { width: 'half' } }, 'Hertz'),
  one('With names', { type: 'string', title: 'State', enum: ['CA', 'NY', 'OH'] }, { 'ui:widget': 'select', 'ui:options': { enumNames: ['California', 'New York', 'Ohio'], autocomplete: 'address-level1', width: 'half' } }),
  { ...one('Fixed', { type: 'string', title: 'Country', enum: ['US', 'ZA'], readOnly: true }, { 'ui:widget': 'select', 'ui:options': { enumNames: ['United States', 'South Africa'] } }, 'US') },
];
