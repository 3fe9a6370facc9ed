import type { PartnerInfo } from '#api/contracts/site';
import { safeUrl } from '../../parts/safeUrl';

/** Stands for the shop's own origin, which the server does not know. */
const ourselves = 'https://shop.invalid';

/** S-40: another company's questionnaire with the partner's client id and name; https, or a page of our own origin (the sandbox's). */
export function questionnaireUrl(
  address: string | undefined, partner: Pick<PartnerInfo, 'client_id' | 'name'> | undefined,
): string | undefined {
  const known = safeUrl(address);
  if (known === undefined || !partner) return undefined;
  const url = new URL(known, ourselves);
  url.searchParams.set('client_id', partner.client_id);
  url.searchParams.set('partner_name', partner.name);
  return url.origin === ourselves ? url.pathname + url.search : url.href;
}
