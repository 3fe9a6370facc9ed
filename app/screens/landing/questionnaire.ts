import type { PartnerInfo } from '#api/contracts/site';

/** S-40: another company's questionnaire with the partner's client id and name; https, or a page of our own origin (the sandbox's). */
export function questionnaireUrl(address: string | undefined, partner: Pick<PartnerInfo, 'client_id' | 'name'> | undefined,
  here: string): string | undefined {
  if (address === undefined || !partner || !URL.canParse(address, here)) return undefined;
  const url = new URL(address, here);
  if (url.username || url.password || (url.protocol !== 'https:' && url.origin !== new URL(here).origin)) return undefined;
  url.searchParams.set('client_id', partner.client_id);
  url.searchParams.set('partner_name', partner.name);
  return url.href;
}
