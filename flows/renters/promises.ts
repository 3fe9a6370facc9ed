import type { LinePromise } from '#engine';
import { hasQuestions, severalLocations } from './rules';

const behindPlaces = ['survey', 'policyDate', 'quote', 'payment'];

/** What the requirements say of every visit. */
export const promises: readonly LinePromise[] = [
  { name: 'RN-006: the questions that there are, are answered before a date is asked', at: behindPlaces.slice(1), when: hasQuestions,
    always: { filled: 'survey' } },
  { name: 'RN-038: of several places one is picked', at: behindPlaces, when: severalLocations, always: { location: true } },
  { name: 'RN-008: the start date leads to the quote', at: 'policyDate', leadsTo: 'quote' },
  { name: 'RN-011: the quote leads to the payment', at: 'quote', leadsTo: 'payment' },
];
