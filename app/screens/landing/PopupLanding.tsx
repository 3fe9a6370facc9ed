import type { MouseEvent } from 'react';
import { ExternalLink } from 'lucide-react';
import type { FrontProps } from './frontProps';
import { LandingPage } from './LandingPage';
import { questionnaireUrl } from './questionnaire';

const look = 'popup,noopener,width=560,height=760';

/** BO-023, C-27: the hero's button asks another company for prices in a window of its own; the banner leads into the flow. Where nothing is configured, both lead in. */
export function PopupLanding({ content, site, partner, track, mount: _mount, ...rest }: FrontProps) {
  const url = questionnaireUrl(site.settings.questionnaire_url, partner, window.location.href);
  const open = (event: MouseEvent) => {
    track('questionnaire opened');
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.open(url, '_blank', look);
  };
  const hero = url === undefined ? undefined : (
    <a className="button glow" href={url} target="_blank" rel="noopener noreferrer" onClick={open}>
      {content.popup?.label ?? content.action}<span className="sr-only"> (opens in a new window)</span><ExternalLink size={20} aria-hidden />
    </a>
  );
  return <LandingPage {...rest} content={content} site={site} hero={hero} />;
}
