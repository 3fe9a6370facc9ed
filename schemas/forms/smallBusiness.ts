import { acknowledged, card } from '../fragments/card';
import { formOf, type FormPart } from '../fragments/part';
import { usAddress } from '../fragments/usAddress';

/** BO-035, CO-002 */
const startDays = { min: 0, max: 60 };

/** BO-003, BO-025: the code is a number; its choices are fetched. */
const businessClass: FormPart = {
  properties: { business_class_code: { type: 'number', title: 'Business type', examples: [722515] } },
  required: ['business_class_code'],
  ui: { business_class_code: { 'ui:widget': 'search', 'ui:track': 'business type searched' } },
};
const policyDate: FormPart = {
  properties: { policyStartDate: { type: 'string', format: 'date', title: 'Start Date', window: { from: 'today', ...startDays } } },
  required: ['policyStartDate'],
  ui: { policyStartDate: { 'ui:widget': 'date' } },
};

export const smallBusinessForms = {
  basicInfo: formOf(businessClass, usAddress()),
  policyDate: formOf(policyDate),
  payment: formOf(card(), acknowledged),
};
