import { exampleHomesafePlans, homesafeApplication } from '#api/contracts/homesafe';
import type { Rating } from '#api/sandbox/quotes/rating';

const yes = { const: true } as const;
/** A postal code that some province has: there are none between 9000 and 9299. */
const postal = { pattern: '^(?!0000|9[0-2])[0-9]{4}$' } as const;
const plan = 'plan_applications.0';

/** How the sandbox rates residential cover. */
export const rating: Rating = {
  code: 'homesafe', prefix: 'HS', currency: 'ZAR',
  // The home contents, and the people.
  agreements: 2,
  application: homesafeApplication,
  inputs: { address: 'rating_address', home: `${plan}.plan_rating_questions`, screening: `${plan}.plan_screening_questions` },
  // RS-032, RS-060, RS-061: answers that cannot be insured, and why.
  refuses: [
    { when: { 'screening.has_two_or_more_claims': yes }, message: 'We cannot insure a home with two or more claims in the last 5 years.' },
    { when: { 'screening.unoccupied_for_60_days': yes }, message: 'We cannot insure a home that stands empty for more than 60 consecutive days.' },
    { when: { 'screening.is_sublet_or_communed': yes }, message: 'We cannot insure a home that is sublet, or shared by more than 2 people who are not related.' },
    { when: { 'screening.has_insurance_refusal_or_cancellation': yes }, message: 'We cannot insure a home after a refusal or cancellation in the last 3 years.' },
  ],
  noOffers: [{ when: { not: { 'address.country_code': { const: 'ZA' } } } }],
  checkout: {
    needs: ['holders', 'rating_address.line1', 'rating_address.city', 'rating_address.postal', `${plan}.plan_id`, `${plan}.plan_rating_questions`, `${plan}.plan_screening_questions`],
    refuses: [{ when: { not: { 'address.country_code': { const: 'ZA' }, 'address.postal': postal } }, code: 'rating_address_rejected', message: 'This address is not in South Africa.' }],
  },
  plans: exampleHomesafePlans, addOns: `${plan}.plan_add_ons`,
  // RS-005. Add-ons cost the same everywhere.
  price: [
    { add: { lookup: 'plan', in: { 'homesafe-essential': 79, 'homesafe-complete': 129 } }, times: [{ percent: [
      { when: { 'home.has_break_ins': yes }, add: 15 },
      { when: { 'home.has_neighbors': { const: false } }, add: 5 },
      { when: { 'home.has_surveillance': yes }, add: -10 },
    ] }] },
    { each: 'addOns', add: 'price' },
  ],
  title: 'R{price}/month', tax: { inside: 15 },
  buyer: { email: 'holders.0.email', lastName: 'holders.0.last_name' },
  // The moment at which it was asked.
  uninsured: [`${plan}.policy_effective_date`],
};
