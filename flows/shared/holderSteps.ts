import type { southAfricanForms } from '#schemas/forms/southAfrica';
import type { FormContent } from '../screenContent';
import { keyInformation } from './holderContent';
import { noPlans, noPlansEvent } from './modals';

/** Lives where the cover is sold: the geocoded country decides, a typed one does not (C-56). */
export const livesInZa = { 'details.country': { const: 'ZA' }, 'details.lat': true } as const;
/** RS-016, VC-031, C-37 */
export const noPlansModal = { ...noPlans('No plans available', 'Okay'), track: noPlansEvent } as const;

interface HolderSteps<After extends string, Call extends string> {
  readonly forms: ReturnType<typeof southAfricanForms>;
  readonly titles: { readonly policyHolder: string; readonly addBeneficiary: string; readonly beneficiary: string };
  /** The chosen plan and its price, above each question. */
  readonly chosen: FormContent;
  /** The step after these. */
  readonly after: After;
  /** Calls that carry new details to the other side (the quote service); none where they travel with the purchase. */
  readonly update: readonly Call[];
}

/** Who the policy is for, and who is paid: one definition for both South African lines (S-81). */
export const holderSteps = <After extends string, Call extends string>(
  { forms, titles, chosen, after, update }: HolderSteps<After, Call>,
) => ({
  policyHolder: { path: 'policy-holder', screen: 'form', title: titles.policyHolder, content: { ...chosen, ...keyInformation }, form: forms.policyHolder, save: 'details',
    track: 'holder given',
    calls: ['geocodeHolder' as const, ...update.map((call) => ({ call, unless: { not: livesInZa } }))], next: [
      { when: livesInZa, to: 'addBeneficiary' },
      { modal: 'noPlans' } ] },
  addBeneficiary: { path: 'add-beneficiary', screen: 'question', title: titles.addBeneficiary, content: chosen, form: forms.addBeneficiary, save: 'details', back: 'policyHolder', next: [
      { when: { 'details.hasBeneficiary': { const: true } }, to: 'beneficiary' },
      { to: after } ] },
  beneficiary: { path: 'beneficiary', screen: 'form', title: titles.beneficiary, content: chosen, form: forms.beneficiary, save: 'details', back: 'addBeneficiary',
    choices: { beneficiaryRelationship: 'relationships' },
    asks: { beneficiaryId: { 'details.beneficiaryInformationType': { const: 'id' } }, beneficiaryBirthdate: { 'details.beneficiaryInformationType': { const: 'birthdate' } } },
    enter: { calls: [{ call: 'relationships', unless: { relationships: true } }] },
    ...(update.length > 0 ? { calls: update } : {}), next: after },
} as const);

/** VC-038, S-44 */
export const beneficiaryChanges = [
  { of: 'details.beneficiaryInformationType', clear: ['details.beneficiaryId', 'details.beneficiaryBirthdate'] },
  { of: 'details', set: { beneficiary: 'beneficiary' } },
] as const;
/** S-56: an order lives as long as what is bought; asking for the price again makes no other. */
export const sale = { of: ['selectedPlan', 'details'], price: 'checkout', method: 'paymentMethod', consent: 'acknowledged' } as const;
export const numberChanges = [
  // D5, S15: after the purchase the end of a number is enough to know it by; who buys again is asked for it again.
  { of: 'purchase', when: { purchase: true }, set: { 'details.policyholderId': 'endOfHolderId', 'details.beneficiaryId': 'endOfBeneficiaryId' } },
  { of: 'purchase', when: { purchase: false }, clear: ['details.policyholderId', 'details.beneficiaryId'] },
] as const;
