import type { Contract } from '#api/contracts/contract';
import { retryAfterSeconds, slowMilliseconds, type ErrorBody, type Fault, type FaultId } from './faults';

/** The classes of calls (quality, section 1). A quote call on page load (R there) fails as one that a button sends (B). */
export type CallClass = 'A' | 'R' | 'B' | 'C' | 'D' | 'E';
export const classOf: Readonly<Record<Contract['kind'], CallClass>> = {
  startup: 'A', list: 'R', quote: 'B', survey: 'C', method: 'D', purchase: 'E',
};

/** M0 is "Something went wrong"; `code` has the text of the body's error; `unconfirmed` is a purchase whose outcome is unknown. */
export type MessageKind = 'M0' | 'code' | 'unconfirmed';
export interface ExpectedOutcome {
  /** Absent when the call succeeds after all. */
  readonly message?: MessageKind;
  readonly outcome?: 'refused' | 'unknown';
  /** How many requests one press sends (section 3). */
  readonly requests: number;
  /** Seconds until the visitor has an answer. */
  readonly seconds: number;
}

/** Section 3, S-78: the time limit of an attempt. */
const timeoutSeconds: Readonly<Record<CallClass, number>> = { A: 15, R: 15, B: 60, C: 60, D: 30, E: 60 };
/** Section 3: only safe reads are retried, once, after no answer and after 502 to 504. */
const isRetried = (of: CallClass): boolean => of === 'A' || of === 'R';
const unknown = (of: CallClass, requests = 1, seconds = 0): ExpectedOutcome =>
  ({ message: of === 'E' ? 'unconfirmed' : 'M0', outcome: 'unknown', requests, seconds });
const refusedByCode = (): ExpectedOutcome => ({ message: 'code', outcome: 'refused', requests: 1, seconds: 0 });
const refusedForGood = (): ExpectedOutcome => ({ message: 'M0', outcome: 'refused', requests: 1, seconds: 0 });
const retriedWhenSafe = (of: CallClass): ExpectedOutcome => unknown(of, isRetried(of) ? 2 : 1);

const slowSeconds = slowMilliseconds / 1000;
/** quality, section 2: a row for each fault, by the class of the call. */
const rows: Readonly<Record<FaultId, (of: CallClass) => ExpectedOutcome>> = {
  F01: retriedWhenSafe,
  F02: retriedWhenSafe,
  F03: (of) => (isRetried(of) ? unknown(of, 2, 2 * timeoutSeconds[of]) : unknown(of, 1, timeoutSeconds[of])),
  F04: (of) => (slowSeconds > timeoutSeconds[of] ? { requests: 2, seconds: timeoutSeconds[of] } : { requests: 1, seconds: slowSeconds }),
  F05: refusedByCode,
  F06: refusedForGood,
  // Still busy: a purchase is replayed at most three times, after 1, 2 and 4 s, and may yet have succeeded.
  F07: (of) => (of === 'E' ? unknown(of, 4, 7) : refusedByCode()),
  F08: refusedByCode,
  F09: (of) => (of === 'R' || of === 'B' ? { ...refusedForGood(), requests: 2, seconds: retryAfterSeconds } : refusedForGood()),
  F10: (of) => unknown(of),
  F11: retriedWhenSafe,
  F12: (of) => unknown(of),
  F13: (of) => unknown(of),
  F14: (of) => unknown(of),
  F15: (of) => unknown(of),
  F16: () => ({ requests: 1, seconds: 0 }),
};
export const expectedOutcome = ({ id }: Pick<Fault, 'id'>, { kind }: Pick<Contract, 'kind'>): ExpectedOutcome => rows[id](classOf[kind]);

/** "Codes to titles" of section 2, and those of our own, S-59's and D17's among them. */
const titles: Readonly<Partial<Record<string, string>>> = {
  no_offers_found: 'Almost ready to go', rating_address_rejected: 'Almost ready to go',
  property_address_invalid: 'Invalid address', ZERO_RESULTS: 'Invalid address', physical_address_required: 'Invalid address',
  quote_request_rejected: 'Coverage unavailable',
  ineligible_for_plan: 'Coverage unavailable', service_already_active: 'Service already active',
  quote_not_found: 'This quote has ended', payment_method_not_found: 'Payment error',
  payment_method_rejected_by_service: 'Payment error', token_already_used: 'Payment error',
  collectibles_policy_pending: 'Policy pending approval',
  total_collection_value_is_above_limit: 'Collection value above limit',
  pet_dob_ineligible: 'Pet ineligible', pet_already_on_quote: 'Pet already added',
  landlord_duplicate_tenant_name: 'Duplicate tenant name', landlord_lease_address_ineligible: 'Lease ineligible',
  invalid_input: 'We could not accept your request', price_changed: 'The price has changed',
};
const showsServerMessage: ReadonlySet<string> =
  new Set(['quote_request_rejected', 'ineligible_for_plan', 'payment_method_rejected_by_service', 'pet_already_on_quote']);

export const defaultMessage = { title: 'Something went wrong', text: 'Please try again.' } as const;
export interface ExpectedMessage { readonly title: string; readonly text?: string }

/** The title of the message about a refusal, and what its text must contain. */
export function expectedMessage(error: ErrorBody, contract: Pick<Contract, 'kind'>): ExpectedMessage {
  const { code = '', title, message, fields } = typeof error === 'string' ? { message: error } as Exclude<ErrorBody, string> : error;
  const lines = Object.entries(fields ?? {}).map(([name, messages]) => `${sentence(name)} ${messages.join(' ')}`);
  const ownTitle = titles[code];
  if (code === 'invalid_input' && ownTitle) return { title: ownTitle, text: lines.join(' ') || message };
  const extracted = lines[0] ?? message;
  if (contract.kind === 'survey' && (title ?? extracted)) return { title: title ?? defaultMessage.title, text: extracted };
  if (ownTitle) return { title: ownTitle, ...(showsServerMessage.has(code) && extracted ? { text: extracted } : {}) };
  if (contract.kind === 'purchase' && extracted) return { title: title ?? defaultMessage.title, text: extracted };
  // S4: the first field's name and its messages.
  if (lines[0] !== undefined) return { title: defaultMessage.title, text: lines[0] };
  return defaultMessage;
}
/** The names of a field's path; the page knows some by their titles. */
function sentence(path: string): string {
  const words = path.split('.').filter((name) => !/^\d+$/u.test(name)).join(' ').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
