import { methodNotFound, quoteNotFound, type Owner } from './owner';

/** Who a purchase says is buying (CH-006). */
export interface Buyer { readonly first_name?: string; readonly last_name?: string; readonly email?: string }
/** Who pays: whose token came along, and the buyer whom the call names. */
export interface Payer { readonly owner: Owner; readonly buyer: Buyer }
export interface MethodHolder { readonly first_name: string; readonly last_name: string; readonly email: string | null }

const normal = (text: string): string => text.trim().replace(/\s+/gu, ' ').toLowerCase();
const nameOf = ({ first_name = '', last_name = '' }: Pick<Buyer, 'first_name' | 'last_name'>): string =>
  normal(`${first_name} ${last_name}`);

/** The e-mail says who somebody is; names only where the method has no e-mail. A call that names nobody is not compared. */
function isHolder(holder: MethodHolder, buyer: Buyer): boolean {
  if (holder.email !== null && buyer.email !== undefined) return normal(holder.email) === normal(buyer.email);
  const name = nameOf(buyer);
  return name === '' || name === nameOf(holder);
}
/** A payment method pays for its holder only. */
export const checkPays = (holder: MethodHolder, buyer: Buyer): void => { if (!isHolder(holder, buyer)) methodNotFound(); };
/** A policy is shown to whoever paid for it only. */
export const checkPaid = (holder: MethodHolder, buyer: Buyer): void => { if (!isHolder(holder, buyer)) quoteNotFound(); };
