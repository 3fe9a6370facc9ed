import type { LinePromise } from '#engine';
import { consentPromise } from '../shared/consentPromise';

/** What the requirements say of every visit. */
export const promises: readonly LinePromise[] = [
  { name: 'BO-009: questions are asked of a business that there are plans for', at: ['survey', 'policyDate', 'plans', 'payment'],
    always: { plans: { minItems: 1 } } },
  { name: 'BO-014: plans are shown with a price', at: 'plans', always: { rates: true } },
  { name: 'BO-016: a price is paid for a plan, and both are there', at: 'payment', always: { checkout: true, selectedPlan: true } },
  { name: 'BO-019: the payment says what the plan covers', at: 'payment', always: { coverage: true } },
  consentPromise,
];
