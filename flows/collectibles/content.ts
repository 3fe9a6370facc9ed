import type { ConfirmationContent, DetailRow, EntriesContent, EntryContent, FormContent, PaymentContent, PlansContent } from '../screenContent';
import { pendingApproval } from '../shared/pending';

const address = '{details.streetAddress}, {details.unit}, {details.city}, {details.region} {details.postal}';
const covers = [['Your collections', 'collection'], ['A single item', 'single_item'], ['New purchases, for 90 days', 'new_purchases']]
  .map(([label = '', key = '']) => ({ label, path: `details.coverage_amounts.${key}` }));

const categoryScreen = {
  illustration: 'suitcase', lead: 'One policy covers one kind of collection, at as many addresses as you like.',
} satisfies FormContent;

/** CL-007, CL-009 */
const collectionsScreen = {
  lead: 'Add each place where a part of your collection is kept. Each may have an owner of its own.',
  list: 'collections',
  entry: { title: '{streetAddress}, {unit}', text: '{owner_text}\n{city}, {region} {postal}', amount: 'collection_total_value' },
  add: 'Add a collection', another: 'Add another collection', edit: 'Edit', remove: 'Remove', total: 'Total value',
  empty: { title: 'No collections yet', text: 'Have the address at hand, what everything is worth, and what the most valuable item is worth.' },
  needed: 'A collection', most: 20, full: 'One policy covers up to 20 collections. Remove one to add another.',
} satisfies EntriesContent;
const collectionScreen = { save: 'Save collection', cancel: 'Cancel' } satisfies EntryContent;

/** S-68, CL-004 */
const plansScreen = {
  lead: 'Prices are for all your collections together, before tax.',
  layout: 'cards', illustration: 'suitcase',
  plans: 'plans', amounts: covers,
  plan: { id: 'plan_id', title: 'information.title', price: 'information.pricing_title', document: 'policy_doc_url' },
  per: '{summary.per}', sum: { line: '{price}', total: 'Total' },
  choose: 'Select Plan', documentLink: 'Sample policy',
  empty: { title: 'No plans for these collections yet', text: 'We looked for plans for your answers and found none. Check them, or call us.' },
} satisfies PlansContent;

const owner: readonly DetailRow[] = [
  { label: 'Name', value: '{details.firstName} {details.lastName}', change: 'owner' },
  { label: 'Phone number', value: '{details.phoneNumber|phone}' },
  { label: 'E-mail', value: '{details.email}' },
  { label: 'Mailing address', value: address },
];
const plan: readonly DetailRow[] = [
  { label: 'Category', value: '{summary.category}', change: 'category' },
  { label: 'Start date', value: '{summary.start}' },
  { label: 'Collections', value: '{summary.collections}', change: 'collections' },
  { label: 'Plan', value: '{selectedPlan.information.title}', change: 'plans' },
  ...covers.map(({ label, path }) => ({ label, value: `{selectedPlan.${path},checkout.currency.code|cover}` })),
  { label: 'Deductible', value: '{summary.deductible}' },
  { label: 'Payment', value: '{summary.frequency}' },
  { label: 'Underwritten by', value: '{underwriter}' },
];
const tables = [{ title: 'Policy owner', rows: owner }, { title: 'Your cover', rows: plan }];

const paymentScreen = {
  action: 'charge', tables,
  totals: 'checkout.totals', currency: 'checkout.currency.code',
  note: '{summary.note}',
  disclaimer: 'selectedPlan.information.acknowledgment_html',
  acknowledgment: { label: 'I have read and accept the [acknowledgment].', save: 'acknowledged' },
} satisfies PaymentContent;

const confirmationScreen = {
  policyNumber: 'purchase.policy_number', status: 'purchase.status',
  document: { path: 'selectedPlan.policy_doc_url', label: 'Policy document' },
  tables, totals: 'checkout.totals', currency: 'checkout.currency.code',
  phone: '{support_phone}', disclaimer: '{disclaimer}',
  next: [
    { icon: 'mail', title: 'Check your e-mail', text: 'Your policy is attached. Sent to {details.email}.' },
    { icon: 'document', title: 'Keep a record', text: 'Photograph your items and keep receipts and appraisals: they say what a lost item was worth.' },
    { icon: 'phone', title: 'If something happens', text: 'Call the police after a theft, then call us with your policy number.' },
  ],
  pending: pendingApproval({ icon: 'document', title: 'Until then', text: 'A loss before that e-mail is not covered, and you cannot add another collection.' }),
} satisfies ConfirmationContent;

/** The words of collectibles. Quoted texts are the specification's, letter for letter; the rest are ours (CL-018, S-71). */
export const content = {
  title: 'Collectibles insurance',
  category: 'What do you want to insure?', categoryScreen,
  owner: 'Who is the policy for?',
  collections: 'Your collections', collection: 'About the collection', collectionsScreen, collectionScreen,
  plans: 'Choose your plan', plansScreen,
  payment: 'Your Quote', paymentScreen,
  confirmation: 'You\'re all set!', confirmationScreen,
  exclusions: {
    title: 'What is not covered', message: 'Please read this before you add a collection.',
    body: [
      'Wear and tear, insects, damp and light, and mistakes in restoring or cleaning.',
      'Items that you sell for a living, and items that were lost before the start date.',
      'A collection that is kept outside the United States.',
    ],
    button: 'I understand',
  },
  existing: { title: 'Add to an existing collection?', message: 'Who is this collection owned by?' },
  acknowledgment: { title: 'Acknowledgment', button: 'I understand and accept' },
};
