import type { LinePromise } from '#engine';
import { consentPromise } from '../shared/consentPromise';

/** What the requirements say of every visit. */
export const promises: readonly LinePromise[] = [
  { name: 'CL-009: collections are added before plans are shown', at: ['plans', 'payment'], always: { collections: { minItems: 1 } } },
  { name: 'CL-009: a price is paid for a plan, and both are there', at: 'payment', always: { checkout: true, selectedPlan: true } },
  { name: 'CL-001: a quote that has bought is used up', at: 'confirmation', never: { quote: true } },
  consentPromise,
];
