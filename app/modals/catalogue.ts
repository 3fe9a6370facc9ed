import type { CallFault } from '#engine';
import type { TitleOf } from './fieldTitles';
import { noConnection, standard } from './standard';

/** What a visitor reads when a call failed. */
export interface FaultText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** invalid_input lists every field (C-24). */
  readonly list?: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
  /** Whether the support address follows. */
  readonly support?: boolean;
  /** A number to call. */
  readonly phone?: string;
}
interface Entry extends Omit<FaultText, 'paragraphs' | 'phone'> {
  readonly text: string;
  /** The server's own message is shown where it sent one. */
  readonly server?: boolean;
  /** The site's phone number follows where the server sent no message (OL-009). */
  readonly call?: boolean;
  /** Instead of text and link, where nobody can log in (C-45). */
  readonly withoutLogin?: string;
  /** The name under which analytics counts it (ME-008). */
  readonly tracked?: string;
}

/** OL-010, in weeks. */
const youngestPet = 8;

const notHere: Entry = { title: 'Almost ready to go', text: 'This policy is not yet available in your location.' };
const badAddress: Entry = { title: 'Invalid address', text: 'There was a problem verifying this address. Please check it and try again.' };
const unavailable: Entry = { title: 'Coverage unavailable', text: 'We are unable to provide insurance due to your responses.', server: true };

/** ME-009 … ME-019, OL-005 … OL-009, S-59: error code → words. */
export const catalogue: Readonly<Record<string, Entry>> = {
  network: { ...noConnection, support: true },
  no_offers_found: { ...notHere, tracked: 'No Offers Found' },
  rating_address_rejected: notHere,
  property_address_invalid: { ...badAddress, tracked: 'Invalid Address' },
  ZERO_RESULTS: { ...badAddress, tracked: 'Invalid Address' },
  physical_address_required: { title: 'Invalid address', text: 'Please enter the physical address of the collection. It cannot be a P.O. Box.' },
  quote_request_rejected: { ...unavailable, tracked: 'Quote Ineligible' },
  ineligible_for_plan: unavailable,
  service_already_active: {
    title: 'Service already active', text: 'This e-mail address already has a policy. Log in to see it.', link: { label: 'Log in', href: '/login' },
    withoutLogin: 'This e-mail address already has a policy.',
  },
  policy_holder_already_exists: { title: 'Policy holder already exists', text: 'You may not purchase this policy more than once.' },
  collectibles_policy_pending: { title: 'Policy pending approval', text: 'You cannot add another collection until this policy is approved.' },
  pet_dob_ineligible: { title: 'Pet ineligible', text: `Your pet must be at least ${youngestPet} weeks old.` },
  pet_already_on_quote: { title: 'Pet already added', text: 'This pet is already on your quote.', server: true },
  landlord_duplicate_tenant_name: { title: 'Duplicate tenant name', text: 'This name was already added as a tenant. Please enter a different name.' },
  landlord_lease_address_ineligible: { title: 'Lease ineligible', text: 'Only leases in the United States can be insured.' },
  payment_method_rejected_by_service: { title: 'Payment error', text: 'Your card was not accepted. Please try another card.', server: true },
  quote_not_found: {
    title: 'This quote has ended', text: 'It is not available any more. If no new price is shown here, please continue, or go back and continue, to get one.', support: true,
  },
  payment_method_not_found: { title: 'Payment error', text: 'Your card could not be used. Please enter it again.' },
  token_already_used: { title: 'Payment error', text: 'Your card could not be used. Please enter it again.' },
  total_collection_value_is_above_limit: { title: 'Collection value above limit', text: 'The value of your collection is above the allowed limit.' },
  invalid_input: { title: 'We could not accept your request', text: 'Please check these answers and try again.' },
  jewelry_exit_ramp: {
    title: 'Almost done...', text: 'Our VIP team must review your items before you can buy. Please call us. Your payment has not been processed yet.', server: true, call: true,
  },
  price_changed: { title: 'The price has changed', text: 'Nothing was charged. If the new total is not shown here, go back and select the plan again.' },
};

