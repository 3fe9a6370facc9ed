import type { FormPart } from './part';

/** PY-004: how the price is paid; the choices are the server's list, and the field is only asked when there are two or more. */
export const cadence: FormPart = {
  properties: { cadence: { type: 'string', title: 'How would you like to pay?', examples: ['eleven_pay', 'annual'] } },
  required: ['cadence'],
  ui: { cadence: { 'ui:widget': 'radio', 'ui:options': { compact: true } } },
};
