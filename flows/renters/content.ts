import type { ConfirmationContent, FormContent, PaymentContent, QuoteContent, SurveyContent } from '../screenContent';
import { pendingApproval } from '../shared/pending';
import { vip } from '../shared/vip';

const calculating = 'Calculating your quote. This may take up to 15 seconds.';
const name = '{insured.pni_first_name} {insured.pni_middle_name} {insured.pni_last_name} {insured.pni_suffix}';
const street = '{insured.streetAddress}, {insured.unit}, ';
const address = `${street}{place.city}, {insured.region} {insured.postal}`;

const price = { schedule: 'checkout.payment_schedule', currency: 'checkout.currency.code', cadence: 'checkout.cadence' } as const;
/** RN-083 */
const renews = { cadence: 'annual', label: 'Auto-renews on', from: 'policyStartDate' } as const;

const propertyInfoScreen = { over: 'Renters Insurance', lockedBack: true, illustration: 'house' } satisfies FormContent;

const surveyScreen = {
  bottom: 'plan.information.bottom_text',
  mailing: [{ label: 'Property address', value: address }, { label: 'Name', value: name }],
  vip,
} satisfies SurveyContent;

const quoteScreen = {
  facts: [
    { icon: 'place', label: 'Property address', value: address },
    { icon: 'date', label: 'Start date', value: '{policyStartDate|date}', change: 'policyDate' },
  ],
  groups: [
    { title: 'Coverage', fields: ['amounts'] },
    { title: 'How would you like to pay?', fields: ['cadence'] },
  ],
  names: 'plan.details', namedAs: { personal_property_coverage: 'personal_property_amount' },
  price, renews,
  note: 'Cover starts {policyStartDate|date}.',
  document: { path: 'plan.policy_doc_url', label: 'Sample policy' },
  calculating,
} satisfies QuoteContent;

/** Field of the quote's form → the list it is chosen from; an empty list is not asked (RN-056 … RN-061). */
const choices = {
  ...Object.fromEntries(['personal_property_coverage', 'all_peril_deductible', 'hurricane_deductible', 'liability_limit', 'include_replacement_cost', 'include_water_backup', 'include_identity_fraud', 'include_earthquake']
    .map((field) => [`amounts.${field}`, `options.${field}`])),
  cadence: 'cadences',
};

const paymentScreen = {
  action: 'charge',
  tables: [{ rows: [
    { label: 'Underwritten by', value: '{underwriter}' },
    { label: 'Property coverage', value: '{amounts.personal_property_coverage,checkout.currency.code|whole}', change: 'quote' },
    { label: 'Property address', value: address, change: 'propertyInfo' },
    { label: 'Policyholder', value: `${name}\n{insured.pni_phone_number|phone}\n{insured.pni_email}`, change: 'propertyInfo' },
    { label: 'Start date', value: '{policyStartDate|date}', change: 'policyDate' },
    { label: 'Billing cycle', value: '{billingCycle}' },
  ] }],
  totals: 'checkout.totals', currency: 'checkout.currency.code',
  price, renews, priceFields: ['cadence'], calculating,
  acknowledgment: { label: 'I have read and accept the [acknowledgment].', save: 'acknowledged' },
} satisfies PaymentContent;

const confirmationScreen = {
  policyNumber: 'purchase.policy_number', status: 'purchase.status',
  document: { path: 'plan.policy_doc_url', label: 'Policy document' },
  tables: [{ title: 'Your policy', rows: [
    { label: 'Policy number', value: '{purchase.policy_number}' },
    { label: 'Underwritten by', value: '{underwriter}' },
    { label: 'Property coverage', value: '{amounts.personal_property_coverage,checkout.currency.code|whole}' },
    { label: 'Property address', value: address },
    { label: 'Start date', value: '{policyStartDate|date}' },
    { label: 'Billing cycle', value: '{billingCycle}' },
    { label: 'Insured', value: name },
  ] }],
  totals: 'checkout.totals', currency: 'checkout.currency.code',
  phone: '{support_phone}',
  disclaimer: '{disclaimer}', price,
  next: [
    { icon: 'mail', title: 'Check your e-mail', text: 'Your policy is attached. Sent to {insured.pni_email}.' },
    { icon: 'calendar', title: 'Cover starts {policyStartDate|date}', text: 'From that day your belongings are covered, at home and away.' },
    { icon: 'phone', title: 'If something happens', text: 'Call us, day or night, with your policy number.' },
  ],
  pending: pendingApproval({ icon: 'calendar', title: 'Your start date', text: 'You asked for {policyStartDate|date}. Our e-mail says from which day you are covered.' }),
} satisfies ConfirmationContent;

/** The words of renters cover. Quoted texts are the specification's, letter for letter. */
export const content = {
  title: 'Renters insurance',
  calculating,
  propertyInfo: 'What is your address and personal information?', propertyInfoScreen,
  survey: 'A few questions about your home', surveyScreen,
  policyDate: 'When should this policy take effect?',
  quote: 'Your Renters Quote', quoteScreen, choices,
  payment: 'Your Renters Quote: payment', paymentScreen,
  confirmation: 'You\'re all set!', confirmationScreen,
  /** RN-038, RN-041 */
  verifyAddress: {
    title: 'Verify Address',
    message: 'We’ve found multiple addresses that fit the information you’ve provided. Please confirm your residence.',
  },
  acknowledgment: { title: 'Acknowledgment', button: 'I understand and accept' },
};
