import type { LinePromise } from '#engine';
import { holderPromises } from '../shared/holderPromises';

const hasAddOns = { 'selectedPlan.details.plan_add_ons': { minProperties: 1 } } as const;

/** What the requirements say of every visit. */
export const promises: readonly LinePromise[] = [
  ...holderPromises('additionalQuestions'),
  { name: 'RS-012: benefits are offered with plans that have some', at: 'additionalBenefits',
    always: { ...hasAddOns, addOnChoices: { minItems: 1 } } },
  { name: 'RS-028: the screening questions come before payment', at: 'payment', always: { filled: 'additionalQuestions' } },
  { name: 'D5: a quote that has bought is used up', at: 'confirmation', never: { quote: true } },
];
