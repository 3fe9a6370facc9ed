import { contract, day, email, list, methodNotFound, object, phone, purchaseRefusals, quoteNotFound, ratingAddress, text1, totals, type RatingAddress, type Totals } from './contract';

/** RC-072 … RC-074. The paths below the API's host. */
export const rentalCarBase = '/api/partner/v1/protections/rental-car';

export interface RentalPlan {
  readonly plan_id: string;
  readonly policy_doc_url?: string;
  readonly information: { readonly title: string; readonly pricing_title: string; readonly summary_html?: string; readonly acknowledgment_html?: string };
}
/** RC-038: keys as the specification prints them; the main driver comes first (S-31). */
export interface RentalDriver {
  readonly firstName: string; readonly lastName: string; readonly isMainDriver: boolean;
  readonly email?: string; readonly phone?: string;
  readonly address?: { readonly line1: string; readonly line2?: string; readonly city: string; readonly state_or_region: string; readonly country: string; readonly postal: string; readonly lat?: number; readonly lng?: number };
}
export interface RentalDetails {
  readonly rental_company_name: string;
  /** YYYY-MM-DD, both days included. */
  readonly rental_started: string;
  readonly rental_ended: string;
  readonly drivers: readonly RentalDriver[];
}

const plan = object({
  plan_id: text1(), policy_doc_url: { type: 'string' },
  information: object({ title: text1(), pricing_title: text1(), summary_html: { type: 'string' }, acknowledgment_html: { type: 'string' } }, ['summary_html', 'acknowledgment_html']),
}, ['policy_doc_url']);

const driver = object({
  firstName: text1(40), lastName: text1(40), isMainDriver: { type: 'boolean' }, email, phone,
  address: object({
    line1: text1(), line2: text1(), city: text1(), state_or_region: text1(), country: text1(2), postal: text1(20),
    lat: { type: 'number' }, lng: { type: 'number' },
  }, ['line2', 'lat', 'lng']),
}, ['email', 'phone', 'address']);

const details = object({ rental_company_name: text1(40), rental_started: day, rental_ended: day, drivers: list(driver, { minItems: 1, maxItems: 6 }) });

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

export interface PlansAnswer { readonly plans: readonly RentalPlan[] }
export const plans = contract<{ readonly rating_address: RatingAddress }, PlansAnswer>({
  id: 'rentalCar.plans', method: 'POST', path: `${rentalCarBase}/plans`, kind: 'quote',
  summary: 'The plans on offer at an address',
  request: object({ rating_address: ratingAddress }),
  answer: { ...object({ plans: list(plan) }), examples: [{ plans: exampleTiers }, { plans: [] }] },
  refusals: [
    { status: 400, error: { code: 'no_offers_found', message: 'No plan is offered in this state.' } },
    { status: 400, error: { code: 'rating_address_rejected', message: 'This address cannot be rated.' } },
  ],
});

export interface CheckoutAnswer {
  readonly currency?: { readonly code: string };
  readonly quote: { readonly id: string };
  readonly totals: Totals;
  readonly payment_schedule?: { readonly total_amount: number; readonly schedule: readonly { readonly amount: number; readonly downpayment?: boolean }[] };
}
export const checkout = contract<{
  readonly plan_id: string; readonly details: RentalDetails; readonly rating_address: RatingAddress; readonly email?: string; readonly phone_number: string;
}, CheckoutAnswer>({
  id: 'rentalCar.checkout', method: 'POST', path: `${rentalCarBase}/checkout`, kind: 'quote',
  summary: 'The price of a plan for a rental period',
  request: object({ plan_id: text1(), details, rating_address: ratingAddress, email, phone_number: phone }, ['email']),
  answer: {
    ...object({
      currency: object({ code: text1(3) }), quote: object({ id: text1() }), totals,
      payment_schedule: object({ total_amount: { type: 'number' }, schedule: list(object({ amount: { type: 'number' }, downpayment: { type: 'boolean' } }, ['downpayment'])) }),
    }, ['currency', 'payment_schedule']),
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

export interface PurchaseAnswer {
  readonly policy_number: string;
  readonly status?: string;
  readonly account_id?: string;
  /** RC-037 */
  readonly details: {
    readonly plan: { readonly plan_id: string; readonly title: string; readonly policy_doc_url?: string };
    readonly totals: Totals;
    readonly rentalAgency: string; readonly pickUpDate: string; readonly returnDate: string;
    readonly driverInfo: Readonly<Record<string, unknown>>;
    readonly additionalDrivers: readonly { readonly firstName: string; readonly lastName: string }[];
  };
}
export const purchase = contract<{
  readonly payment_method_id: string; readonly plan_id: string; readonly quote_id: string; readonly details: RentalDetails;
  readonly rating_address: RatingAddress; readonly revenue: number; readonly metadata: Readonly<Record<string, unknown>>;
  readonly email?: string; readonly phone_number?: string; readonly first_name?: string; readonly last_name?: string;
}, PurchaseAnswer>({
  id: 'rentalCar.purchase', method: 'POST', path: `${rentalCarBase}/purchase`, kind: 'purchase', headers: ['X-Unique-Key'],
  summary: 'Charges the payment method once per unique key and issues the policy',
  request: object({
    payment_method_id: text1(), plan_id: text1(), quote_id: text1(), details, rating_address: ratingAddress, revenue: { type: 'number' },
    metadata: { type: 'object' }, email, phone_number: phone, first_name: text1(40), last_name: text1(40),
  }, ['email', 'phone_number', 'first_name', 'last_name']),
  answer: {
    ...object({
      policy_number: text1(), status: { type: 'string' }, account_id: { type: 'string' },
      details: object({
        plan: object({ plan_id: text1(), title: text1(), policy_doc_url: { type: 'string' } }, ['policy_doc_url']), totals,
        rentalAgency: text1(), pickUpDate: day, returnDate: day, driverInfo: { type: 'object' },
        additionalDrivers: list(object({ firstName: text1(), lastName: text1() })),
      }),
    }, ['status', 'account_id']),
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
