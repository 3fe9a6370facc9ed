import type { FormPart } from './part';

/** The card lives in the provider's frames: the form only knows whether it is complete. `writeOnly`: never stored. */
export const card: FormPart = {
  properties: {
    card: {
      type: 'object', title: 'Card', writeOnly: true, required: ['complete'],
      properties: { complete: { const: true }, brand: { type: 'string', examples: ['visa'] } },
      examples: [{ complete: true, brand: 'visa' }],
    },
  },
  required: ['card'],
  ui: { card: { 'ui:field': 'card' } },
};

/** PY-017, PY-018: the tick that only the acknowledgment modal can set. Asked by the payment screen, not by the form. */
export const acknowledged: FormPart = {
  properties: { acknowledged: { const: true, title: 'Certification', type: 'boolean' } },
  required: ['acknowledged'],
  ui: { acknowledged: { 'ui:widget': 'hidden' } },
};
