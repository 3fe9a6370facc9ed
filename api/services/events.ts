/**
 * Everything that may be said about a visit to the outside, and with which fields (S-57, S10). A field that is not listed
 * here is dropped; so is text that looks like personal data. An event that is not listed travels with the common fields only.
 */
export const commonFields = ['flow', 'step', 'product', 'path', 'embedded', 'progress'] as const;

const plan = ['plan_id', 'plan_title'] as const;
const money = ['revenue', 'total', 'currency'] as const;

/** Names are looked up without regard to case. */
export const analyticsEvents: Readonly<Record<string, readonly string[]>> = {
  'landing started': [],
  'step completed': [],
  'checkout step viewed': ['checkout_step', ...plan, ...money],
  'plan selected': plan,
  'plans loaded': ['count'],
  'quote accepted': [],
  'holder given': [],
  'plans failed': ['code'],
  'checkout failed': ['code'],
  'order completed': ['order_id', 'affiliation', ...plan, ...money],
  'purchase completed': ['order_id', 'affiliation', ...plan, ...money],
  'purchase failed': ['code', 'affiliation', ...plan],
  'dormant account': ['account_id'],
  'country selected': ['country'],
  'country submitted': ['country'],
  'no offers modal shown': ['country'],
  'key information document clicked': plan,
  'business type searched': ['results'],
  'questionnaire opened': [],
  'No Offers Found': ['code'],
  'Invalid Address': ['code'],
  'Quote Ineligible': ['code'],
  'modal shown': ['modal', 'code'],
};

/** AN-003: purchase events name a seller. */
export const purchaseEvents = ['order completed', 'purchase completed', 'purchase failed'] as const;
export const defaultAffiliation = 'sure';

/** AN-002: the campaign a visit came from, and the partner. */
export const isCampaignField = (name: string): boolean => /^utm_[a-z]+$/.test(name) || name === 'gclid' || name === 'client_id';

/**
 * AN-009, S-57: what the page around an embedded flow, or a native app, is told, as `{ source: 'surefoot', type, payload }`; the common
 * fields go with each. Other types are never sent.
 */
export const hostEvents = {
  /** The shop is open and listens. */
  ready: [],
  /** The page's height in CSS pixels, whenever it changes. */
  height: ['height'],
  'landing-viewed': [],
  'step-viewed': [],
  'modal-opened': ['modal'],
  'modal-closed': ['modal'],
  'plan-selected': plan,
  'purchase-completed': [...plan, ...money],
  'purchase-failed': ['code'],
  /** All answers and the token are forgotten (S-15). */
  'signed-out': [],
  'startup-failed': ['code'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type HostEvent = keyof typeof hostEvents;

/** S-14, S-15: what the page around us may say, as `{ source: 'surefoot-host', type, payload }`, and with which texts. */
export const hostCommands = {
  /** Who is logged in; counts only with the token of the page's address. */
  account: ['email', 'id', 'firstName', 'lastName', 'phone'],
  'sign-out': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
