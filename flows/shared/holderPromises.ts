import type { LinePromise } from '#engine';
import { consentPromise } from './consentPromise';
import { livesInZa } from './holderSteps';

const hasBeneficiary = { 'details.hasBeneficiary': { const: true } } as const;
/** Thirteen digits are a whole number. */
const whole = { minLength: 13 };

/** What the requirements say of the holder and the beneficiary in both South African lines (S-81). */
export const holderPromises = (after: string): readonly LinePromise[] => [
  { name: 'VC-022: who lives outside South Africa comes no further', at: ['addBeneficiary', 'beneficiary', after], always: livesInZa },
  { name: 'VC-016: Yes leads to the beneficiary', at: 'addBeneficiary', when: hasBeneficiary, leadsTo: 'beneficiary' },
  { name: 'VC-017: No does not', at: 'beneficiary', always: hasBeneficiary },
  { name: 'VC-032: the relationship is chosen from a list', at: 'beneficiary', always: { relationships: { minItems: 1 } } },
  { name: 'S-44: a beneficiary is shown before it is paid', at: 'payment', when: hasBeneficiary, always: { beneficiary: true } },
  { name: 'D5: of numbers only the end is kept after the purchase', at: 'confirmation',
    never: { anyOf: [{ 'details.policyholderId': whole }, { 'details.beneficiaryId': whole }] } },
  { name: 'D5: and the end of the holder’s is kept', at: 'payment', leadsTo: { purchase: true, 'details.policyholderId': true } },
  consentPromise,
  { name: 'A price is paid for a plan, and both are there', at: 'payment', always: { checkout: true, selectedPlan: true } },
];
