import type { Session } from '../types';

export interface Buyer { readonly firstName: string; readonly lastName: string; readonly phoneNumber: string; readonly email?: string }

/** CH-006, C-20: without a token the purchase names the buyer. */
export function buyerWithoutToken({ firstName, lastName, phoneNumber, email }: Buyer, { urlToken, site }: Session) {
  if (urlToken || site?.api_token) return {};
  return { first_name: firstName, last_name: lastName, phone_number: phoneNumber, ...(email ? { email } : {}) };
}
