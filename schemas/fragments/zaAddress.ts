import type { Field } from '../form';
import type { FormPart } from './part';

const field = (title: string, example: string, more: Field = {}): Field =>
  ({ type: 'string', title, maxLength: 30, examples: [example], ...more });

/** WG-001, WG-005, C-07: street, city and postal are required; the region is asked where a line rates by it (C-36). */
export const zaAddress = ({ region = true } = {}): FormPart => ({
  properties: {
    streetAddress: field('Street address', '12 Loop Street', { minLength: 1 }),
    unit: field('Unit', 'Flat 4'),
    city: field('City', 'Cape Town', { minLength: 1 }),
    ...(region ? { region: field('Province', 'Western Cape') } : {}),
    postal: field('Postal code', '8001', { minLength: 1 }),
  },
  required: ['streetAddress', 'city', 'postal'],
  // VC-022, RS-017: who lives elsewhere is told that there are no plans, and not to mend a postal code that is right.
  when: { if: { properties: { country: { const: 'ZA' } } }, then: { properties: { postal: { pattern: '^\\d{4}$' } } } },
  ui: {
    streetAddress: {
      'ui:widget': 'address', 'ui:autocomplete': 'address-line1',
      'ui:options': {
        country: 'ZA',
        fills: { streetAddress: 'streetAddress', unit: 'unit', city: 'city', ...(region ? { region: 'region' } : {}), postal: 'postal' },
      },
    },
    unit: { 'ui:autocomplete': 'address-line2', 'ui:options': { width: 'half' } },
    city: { 'ui:autocomplete': 'address-level2', 'ui:options': { width: 'half' } },
    ...(region ? { region: { 'ui:autocomplete': 'address-level1', 'ui:options': { width: 'half' } } } : {}),
    postal: {
      'ui:autocomplete': 'postal-code', 'ui:options': { width: 'half', inputMode: 'numeric' },
      'ui:messages': { pattern: 'Postal code must have 4 digits, like 8001' },
    },
  },
});
