import type { Example } from '../parts/example';

const part = (title: string): { readonly type: string; readonly title: string; readonly maxLength: number } => ({ type: 'string', title, maxLength: 30 });
export const examples: readonly Example[] = [
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
];
