import type { MouseEvent } from 'react';
import type { PartnerInfo } from '#api/contracts/site';
import { Icon } from '../../illustrations/Icon';
import type { FrontProps } from './frontProps';
import { LandingPage } from './LandingPage';
import { isPlainClick } from '../../parts/isPlainClick';
import { safeUrl } from '../../parts/safeUrl';

const look = 'popup,noopener,width=560,height=760';

/** BO-023, C-27: the hero's button opens another company's questionnaire in a new window if one is configured; else the flow. */
export function PopupLanding({ content, site, partner, track, mount: _mount, ...rest }: FrontProps) {
  const url = questionnaireUrl(site.settings.questionnaire_url, partner);
  const open = (event: MouseEvent) => {
    track('questionnaire opened');
    if (!isPlainClick(event)) return;
    event.preventDefault();
    window.open(url, '_blank', look);
  };
  const hero = url === undefined ? undefined : (
    <a className="button glow" href={url} target="_blank" rel="noopener noreferrer" onClick={open}>
      {content.popup?.label ?? content.action}<span className="sr-only"> (opens in a new window)</span><Icon name="external" />
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
