import type { Field, FieldUi } from '../form';
import { acknowledged, card, cardHolder } from '../fragments/card';
import { insured } from '../fragments/insured';
import { formOf, type FormPart } from '../fragments/part';
import { usAddress } from '../fragments/usAddress';

/** PY-004: how the price is paid; the choices are the server's list, and the field is only asked when there are two or more. */
const cadence: FormPart = {
  properties: { cadence: { type: 'string', title: 'How would you like to pay?', examples: ['eleven_pay', 'annual'] } },
  required: ['cadence'],
  ui: { cadence: { 'ui:widget': 'radio', 'ui:options': { compact: true } } },
};

/** RN-053, CO-002: calendar days from today, both included. */
const startDays = { min: 1, max: 90 };

const included: FieldUi = { 'ui:widget': 'select', 'ui:options': { width: 'half' } };
const amount = (title: string, example: number): Field => ({ type: 'number', title, examples: [example] });
const optional = (title: string): Field => ({ type: 'boolean', title });

/** RN-054 … RN-061, RN-067: the choices come from the rates; what is not offered is not asked. */
const coverage: FormPart = {
  properties: {
    amounts: {
      type: 'object', title: 'Coverage',
      properties: {
        personal_property_coverage: amount('Personal property', 20000),
        all_peril_deductible: amount('All peril deductible', 500),
        liability_limit: amount('Liability', 100000),
        hurricane_deductible: amount('Hurricane deductible', 1000),
        loss_of_use: { type: 'string', title: 'Loss of use', const: 'Included', readOnly: true },
        include_replacement_cost: optional('Replacement cost'),
        include_water_backup: optional('Water backup'),
        include_identity_fraud: optional('Identity fraud'),
        include_earthquake: optional('Earthquake'),
      },
      required: [
        'personal_property_coverage', 'all_peril_deductible', 'liability_limit', 'hurricane_deductible', 'include_replacement_cost',
        'include_water_backup', 'include_identity_fraud', 'include_earthquake',
      ],
    },
  },
  required: ['amounts'],
  ui: {
    amounts: {
      'ui:options': { label: false },
      personal_property_coverage: included, all_peril_deductible: included, liability_limit: included, hurricane_deductible: included,
      loss_of_use: { 'ui:widget': 'fixed', 'ui:options': { width: 'half', text: 'Included' } },
      include_replacement_cost: included, include_water_backup: included, include_identity_fraud: included, include_earthquake: included,
    },
  },
};

/** RN-054, C-05: the variant judges by New York's calendar and allows today. */
const policyDate = (variant: StartVariant): FormPart => ({
  properties: {
    policyStartDate: {
      type: 'string', format: 'date', title: 'Start date',
      window: variant === 'newYork'
        ? { from: 'today', zone: 'America/New_York', min: 0, max: startDays.max }
        : { from: 'today', ...startDays },
    },
  },
  required: ['policyStartDate'],
  ui: { policyStartDate: { 'ui:widget': 'date', ...(variant === 'newYork' ? { 'ui:options': { zone: 'America/New_York' } } : {}) } },
});
export type StartVariant = 'tomorrow' | 'newYork';

export const rentersForms = (variant: StartVariant = 'tomorrow') => ({
  propertyInfo: formOf(usAddress({ regionRequired: false }), insured),
  policyDate: formOf(policyDate(variant)),
  quote: formOf(coverage, cadence),
  payment: formOf(cadence, card(), cardHolder, acknowledged),
});
