import type { FormPart } from './part';
import { usStates } from './usStates';

/** WG-001, WG-002, WG-005: every part holds at most 30 characters; the region is required where a line says so (C-07). */
export const usAddress = ({ regionRequired = true } = {}): FormPart => ({
  properties: {
    streetAddress: { type: 'string', title: 'Street address', minLength: 1, maxLength: 30, examples: ['48 Alder Street'] },
    unit: { type: 'string', title: 'Unit', maxLength: 30, examples: ['Unit 3B'] },
    city: { type: 'string', title: 'City', minLength: 1, maxLength: 30, examples: ['Columbus'] },
    region: { type: 'string', title: 'State', enum: usStates.map(([code]) => code), examples: ['OH'] },
    postal: { type: 'string', title: 'ZIP code', maxLength: 30, pattern: '^\\d{5}(-\\d{4})?$', examples: ['43215'] },
  },
  required: ['streetAddress', 'city', ...(regionRequired ? ['region'] : []), 'postal'],
  ui: {
    streetAddress: {
      'ui:widget': 'address', 'ui:autocomplete': 'address-line1',
      'ui:options': {
        country: 'US', fills: { streetAddress: 'streetAddress', unit: 'unit', city: 'city', region: 'region', postal: 'postal' },
      },
    },
    unit: { 'ui:autocomplete': 'address-line2', 'ui:options': { width: 'half' } },
    city: { 'ui:autocomplete': 'address-level2', 'ui:options': { width: 'half' } },
    region: {
      'ui:widget': 'select', 'ui:autocomplete': 'address-level1', 'ui:enumNames': usStates.map(([, name]) => name),
      'ui:options': { width: 'half' },
    },
    postal: {
      'ui:autocomplete': 'postal-code', 'ui:options': { width: 'half', inputMode: 'numeric' },
      'ui:messages': { pattern: 'ZIP code must be 5 digits, like 43215' },
    },
  },
});
