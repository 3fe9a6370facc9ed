import type { AddOnsContent, ConfirmationContent, DetailRow, PaymentContent, PlansContent } from '../screenContent';
import { chosenPlan, holderTitles, policyTables } from '../shared/holderContent';
import { keyInformationClicked } from '../shared/insurer/documents';
import { insurer } from '../shared/insurer/insurer';
import { pendingApproval } from '../shared/pending';

const currency = 'settings.currency.code';
/** RS-041 */
const covers = [['Home contents theft', 'home_burglary'], ['Accidental death and disability', 'home_add']]
  .map(([label = '', key = '']) => ({ label, path: `details.coverage_amounts.${key}` }));
const address = '{details.streetAddress}, {details.unit}, {details.city}, {details.region}, {details.postal}';

/** S-48: the minimum of the loader holds for both lines. */
const plansScreen = {
  lead: 'Cover for the contents of your home, and for you. Billed every month. The amounts below are the most we pay.',
  layout: 'cards', atLeast: 1000, illustration: 'house',
  plans: 'plans', amounts: covers, currency,
  plan: { id: 'plan_id', title: 'information.title', price: 'information.pricing_title', document: 'policy_doc_url' },
  per: 'per month',
  sum: { line: '{price}', total: 'Total per month' },
  choose: 'Select Plan', documentLink: 'Key information document', documentTrack: keyInformationClicked,
  empty: { title: 'No plans for this home yet', text: 'We looked for HomeSafe plans for your answers and found none. Check them, or call us.' },
} satisfies PlansContent;

/** With the benefits that are ticked. */
const chosen = chosenPlan('{pricePerMonth}');
/** RS-009, RS-010, RS-041 */
const additionalBenefitsScreen = {
  ...chosen, total: 'Total',
  lead: 'You can add cover to your plan. Tick what you want to add, or skip this step.',
  list: 'addOnChoices', currency, amountLabel: 'Covers up to', per: 'per month', skip: 'Skip', documentLink: 'Policy wording',
} satisfies AddOnsContent;

const plan: readonly DetailRow[] = [
  { label: 'Plan', value: '{selectedPlan.information.title}', change: 'plans' },
  ...covers.map(({ label, path }) => ({ label, value: `{selectedPlan.${path},${currency}|cover}` })),
  { label: 'Additional benefits', value: '{chosenAddOns}', change: 'additionalBenefits' },
  { label: 'Policies issued by', value: insurer.name },
];

/** RS-034 … RS-037 */
const paymentScreen = {
  action: 'charge',
  tables: policyTables(address, [...plan, { label: 'Billing frequency', value: 'Monthly' }]),
  totals: 'checkout.totals', currency: 'checkout.currency.code', totalLabel: 'Total per month',
  note: 'You pay this amount every month, until you cancel.',
  // C-31: the text stands here as well as in the modal.
  disclaimer: 'selectedPlan.information.acknowledgment_html',
  acknowledgment: { label: 'I have read and accept the [acknowledgment].', save: 'acknowledged' },
} satisfies PaymentContent;

/** RS-039, RS-040, C-39: no totals. */
const confirmationScreen = {
  policyNumber: 'purchase.policy_number', status: 'purchase.status',
  document: { path: 'selectedPlan.policy_doc_url', label: 'Key information document' },
  tables: policyTables(address, plan),
  phone: '{support_phone}',
  next: [
    { icon: 'mail', title: 'Check your e-mail', text: 'Your policy is attached. Sent to {details.email}.' },
    { icon: 'house', title: 'If you go away', text: 'A home that is unoccupied for more than 60 days is not covered.' },
    { icon: 'phone', title: 'If something happens', text: `Call the police, then our claims line at ${insurer.claimsPhone}, within 14 days.` },
  ],
  pending: pendingApproval({ icon: 'house', title: 'Until then', text: 'A burglary before that e-mail is not covered.' }),
} satisfies ConfirmationContent;

/** The words of residential cover, HomeSafe. Quoted texts are the specification's, letter for letter. */
export const content = {
  title: 'HomeSafe residential insurance',
  introSurvey: 'Tell us about your home',
  plans: 'Choose your HomeSafe plan', plansScreen,
  additionalBenefits: 'Would you like additional benefits?', additionalBenefitsScreen,
  holderTitles, chosen,
  additionalQuestions: 'Please answer the questions below:',
  payment: 'Your Quote', paymentScreen,
  confirmation: 'You\'re all set!', confirmationScreen,
  acknowledgment: { title: 'Acknowledgment', button: 'I understand and accept' },
};
