import type { Adapters } from '#engine';
import {
  collectiblesQuotes, type CollectiblesApplication, type CollectiblesPlan, type CollectiblesPlanApplication,
} from '../contracts/collectibles';
import type { Quote } from '../contracts/quotes';
import { ApiError } from '../errors';
import { byPriceDescending } from '../priceTitle';
import { ratingAddress } from '../ratingAddress';
import type { Address } from '../services/types';
import type { Tools } from '../types';
import { collectionOf, entriesOf, ownersOf, type Entry, type Name } from './collections';
import { filled, text } from './fields';
import type { Person } from './payment';
import { quoteService, type QuoteContext } from './quoteService';

interface Details extends Address, Name {
  readonly email: string; readonly phoneNumber: string; readonly category_code: string; readonly policyStartDate: string;
  readonly claims_count: number; readonly is_felon: boolean; readonly filed_bankruptcy: boolean; readonly declined_insurance: boolean;
}
interface CollectiblesContext extends QuoteContext<CollectiblesApplication> {
  readonly details: Details;
  readonly collections?: readonly Entry[];
  readonly options?: { readonly deductible?: number; readonly payment_frequency?: string };
  readonly collection: Entry;
  readonly removed: Entry;
  readonly selectedPlan?: CollectiblesPlan;
}
type MaybeWithoutQuote = Omit<CollectiblesContext, 'quote'> & { readonly quote?: Quote<CollectiblesApplication> };
type Known = Pick<MaybeWithoutQuote, 'quote' | 'details' | 'options' | 'collections' | 'selectedPlan'>;
type With = Tools & { readonly signal: AbortSignal };
type Priced = CollectiblesPlan & { readonly information: { readonly pricing_title: string } };

const { adapters, begun, updated } = quoteService<CollectiblesApplication, CollectiblesPlan, CollectiblesContext>({
  calls: collectiblesQuotes, verticalCode: 'collectibles', currency: 'USD',
  inOrder: (plans) => byPriceDescending(plans as readonly Priced[]),
  categoryOf: ({ details }) => details.category_code,
  buyerOf: ({ details: { firstName, lastName, phoneNumber, email } }) =>
    ({ firstName: text(firstName), lastName: text(lastName), phoneNumber: text(phoneNumber), email: text(email) }),
});

/** C-11, CL-009: the quote service; each change of the list carries the whole list. */
export const collectiblesAdapters = {
  ...adapters,
  /** S-68: begun by the category alone. */
  async createQuote({ details }, tools) {
    return { owners: undefined, ...quotePatch(await begun(tools, applicationOf(planStart(details, tools)))), purchase: undefined };
  },
  async updateQuote(context: MaybeWithoutQuote, tools) {
    return quotePatch(await sent(context, tools));
  },
  /** CL-010, CL-015: an entry with an id takes its own place, another one joins the list. */
  async saveCollection(context: MaybeWithoutQuote, tools) {
    const { collections = [], collection } = context;
    checkStreet(collection);
    const entry = { ...collection, reference_id: collection.reference_id ?? tools.newId() };
    const isSame = (other: Entry): boolean => other.reference_id === entry.reference_id;
    const all = collections.some(isSame) ? collections.map((other) => (isSame(other) ? entry : other)) : [...collections, entry];
    const quote = await sent({ ...context, collections: all }, tools);
    return { ...quotePatch(quote), collections: entriesOf(quote, all) };
  },
  async removeCollection(context: MaybeWithoutQuote, tools) {
    const left = (context.collections ?? []).filter(({ reference_id }) => reference_id !== context.removed.reference_id);
    const quote = await sent({ ...context, collections: left }, tools);
    return { ...quotePatch(quote), collections: entriesOf(quote, left), removed: undefined };
  },
} satisfies Adapters<Tools, CollectiblesContext>;

/** C-22: the policy's owner, whose name is on the card as well. */
export const collectiblesPerson = ({ details: { firstName, lastName, email } }: Pick<CollectiblesContext, 'details'>): Person =>
  ({ firstName, lastName, email });

const applicationOf = (plan: CollectiblesPlanApplication): CollectiblesApplication => ({ plan_applications: [plan] });
/** A quote that is gone is begun anew, with all that is known. */
async function sent(known: Known, tools: With): Promise<Quote<CollectiblesApplication>> {
  const application = applicationOf(planOf(known, tools));
  return known.quote ? updated(tools, known.quote, application) : begun(tools, application);
}

/** CL-002 */
const planStart = ({ category_code, policyStartDate }: Details, { session }: Tools): CollectiblesPlanApplication =>
  filled({ category_code, policy_effective_date: policyStartDate, partner_id: session.partner?.client_id });
/** CL-002, CL-007 */
const planOf = ({ details, options, collections = [], selectedPlan }: Known, tools: Tools): CollectiblesPlanApplication => filled({
  ...planStart(details, tools), ...options, plan_id: selectedPlan?.plan_id,
  owner_first_name: details.firstName, owner_last_name: details.lastName,
  owner_email: details.email, owner_phone_number: details.phoneNumber, mailing_address: ratingAddress(details),
  claims_count: details.claims_count, is_felon: details.is_felon,
  filed_bankruptcy: details.filed_bankruptcy, declined_insurance: details.declined_insurance, collections: collections.map(collectionOf),
});

/** S-70: no call is made for an address that cannot be one. */
function checkStreet({ streetAddress = '', unit = '' }: Entry): void {
  if ([streetAddress, unit].some((line) => /\bp\.?\s*o\.?\s*box\b|\bpost office box\b/iu.test(line))) {
    throw new ApiError({ code: 'physical_address_required', outcome: 'refused' });
  }
}

const deductibleOf = (value: number) => ({ value, title: value === 0 ? 'None' : `$${value.toLocaleString('en-US')}` });
/** CL-004, CL-008: what a quote says besides its application; what it does not say stays. */
function quotePatch(quote: Quote<CollectiblesApplication>) {
  const { policies = [], billing } = quote;
  const options = billing?.plan_deductibles?.option_sets.general;
  return {
    quote, ...(policies.length > 0 ? { owners: ownersOf(policies) } : {}),
    ...(options ? { deductibles: options.map(deductibleOf) } : {}),
  };
}
