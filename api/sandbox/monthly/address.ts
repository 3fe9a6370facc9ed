import { refuse } from '../http/refuse';
import { isPostal } from '../places/southAfrica';

/** Cover is for homes and people in South Africa. */
export function checkAddress({ country_code, postal = '' }: { readonly country_code: string; readonly postal?: string }): void {
  if (country_code !== 'ZA' || !isPostal(postal.trim())) refuse(400, 'rating_address_rejected', 'This address is not in South Africa.');
}
