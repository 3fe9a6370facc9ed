import type { FormPart } from './part';

/** Names up to `max` characters (CO-001). */
export const personName = (max: number): FormPart => ({
  properties: {
    firstName: { type: 'string', title: 'First name', minLength: 1, maxLength: max, examples: ['Ines'] },
    lastName: { type: 'string', title: 'Last name', minLength: 1, maxLength: max, examples: ['Okafor'] },
  },
  required: ['firstName', 'lastName'],
  ui: {
    firstName: { 'ui:autocomplete': 'given-name', 'ui:options': { width: 'half', spellcheck: false } },
    lastName: { 'ui:autocomplete': 'family-name', 'ui:options': { width: 'half', spellcheck: false } },
  },
});

export const contact: FormPart = {
  properties: {
    phoneNumber: { type: 'string', title: 'Phone number', format: 'phone', examples: ['+16145550100'] },
    email: { type: 'string', title: 'E-mail', format: 'email', maxLength: 254, examples: ['ines@example.com'] },
  },
  required: ['phoneNumber', 'email'],
  ui: {
    phoneNumber: { 'ui:widget': 'phone', 'ui:autocomplete': 'tel', 'ui:options': { width: 'half' } },
    email: {
      'ui:widget': 'email', 'ui:autocomplete': 'email', 'ui:options': { width: 'half', spellcheck: false, hideWhenKnown: true },
      'ui:messages': { format: 'E-mail must look like name@example.com' },
    },
  },
};
