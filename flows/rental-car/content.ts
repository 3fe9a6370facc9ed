import type { ConfirmationContent, FormContent, PaymentContent, PlansContent } from '../screenContent';
import { pendingApproval } from '../shared/pending';

const calculating = 'Calculating your quote. This may take up to 15 seconds.';
const driverName = '{driverInfo.firstName} {driverInfo.lastName}';

const plansScreen = {
  lead: '{pickUpDate,returnDate|shortPeriod} with {agencyName}. {pickUpDate,returnDate|days} of cover. Prices are before discount and tax.',
  plans: 'plans',
  plan: { id: 'plan_id', title: 'information.title', price: 'information.pricing_title', summary: 'information.summary_html', document: 'policy_doc_url' },
  per: 'per day',
  days: { from: 'pickUpDate', to: 'returnDate' },
  sum: { line: '{price} × {days}', total: 'Subtotal' },
  choose: 'Select Plan', documentLink: 'Sample policy', illustration: 'car',
  empty: { title: 'No plans for this address yet', text: 'We looked for rental car plans at the driver’s address and found none. Check the address, or call us.' },
} satisfies PlansContent;

const paymentScreen = {
  action: 'charge',
  tables: [{ rows: [
    { label: 'Rental agency', value: '{agencyName}', change: 'rentalInfo' },
    { label: 'Rental dates', value: '{pickUpDate,returnDate|period}', change: 'rentalInfo' },
    { label: 'Primary driver', value: `${driverName}\n{driverInfo.streetAddress}, {driverInfo.unit}, {driverInfo.city}, {driverInfo.region} {driverInfo.postal}\n{driverInfo.phoneNumber|phone}\n{driverInfo.email}`, change: 'driver' },
    { label: 'Additional drivers', value: '{additionalDrivers|names}', change: 'additionalDrivers' },
    { label: 'Coverage', value: '{coverage}', change: 'plans' },
  ] }],
  totals: 'checkout.totals', currency: 'checkout.currency.code',
  note: 'One payment, for {pickUpDate,returnDate|days} of cover.',
  acknowledgment: { label: 'I am not rental agency staff and have read the [certification].', save: 'acknowledged' },
} satisfies PaymentContent;

const confirmationScreen = {
  policyNumber: 'purchase.policy_number', status: 'purchase.status',
  document: { path: 'purchase.details.plan.policy_doc_url', label: 'Policy document' },
  tables: [{ title: 'Your policy', rows: [
    { label: 'Plan', value: '{purchase.details.plan.title}' },
    { label: 'Rental agency', value: '{purchase.details.rentalAgency}' },
    { label: 'Rental dates', value: '{purchase.details.pickUpDate,purchase.details.returnDate|period}' },
    { label: 'Primary driver', value: '{purchase.details.driverInfo.firstName} {purchase.details.driverInfo.lastName}' },
    { label: 'Additional drivers', value: '{purchase.details.additionalDrivers|names}' },
  ] }],
  totals: 'purchase.details.totals', currency: 'purchase.currency',
  phone: '{support_phone}',
  next: [
    { icon: 'mail', title: 'Check your e-mail', text: 'Your policy is attached. Sent to {purchase.details.driverInfo.email}.' },
    { icon: 'car', title: 'Pick up the car', text: 'You can decline the agency’s damage cover at the counter.' },
    { icon: 'phone', title: 'If something happens', text: 'Call us, day or night, with your plan number.' },
  ],
  pending: pendingApproval({ icon: 'car', title: 'If you pick up the car before then', text: 'This plan does not cover it. Ask the rental agency about its own cover.' }),
} satisfies ConfirmationContent;

/** The words of rental car cover. Quoted texts are the specification's, letter for letter. */
export const content = {
  title: 'Rental car insurance',
  calculating,
  rentalInfo: 'Please provide us information about your rental reservation:',
  agreement: 'Have you already signed the rental car agreement or picked up your car?',
  useType: 'Is this car for personal or business use?',
  driver: 'Please provide primary driver contact information:',
  additionalDrivers: 'Would you like to add additional drivers to your rental insurance?',
  addDrivers: 'Who else will drive the car?',
  addDriversScreen: { lead: 'Up to 5 more drivers. Leave a row blank to leave it out.' } satisfies FormContent,
  plans: 'Choose your rental car plan',
  plansScreen,
  payment: 'Your {selectedPlan.information.title} Rental Car Protection Quote',
  paymentScreen,
  confirmation: 'You\'re all set!',
  confirmationScreen,
  renty: 'Rental Car insurance is not available to customers of Renty Rental Car.',
  alreadySigned: 'Unfortunately we cannot cover you today, as Rental Car insurance is only available prior to signing the rental car agreement or picking up the vehicle. Please purchase your insurance before signing the agreement or picking up the vehicle in the future.',
  businessUse: 'At this time, rental car insurance is not available for business use. Sorry for the inconvenience.',
  /** RC-085, RC-086 */
  certification: {
    title: 'Certification',
    body: [
      'Rental car agencies and their representatives are not authorized to buy this insurance for their customers or to resell it.',
      'By accepting, you certify that you are not an employee or a representative of a rental car agency.',
      'Giving false information when buying insurance is a fraudulent insurance act. It may be a crime, and the policy may be void.',
    ],
    button: 'I understand and accept',
  },
};
