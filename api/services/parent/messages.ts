import { money, plan } from '../events';

/**
 * AN-009, S-57: the events for the page around an embedded flow, or a native app, as `{ source: 'surefoot', type, payload }`; the common
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

/** S-14, S-15: the commands that the page around us may send, as `{ source: 'surefoot-host', type, payload }`, and with which texts. */
export const hostCommands = {
  /** Who is logged in; counts only with the token of the page's address. */
  account: ['email', 'id', 'firstName', 'lastName', 'phone'],
  'sign-out': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
