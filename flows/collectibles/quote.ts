import type { QuoteService } from '#api/adapters/quoteService';
import type { Sources } from '#api/source';
import { postBox } from './postBox';

const isOwnedBy = (type: string) => ({ ownership_type: { const: type } });
const isPerson = { anyOf: [{ ownership_type: false }, isOwnedBy('person')] } as const;
/** The answers of the chosen kind of owner only (CL-007). */
const ownership: Sources = {
  ownership_type: { first: ['ownership_type'], else: 'person' },
  owners: { first: [
    { when: isPerson, first: [[{ fields: { first_name: 'firstName', last_name: 'lastName' } }]] },
    { when: isOwnedBy('owners'), list: 'owners', fields: { first_name: 'firstName', last_name: 'lastName' } },
  ] },
  trust_name: { when: isOwnedBy('trust'), first: ['trust_name'] },
  musical_group_name: { when: isOwnedBy('musical_group'), first: ['musical_group_name'] },
};
const addressIn = (place: string): Sources => ({
  line1: `${place}streetAddress`, line2: `${place}unit`, city: `${place}city`, state_or_region: `${place}region`, postal: `${place}postal`,
  country_code: { value: 'US' },
});
/** What is asked of each collection and spelt as the service spells it. */
const same = Object.fromEntries([
  'reference_id', 'has_burglar_alarm', 'has_fire_alarm', 'has_personal_safe', 'has_ul_rated_safe', 'has_ul_rate_vault',
  'collection_total_value', 'highest_value_item',
].map((name) => [name, name]));
/** CL-002, S-68: begun by the category alone. */
const start: Sources = {
  category_code: 'details.category_code', policy_effective_date: 'details.policyStartDate', partner_id: 'partner.client_id',
};

/** C-11: which answer goes where at the quote service. */
export const quote: QuoteService = {
  vertical: 'collectibles', currency: 'USD',
  buyer: { firstName: 'details.firstName', lastName: 'details.lastName', phoneNumber: 'details.phoneNumber', email: 'details.email' },
  plans: { order: 'dearestFirst', category: 'details.category_code' },
  create: { plan_applications: [{ fields: start }] },
  // CL-002, CL-003, CL-007
  update: { plan_applications: [{ fields: {
    ...start, plan_id: 'selectedPlan.plan_id', deductible: 'options.deductible', payment_frequency: 'options.payment_frequency',
    owner_first_name: 'details.firstName', owner_last_name: 'details.lastName', owner_email: 'details.email', owner_phone_number: 'details.phoneNumber',
    mailing_address: { fields: addressIn('details.') },
    claims_count: 'details.claims_count', is_felon: 'details.is_felon', filed_bankruptcy: 'details.filed_bankruptcy', declined_insurance: 'details.declined_insurance',
    collections: { list: 'collections', fields: { ...same, address: { fields: addressIn('') }, ...ownership } },
  } }] },
  entries: {
    list: 'collections', entry: 'collection', removed: 'removed', id: 'reference_id',
    // CL-015, S-70
    refuses: [{ when: { anyOf: [{ 'collection.streetAddress': postBox }, { 'collection.unit': postBox }] }, code: 'physical_address_required' }],
    answer: { list: 'plan_applications.0.collections', fields: {
      ...same, streetAddress: 'address.line1', unit: 'address.line2', city: 'address.city', region: 'address.state_or_region', postal: 'address.postal',
      ownership_type: 'ownership_type', trust_name: 'trust_name', musical_group_name: 'musical_group_name',
      owners: { when: isOwnedBy('owners'), list: 'owners', fields: { firstName: 'first_name', lastName: 'last_name' } },
      firstName: { when: { not: isOwnedBy('owners') }, first: ['owners.0.first_name'] }, lastName: { when: { not: isOwnedBy('owners') }, first: ['owners.0.last_name'] },
    } },
  },
};
