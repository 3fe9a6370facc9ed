import type { MouseEvent } from 'react';
import type { PartnerInfo } from '#api/contracts/site';
import type { FrontProps } from './frontProps';
import { LandingPage } from './LandingPage';
import { safeUrl } from '../../parts/safeUrl';

const look = 'popup,noopener,width=560,height=760';

/** Lucide's `external-link` (ISC): the library would be more than all the rest of this page. */
const Leaves = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round"
    strokeLinejoin="round" aria-hidden="true">
    <path d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
  </svg>
);

/** BO-023, C-27: the hero's button opens another company's questionnaire in a new window if one is configured; else the flow. */
export function PopupLanding({ content, site, partner, track, mount: _mount, ...rest }: FrontProps) {
  const url = questionnaireUrl(site.settings.questionnaire_url, partner);
  const open = (event: MouseEvent) => {
    track('questionnaire opened');
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.open(url, '_blank', look);
  };
  const hero = url === undefined ? undefined : (
    <a className="button glow" href={url} target="_blank" rel="noopener noreferrer" onClick={open}>
      {content.popup?.label ?? content.action}<span className="sr-only"> (opens in a new window)</span><Leaves />
    </a>
  );
  return <LandingPage {...rest} content={content} site={site} hero={hero} />;
}

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
