import type { MouseEvent } from 'react';
import { Icon } from '../../illustrations/Icon';

interface StartLinkProps { readonly href: string; readonly label: string; readonly onStart?: () => void }

/** A link into the flow: it can be opened in a new tab; a plain click does not reload the page. */
export function StartLink({ href, label, onStart }: StartLinkProps) {
  const start = (event: MouseEvent) => {
    if (!onStart || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onStart();
  };
  return <a className="button glow" href={href} onClick={start}>{label}<Icon name="right" /></a>;
}
