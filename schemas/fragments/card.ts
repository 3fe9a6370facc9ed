import type { FormPart } from './part';
import { usStates } from './usStates';

/** The card lives in the provider's frames: the form only knows whether it is complete. `writeOnly`: never stored. */
export const card = (): FormPart => ({
  properties: {
    card: {
      type: 'object', title: 'Card', writeOnly: true, required: ['complete'],
      properties: { complete: { const: true }, brand: { type: 'string', examples: ['visa'] } },
      examples: [{ complete: true, brand: 'visa' }],
    },
  },
  required: ['card'],
  ui: { card: { 'ui:field': 'card' } },
});

/** PY-005, PY-019, PY-020: asked where a line needs the cardholder (S-73). The ZIP code goes to the provider alone. */
export const cardHolder: FormPart = {
  properties: {
    cardName: { type: 'string', title: 'Name on the card', minLength: 1, maxLength: 60, examples: ['Ines Okafor'] },
    cardAddressLine1: { type: 'string', title: 'Street address', minLength: 1, maxLength: 60, examples: ['48 Alder Street'] },
    cardAddressCity: { type: 'string', title: 'City', minLength: 1, maxLength: 60, examples: ['Columbus'] },
    cardAddressState: { type: 'string', title: 'State', enum: usStates.map(([code]) => code), examples: ['OH'] },
    cardAddressPostal: { type: 'string', title: 'ZIP code', maxLength: 10, pattern: '^\\d{5}(-\\d{4})?$', examples: ['43215'] },
  },
  required: ['cardName', 'cardAddressLine1', 'cardAddressCity', 'cardAddressState'],
  ui: {
    cardName: { 'ui:autocomplete': 'cc-name', 'ui:options': { spellcheck: false } },
    cardAddressLine1: { 'ui:autocomplete': 'billing address-line1' },
    cardAddressCity: { 'ui:autocomplete': 'billing address-level2' },
    cardAddressState: {
      'ui:widget': 'select', 'ui:autocomplete': 'billing address-level1', 'ui:enumNames': usStates.map(([, name]) => name),
      'ui:options': { width: 'half' },
    },
    cardAddressPostal: {
      'ui:autocomplete': 'billing postal-code', 'ui:options': { width: 'half', inputMode: 'numeric' },
      'ui:messages': { pattern: 'ZIP code must be 5 digits, like 43215' },
    },
  },
};

/** PY-017, PY-018: the tick that only the acknowledgment modal can set. Asked by the payment screen, not by the form. */
export const acknowledged: FormPart = {
  properties: { acknowledged: { const: true, title: 'Certification', type: 'boolean' } },
  required: ['acknowledged'],
  ui: { acknowledged: { 'ui:widget': 'hidden' } },
};
