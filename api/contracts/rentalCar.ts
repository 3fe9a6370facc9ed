import {
  anyObject, boolean, buyer, buyerFields, contract, currency, day, email, list, methodNotFound, number, numberOrStatus, object, paymentSchedule,
  phone,
  purchaseRefusals, quoteNotFound, ratingAddress, string, text1, totals, type AnswerOf, type ValueOf,
} from './contract';

/** RC-072 … RC-074. The paths below the API's host. */
export const rentalCarBase = '/api/partner/v1/protections/rental-car';

const plan = object({
  plan_id: text1(), policy_doc_url: string,
  information: object({ title: text1(), pricing_title: text1(), summary_html: string, acknowledgment_html: string }, ['summary_html', 'acknowledgment_html']),
}, ['policy_doc_url']);
export type RentalPlan = ValueOf<typeof plan>;
/** RC-038: keys as the specification prints them; the main driver comes first (S-31). */
const driver = object({
  firstName: text1(40), lastName: text1(40), isMainDriver: boolean, email, phone,
  address: object({
    line1: text1(), line2: text1(), city: text1(), state_or_region: text1(), country: text1(2), postal: text1(20), lat: number, lng: number,
  }, ['line2', 'lat', 'lng']),
}, ['email', 'phone', 'address']);
export type RentalDriver = ValueOf<typeof driver>;
/** Both days are included. */
const details = object({ rental_company_name: text1(40), rental_started: day, rental_ended: day, drivers: list(driver, { minItems: 1, maxItems: 6 }) });
export type RentalDetails = ValueOf<typeof details>;

const tier = (plan_id: string, title: string, pricing_title: string, lines: readonly (readonly [string, string])[]): RentalPlan => ({
  plan_id, policy_doc_url: `/documents/${plan_id}.pdf`,
  information: {
    title, pricing_title,
    summary_html: `<ul>${lines.map(([what, how]) => `<li><strong>${what}</strong> ${how}</li>`).join('')}</ul>`,
    acknowledgment_html: '<p>Cover begins at the start of the rental period on your rental agreement and ends when you return the car.</p>',
  },
});
const damage = ['Up to $100,000 for damage to the rental car', 'Collision, theft of the car, vandalism and hail.'] as const;
const theft = ['Theft of your personal property', 'Bags, laptops and phones stolen from the car.'] as const;
const family = ['Theft of your family’s personal property', 'The same cover for the family members who travel with you.'] as const;
/** RC-036, RC-080 … RC-082: the three tiers, as the sandbox offers them. */
export const exampleTiers: readonly RentalPlan[] = [
  tier('rental-standard', 'Standard', '$9.00/day', [damage]),
  tier('rental-platinum', 'Platinum', '$11.25/day', [damage, theft]),
  tier('rental-platinum-family', 'Platinum Family', '$13.50/day', [damage, theft, family]),
];

export const plans = contract({
  id: 'rentalCar.plans', method: 'POST', path: `${rentalCarBase}/plans`, kind: 'quote',
  summary: 'The plans on offer at an address',
  request: object({ rating_address: ratingAddress }),
  answer: { ...object({ plans: list(plan) }), examples: [{ plans: exampleTiers }, { plans: [] }] },
  refusals: [
    { status: 400, error: { code: 'no_offers_found', message: 'No plan is offered in this state.' } },
    { status: 400, error: { code: 'rating_address_rejected', message: 'This address cannot be rated.' } },
  ],
});

export const checkout = contract({
  id: 'rentalCar.checkout', method: 'POST', path: `${rentalCarBase}/checkout`, kind: 'quote',
  summary: 'The price of a plan for a rental period',
  request: object({ plan_id: text1(), details, rating_address: ratingAddress, email, phone_number: phone }, ['email']),
  answer: {
    ...object({ currency, quote: object({ id: text1() }), totals, payment_schedule: paymentSchedule(0) }, ['currency', 'payment_schedule']),
    examples: [{
      currency: { code: 'USD' }, quote: { id: 'rcq_1' }, totals: { subtotal: 94.5, discount: 9.45, tax: 4.25, grandtotal: 89.3 },
      payment_schedule: { total_amount: 89.3, schedule: [{ amount: 89.3, downpayment: true }] },
    }],
  },
  refusals: [
    { status: 400, error: { code: 'quote_request_rejected', message: 'The rental period is longer than 30 days.' } },
    { status: 400, error: { code: 'ineligible_for_plan', message: 'Customers of this agency cannot be covered.' } },
    { status: 400, error: { code: 'rating_address_rejected', message: 'This address cannot be rated.' } },
    { status: 422, error: { code: 'invalid_input', fields: { rental_started: ['must be today or later'] } } },
  ],
});

export type CheckoutAnswer = AnswerOf<typeof checkout>;

/** RC-037 */
export const purchase = contract({
  id: 'rentalCar.purchase', method: 'POST', path: `${rentalCarBase}/purchase`, kind: 'purchase', headers: ['X-Unique-Key'],
  summary: 'Charges the payment method once per unique key and issues the policy',
  request: object({
    payment_method_id: text1(), plan_id: text1(), quote_id: text1(), details, rating_address: ratingAddress, revenue: number,
    metadata: anyObject, ...buyer,
  }, buyerFields),
  answer: {
    ...object({
      policy_number: text1(), status: string, account_id: string,
      details: object({
        plan: object({ plan_id: text1(), title: text1(), policy_doc_url: string }, ['plan_id', 'title', 'policy_doc_url']), totals,
        rentalAgency: text1(), pickUpDate: day, returnDate: day, driverInfo: anyObject,
        additionalDrivers: list(object({ firstName: text1(), lastName: text1() })),
      }),
    }, ['policy_number', 'status', 'account_id']),
    ...numberOrStatus,
    examples: ['approved', 'pending_approval'].map((status) => ({
      policy_number: 'RC-2026-0042817', status, account_id: 'acc_1',
      details: {
        plan: { plan_id: 'rental-platinum-family', title: 'Platinum Family', policy_doc_url: '/documents/rental-platinum-family.pdf' },
        totals: { subtotal: 94.5, discount: 9.45, tax: 4.25, grandtotal: 89.3 }, rentalAgency: 'Hertz', pickUpDate: '2026-11-24', returnDate: '2026-11-30',
        driverInfo: { firstName: 'Ines', lastName: 'Okafor', email: 'ines@example.com' }, additionalDrivers: [{ firstName: 'Jonah', lastName: 'Okafor' }],
      },
    })),
  },
  refusals: [quoteNotFound, methodNotFound, ...purchaseRefusals('quote', 'Select the plan again')],
});
export type PurchaseAnswer = AnswerOf<typeof purchase>;