const notConfirmed = 'Your order is not yet confirmed. We could not tell whether it reached us.';
const safeAgain = 'Checking your order again is safe: you will not be charged twice.';

export interface FaultOf {
  /** The failed call buys. */
  readonly purchase?: boolean;
  /** It saves the answer to a question of the server's. */
  readonly survey?: boolean;
  readonly titleOf?: TitleOf;
  /** The site's number. */
  readonly phone?: string;
  /** Visitors log in on the main site, and there is none. */
  readonly noLogin?: boolean;
}

/** The words for a fault. The unknown outcome of a purchase is told as such (quality F01, F10). */
export function faultText(fault: CallFault, { purchase = false, survey = false, titleOf, phone, noLogin = false }: FaultOf = {}): FaultText {
  if (purchase && isUnknown(fault)) return { title: standard.title, paragraphs: [notConfirmed, safeAgain], support: true };
  const known = Object.hasOwn(catalogue, fault.code) ? catalogue[fault.code] : undefined;
  if (fault.code === 'invalid_input' && known) {
    return { title: (survey && fault.title) || known.title, paragraphs: [known.text], list: fieldLines(fault, titleOf) };
  }
  const said = faultMessage(fault, titleOf);
  // SV-068: who asks the question explains what is wrong with the answer.
  if (survey && isRefusal(fault) && (fault.title ?? said)) {
    return { title: fault.title ?? standard.title, paragraphs: [said ?? standard.text] };
  }
  if (noLogin && known?.withoutLogin) return { title: known.title, paragraphs: [known.withoutLogin], support: true };
  if (known) {
    const own = known.server ? said : undefined;
    return {
      title: known.title, paragraphs: [own ?? known.text], link: known.link, support: known.support,
      phone: known.call && !own ? phone : undefined,
    };
  }
  // RC-075, ME-006: a refused purchase is explained in the partner's words, whatever its code; ME-005: so are fields that it names.
  if ((purchase || fault.fields) && said && isRefusal(fault)) return { title: fault.title ?? standard.title, paragraphs: [said], support: true };
  return { title: standard.title, paragraphs: [standard.text], support: true };
}

/** The words for a refusal that stays one until an answer changes; nothing where another try may do. */
export function refusalText(fault: CallFault, of?: FaultOf): FaultText | undefined {
  const text = isRefusal(fault) && Object.hasOwn(catalogue, fault.code) ? faultText(fault, of) : undefined;
  return text?.support ? undefined : text;
}

const isUnknown = ({ outcome, code }: CallFault): boolean => outcome === 'unknown' || code === 'purchase_in_progress';
const isRefusal = ({ status = 0 }: CallFault): boolean => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** ME-008: the analytics name of a code, for the three that are tracked. */
export const trackedName = (code: string): string | undefined => (Object.hasOwn(catalogue, code) ? catalogue[code]?.tracked : undefined);

/** ME-005: with fields the first field's name followed by its messages, else the message. */
export function faultMessage({ fields, message }: Pick<CallFault, 'fields' | 'message'>, titleOf?: TitleOf): string | undefined {
  const [first] = Object.entries(fields ?? {});
  return first ? line(first, titleOf) : message || undefined;
}

/** C-24: every field, for the list of invalid_input; the plain message when the partner named no field. */
export function fieldLines({ fields, message }: Pick<CallFault, 'fields' | 'message'>, titleOf?: TitleOf): readonly string[] {
  const lines = Object.entries(fields ?? {}).map((field) => line(field, titleOf));
  return lines.length > 0 || !message ? lines : [message];
}

/** The field by the title that the visitor knows, else by the names of its path. */
const line = ([path, messages]: readonly [string, readonly string[]], titleOf?: TitleOf): string =>
  [titleOf?.(path) ?? readable(path), ...messages].join(' ');

/** `drivers.0.shoe_size` → `Drivers shoe size`. */
function readable(path: string): string {
  const names = path.split('.').filter((part) => !/^\d*$/u.test(part));
  const words = names.join(' ').replaceAll(/_+/gu, ' ').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase().trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
