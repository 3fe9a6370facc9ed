import type { QuoteService } from '#api/adapters/quoteService';

/** C-36: where the home is, until its address is given; the region that is given, else South Africa. */
const country = { value: 'ZA' } as const;
const hasAddress = { 'details.streetAddress': true, 'details.city': true, 'details.postal': true } as const;
const isKnownByBirth = { 'details.beneficiaryInformationType': { const: 'birthdate' } } as const;

/** C-10: which answer goes where at the quote service. */
export const quote: QuoteService = {
  vertical: 'homesafe', currency: 'ZAR', place: 'details',
  buyer: { firstName: 'details.firstName', lastName: 'details.lastName', phoneNumber: 'details.phone', email: 'details.email' },
  create: { holders: [], rating_address: { fields: { state_or_region: country, country_code: country } }, plan_applications: [] },
  update: {
    // VC-043, C-16. Answers are stored while they are typed: only those that the service accepts are sent.
    holders: [{ complete: true, fields: {
      first_name: 'details.firstName', last_name: 'details.lastName', email: 'details.email', phone_number: 'details.phone',
      nationality_number: 'details.policyholderId',
    } }],
    rating_address: { when: hasAddress, complete: true, fields: {
      line1: 'details.streetAddress', line2: 'details.unit', city: 'details.city', postal: 'details.postal',
      state_or_region: { first: ['details.region'], else: 'ZA' }, country_code: { first: ['details.country'], else: 'ZA' },
    } },
    // RS-048
    plan_applications: [{ fields: {
      plan_id: 'selectedPlan.plan_id', plan_add_ons: { first: ['details.addOns'], else: [] }, policy_effective_date: { now: true },
      plan_rating_questions: { first: ['details.plan_rating_questions'], complete: true },
      plan_screening_questions: { first: ['details.plan_screening_questions'], complete: true },
      // RS-049, C-14, C-15, S-44: the answer of the chosen kind only.
      beneficiary: { when: { 'details.hasBeneficiary': { const: true } }, complete: true, fields: {
        first_name: 'details.beneficiaryFirstName', last_name: 'details.beneficiaryLastName', email: 'details.beneficiaryEmail',
        relationship_description: 'details.beneficiaryRelationship',
        date_of_birth: { when: isKnownByBirth, first: ['details.beneficiaryBirthdate'] },
        nationality_number: { when: { not: isKnownByBirth }, first: ['details.beneficiaryId'] },
      } },
    } }],
  },
};
