import { contract, list, object, text1 } from './contract';

/** RS-044, CH-014: what a beneficiary may be to the policy holder. */
export const relationships = contract({
  id: 'relationships.list', method: 'GET', path: '/api/partner/v1/info/beneficiary_relationships', kind: 'list',
  summary: 'What a beneficiary may be to the policy holder',
  // With an empty list the question could not be answered (S-83).
  answer: { ...object({ beneficiary_relationships: list(text1(100), { minItems: 1 }) }), examples: [{ beneficiary_relationships: ['Spouse', 'Child', 'Friend'] }] },
  refusals: [],
});
