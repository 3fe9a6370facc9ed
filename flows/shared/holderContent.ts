import type { DetailRow, FormContent } from '../screenContent';
import { keyInformationClicked } from './insurer/documents';

/** RS-014, RS-018, RS-023, S-81 */
export const holderTitles = {
  policyHolder: 'What is the policy holder information?',
  addBeneficiary: 'Would you like to add a beneficiary?',
  beneficiary: 'What is the beneficiary information?',
} as const;

/** RS-013: the chosen plan stands above each question until it is paid, and with it its price. */
export const chosenPlan = (overPrice: string) => ({ over: '{selectedPlan.information.title}', overPrice }) satisfies FormContent;
/** RS-013, S-86 */
export const keyInformation = {
  document: { path: 'selectedPlan.policy_doc_url', label: 'Key information document', track: keyInformationClicked },
} satisfies FormContent;

/** RS-034: who the policy is for, as the payment and the confirmation show it. */
const holder: readonly DetailRow[] = [
  { label: 'Name', value: '{details.firstName} {details.lastName}', change: 'policyHolder' },
  { label: 'ID number', value: '{details.policyholderId}' },
  { label: 'Phone number', value: '{details.phone|phone}' },
  { label: 'E-mail', value: '{details.email}' },
];
/** RS-034, S-44, C-15: nothing of it shows when nobody is named. */
const beneficiary: readonly DetailRow[] = [
  { label: 'Name', value: '{beneficiary.name}', change: 'beneficiary' },
  { label: 'Relationship', value: '{beneficiary.relationship}' },
  { label: 'ID number', value: '{beneficiary.id}' },
  { label: 'Birthdate', value: '{beneficiary.birthdate}' },
  { label: 'Phone number', value: '{beneficiary.phone|phone}' },
  { label: 'E-mail', value: '{beneficiary.email}' },
];

/** The address as the line asks for it, and what the line says of its plan. */
export const policyTables = (address: string, plan: readonly DetailRow[]) => [
  { title: 'Policy holder', rows: [...holder, { label: 'Address', value: address }] },
  { title: 'Beneficiary', rows: beneficiary },
  { title: 'Your plan', rows: plan },
];
