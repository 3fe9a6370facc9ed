import type { ConfirmationContent, DetailRow, PaymentContent, PlansContent } from '../screenContent';
import { chosenPlan, holderTitles, policyTables } from '../shared/holderContent';
import { keyInformationClicked } from '../shared/insurer/documents';
import { insurer } from '../shared/insurer/insurer';
import { pendingApproval } from '../shared/pending';

/** VC-011, in the order of the specification. */
const covers = [
  ['Personal possessions', 'personal_possession_theft'], ['Electronics', 'electronics_theft'], ['Home locks and keys', 'home_lock_and_key'],
  ['Identity theft', 'identity_theft'], ['Accidental death and disability', 'accidental_ddd'],
].map(([label = '', key = '']) => ({ label, path: `details.coverage_amounts.${key}` }));
const address = '{details.streetAddress}, {details.unit}, {details.city}, {details.postal}';

/** VC-007, VC-008, VC-011, VC-048 */
const plansScreen = {
  lead: 'Cover for what you carry in your car, and for you. Billed every month. The amounts below are the most we pay.',
  layout: 'cards', atLeast: 1000, placeholders: 3, illustration: 'car',
  plans: 'plans', amounts: covers, currency: 'settings.currency.code',
  plan: { id: 'plan_id', title: 'information.title', price: 'information.pricing_title', document: 'policy_doc_url' },
  per: 'per month',
  sum: { line: '{price}', total: 'Total per month' },
  choose: 'Select Plan', documentLink: 'Key information document', documentTrack: keyInformationClicked,
  empty: { title: 'No plans at the moment', text: 'We looked for vehicle contents plans and found none. Please try again later, or call us.' },
} satisfies PlansContent;

const plan: readonly DetailRow[] = [
  { label: 'Plan', value: '{selectedPlan.information.title}', change: 'plans' },
  ...covers.map(({ label, path }) => ({ label, value: `{selectedPlan.${path},settings.currency.code|cover}` })),
  { label: 'Policies issued by', value: insurer.name },
];

/** VC-009, VC-046 … VC-048, RS-035, RS-036 */
const paymentScreen = {
  action: 'charge',
  tables: policyTables(address, [...plan, { label: 'Billing frequency', value: 'Monthly' }]),
  totals: 'checkout.totals', currency: 'checkout.currency_code', totalLabel: 'Total per month',
  note: 'You pay this amount every month, until you cancel.',
  acknowledgment: { label: 'I have read and accept the [acknowledgment].', save: 'acknowledged' },
} satisfies PaymentContent;

/** VC-009, VC-049, C-39: no totals. */
const confirmationScreen = {
  policyNumber: 'purchase.policy_number', status: 'purchase.status',
  document: { path: 'selectedPlan.policy_doc_url', label: 'Key information document' },
  tables: policyTables(address, plan),
  phone: '{support_phone}',
  next: [
    { icon: 'mail', title: 'Check your e-mail', text: 'Your policy is attached. Sent to {details.email}.' },
    { icon: 'car', title: 'Lock the car', text: 'Theft from your vehicle is covered only if it was locked.' },
    { icon: 'phone', title: 'If something happens', text: `Make an affidavit at a police station within 24 hours, and call the claims line at ${insurer.claimsPhone} within 14 days.` },
  ],
  pending: pendingApproval({ icon: 'car', title: 'Until then', text: 'A theft from your vehicle or an accident before that e-mail is not covered.' }),
} satisfies ConfirmationContent;

/** The words of vehicle contents cover. Quoted texts are the specification's, letter for letter. */
export const content = {
  title: 'Vehicle contents insurance',
  plans: 'Choose your vehicle contents plan', plansScreen,
  holderTitles, chosen: chosenPlan('{selectedPlan.information.pricing_title}'),
  payment: 'Your Quote', paymentScreen,
  confirmation: 'You\'re all set!', confirmationScreen,
  acknowledgment: { title: 'Acknowledgment', button: 'I understand and accept' },
};
