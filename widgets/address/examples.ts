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
];
