import type { LandingContent } from '#schemas/line';
import { FrontIcon } from '../../illustrations/FrontIcon';
import type { FrontProps } from './frontProps';

interface FrontLinksProps extends Pick<FrontProps, 'mount' | 'track'> {
  readonly links: NonNullable<LandingContent['links']>;
}

/** VC-005: links to read before the first step. */
export function FrontLinks({ links, mount, track }: FrontLinksProps) {
  return (
    <nav className="wrap front-links" aria-label="Documents and help">
      <ul>
        {links.map((link) => {
          const { href, apart } = frontLink(link, mount);
          const icon = link.href ? 'document' : link.to?.endsWith('/faq') ? 'question' : 'claim';
          const { track: event } = link;
          return (
            <li key={link.label}>
              <a href={href} {...(apart ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                onClick={event === undefined ? undefined : () => track(event)}>
                <FrontIcon name={icon} />{link.label}{apart && <span className="sr-only"> (opens in a new tab)</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type Link = NonNullable<LandingContent['links']>[number];

/** The target of a link on the landing page. Documents, and pages without a frame, open in a new tab. */
export function frontLink({ to, href }: Link, mount: string): { readonly href: string; readonly apart: boolean } {
  if (to === undefined) return { href: href ?? '', apart: true };
  const isOfLine = /^\/[\w-]+\/faq$/u.test(to);
  return isOfLine ? { href: mount + to, apart: false } : { href: to, apart: mount !== '' };
}
