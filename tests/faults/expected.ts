import type { Contract } from '#api/contracts/contract';
import { retryAfter, slow, type ErrorBody, type Fault, type FaultId } from './faults';

/** The classes of quality.md, section 1. A quote call on page load (R there) fails as one that a button sends (B). */
export type CallClass = 'A' | 'R' | 'B' | 'C' | 'D' | 'E';
export const classOf: Readonly<Record<Contract['kind'], CallClass>> = { startup: 'A', list: 'R', quote: 'B', survey: 'C', method: 'D', purchase: 'E' };

/** M0 is "Something went wrong"; `code` is worded by the body's error; `unconfirmed` is a purchase nobody knows the end of. */
export type Words = 'M0' | 'code' | 'unconfirmed';
export interface Expected {
  /** Nothing when the call succeeds after all. */
  readonly words?: Words;
  readonly outcome?: 'refused' | 'unknown';
  /** How many requests one press sends (section 3). */
  readonly requests: number;
  /** How long it takes until the visitor has an answer. */
  readonly seconds: number;
}

/** Section 3, S-78: seconds until an attempt is given up. */
const limit: Readonly<Record<CallClass, number>> = { A: 15, R: 15, B: 60, C: 60, D: 30, E: 60 };
/** Section 3: safe reads are sent once more without an answer and on 502 to 504; nothing else is. */
const repeats = (of: CallClass): boolean => of === 'A' || of === 'R';
const unknown = (of: CallClass, requests = 1, seconds = 0): Expected => ({ words: of === 'E' ? 'unconfirmed' : 'M0', outcome: 'unknown', requests, seconds });
const worded = (): Expected => ({ words: 'code', outcome: 'refused', requests: 1, seconds: 0 });
const definite = (): Expected => ({ words: 'M0', outcome: 'refused', requests: 1, seconds: 0 });
const twiceWhenSafe = (of: CallClass): Expected => unknown(of, repeats(of) ? 2 : 1);

/** quality.md, section 2: a row for each fault, by the class of the call. */
const rows: Readonly<Record<FaultId, (of: CallClass) => Expected>> = {
  F01: twiceWhenSafe,
  F02: twiceWhenSafe,
  F03: (of) => (repeats(of) ? unknown(of, 2, 2 * limit[of]) : unknown(of, 1, limit[of])),
  F04: (of) => (slow / 1000 > limit[of] ? { requests: 2, seconds: limit[of] } : { requests: 1, seconds: slow / 1000 }),
  F05: worded,
  F06: definite,
  // Still busy: a purchase is replayed at most three times, after 1, 2 and 4 s, and may yet have succeeded.
  F07: (of) => (of === 'E' ? unknown(of, 4, 7) : worded()),
  F08: worded,
  F09: (of) => (of === 'R' || of === 'B' ? { ...definite(), requests: 2, seconds: retryAfter } : definite()),
  F10: (of) => unknown(of),
  F11: twiceWhenSafe,
  F12: (of) => unknown(of),
  F13: (of) => unknown(of),
  F14: (of) => unknown(of),
  F15: (of) => unknown(of),
  F16: () => ({ requests: 1, seconds: 0 }),
};
export const expectedOf = (fault: Pick<Fault, 'id'>, contract: Pick<Contract, 'kind'>): Expected => rows[fault.id](classOf[contract.kind]);

/** "Codes to titles" of section 2, and two of our own: S-59's, D17's. */
const titles: Readonly<Partial<Record<string, string>>> = {
  no_offers_found: 'Almost ready to go', rating_address_rejected: 'Almost ready to go',
  property_address_invalid: 'Invalid address', ZERO_RESULTS: 'Invalid address', physical_address_required: 'Invalid address',
  quote_request_rejected: 'Coverage unavailable', ineligible_for_plan: 'Coverage unavailable', service_already_active: 'Service already active',
  payment_method_rejected_by_service: 'Payment error', invalid_input: 'We could not accept your request', price_changed: 'The price has changed',
};
const showsServer: ReadonlySet<string> = new Set(['quote_request_rejected', 'ineligible_for_plan', 'payment_method_rejected_by_service']);

export const m0 = { title: 'Something went wrong', text: 'Please try again.' } as const;
export interface Said { readonly title: string; readonly text?: string }

/** What the visitor must read of a refusal: its title, and the words that must be among the text. */
export function saidOf(error: ErrorBody, contract: Pick<Contract, 'kind'>): Said {
  const { code = '', title, message, fields } = typeof error === 'string' ? { message: error } as Exclude<ErrorBody, string> : error;
  const lines = Object.entries(fields ?? {}).map(([name, messages]) => `${sentence(name)} ${messages.join(' ')}`);
  const known = titles[code];
  if (code === 'invalid_input' && known) return { title: known, text: lines.join(' ') || message };
  const extracted = lines[0] ?? message;
  if (contract.kind === 'survey' && (title ?? extracted)) return { title: title ?? m0.title, text: extracted };
  if (known) return { title: known, ...(showsServer.has(code) && extracted ? { text: extracted } : {}) };
  if (contract.kind === 'purchase' && extracted) return { title: title ?? m0.title, text: extracted };
  // S4: the first field's name and its messages.
  if (lines[0] !== undefined) return { title: m0.title, text: lines[0] };
  return m0;
}
const sentence = (name: string): string => { const words = name.replaceAll(/[_.]+/gu, ' '); return words.charAt(0).toUpperCase() + words.slice(1); };
