import type { CompareContent, ConfirmationContent, DetailRow, FormContent, PaymentContent, SurveyContent } from '../screenContent';
import { pendingApproval } from '../shared/pending';
import { vip } from '../shared/vip';
import { coverages } from './coverages';

const calculating = 'Calculating your quote. This may take up to 15 seconds.';
const contact = '{answers.pni_first_name} {answers.pni_last_name}';
/** SV-009 */
const fullName = '{answers.pni_first_name} {answers.pni_middle_name} {answers.pni_last_name} {answers.pni_suffix}';
const address = '{business.streetAddress}, {business.unit}, {business.city}, {business.region} {business.postal}';

const basicInfoScreen = { lockedBack: true, illustration: 'shop' } satisfies FormContent;

const surveyScreen = {
  mailing: [{ label: 'Business address', value: address }, { label: 'Name', value: fullName }],
  vip,
} satisfies SurveyContent;

/** BO-014, BO-015, BO-043 … BO-050 */
const plansScreen = {
  lead: 'One year from {policyStartDate|date}. Prices are for the whole year, before tax.',
  offers: 'offers', per: '/year',
  rows: coverages.map(({ label, help, cells }) => ({ label, help, cells })),
  choose: 'Choose {title}',
  empty: { title: 'No plans for this business yet', text: 'We looked for plans for your kind of business at your address and found none. Check both, or call us.' },
} satisfies CompareContent;

/** BO-018 */
const businessDetails: readonly DetailRow[] = [
  { label: 'Business type', value: '{businessType}', change: 'basicInfo' },
  { label: 'Business name', value: '{answers.business_name}' },
  { label: 'Primary contact', value: `${contact}\n{answers.pni_phone_number|phone}\n{answers.pni_email}` },
  { label: 'Business address', value: address, change: 'basicInfo' },
  { label: 'Legal entity', value: '{legalEntity}' },
];
/** BO-019, BO-042 */
const coverageDetails: readonly DetailRow[] = [
  { label: 'Underwritten by', value: '{underwriter}' },
  { label: 'Plan', value: '{selectedPlan.information.title}', change: 'plans' },
  { label: 'Term', value: '1 year\n{policyStartDate|date} to {termEnd|date}', change: 'policyDate' },
  { label: 'Billing cycle', value: 'Yearly' },
  ...coverages.map(({ key, label }) => ({ label, value: `{coverage.${key}}` })),
];
const tables = [{ title: 'Business details', rows: businessDetails }, { title: 'Coverage details', rows: coverageDetails }];

const paymentScreen = {
  action: 'charge',
  tables,
  totals: 'checkout.totals', currency: 'checkout.currency.code',
  note: 'One payment, for 1 year of cover.',
  // BO-020, C-31: the text stands here as well as in the modal.
  disclaimer: 'selectedPlan.information.acknowledgment_html',
  acknowledgment: { label: 'I have read and accept the [acknowledgment].', save: 'acknowledged' },
} satisfies PaymentContent;

/** BO-022, BO-029 */
const confirmationScreen = {
  policyNumber: 'purchase.policy_number', status: 'purchase.status',
  document: { path: 'purchase.doc_url', label: 'Policy document' },
  tables,
  totals: 'checkout.totals', currency: 'checkout.currency.code',
  phone: '{support_phone}',
  disclaimer: '{disclaimer}',
  next: [
    { icon: 'mail', title: 'Check your e-mail', text: 'Your policy is attached. Sent to {answers.pni_email}.' },
    { icon: 'document', title: 'Proof of insurance', text: 'If a landlord or a customer asks for proof, send them the policy: it names your business, its address and what is covered.' },
    { icon: 'phone', title: 'If something happens', text: 'Call us, day or night, with your policy number.' },
  ],
  pending: pendingApproval({ icon: 'shop', title: 'If somebody asks for proof', text: 'There is no proof of insurance before our e-mail. You asked for a start on {policyStartDate|date}; the e-mail says from which day your business is covered.' }),
} satisfies ConfirmationContent;

/** The words of small business cover. Quoted texts are the specification's, letter for letter. */
export const content = {
  title: 'Small business insurance',
  calculating,
  basicInfo: 'Tell us about your business', basicInfoScreen,
  survey: 'A few questions about your business', surveyScreen,
  policyDate: 'When should your cover start?',
  plans: 'Choose cover for {answers.business_name}', plansScreen,
  payment: 'Your Quote for {answers.business_name}', paymentScreen,
  confirmation: 'You\'re all set!', confirmationScreen,
  acknowledgment: { title: 'Acknowledgment', button: 'I understand and accept' },
};
