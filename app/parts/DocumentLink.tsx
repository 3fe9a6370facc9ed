import { safeUrl } from './safeUrl';

interface DocumentLinkProps {
  readonly href: unknown;
  readonly children: string;
  /** What it is about, where several documents of one name stand on a page (WCAG 2.4.4). */
  readonly about?: string;
  readonly className?: string;
  readonly onOpen?: () => void;
}
/** A link to a document of the server, in a new tab; nothing for an unsafe address (S3). */
export function DocumentLink({ href, children, about, className, onOpen }: DocumentLinkProps) {
  const url = safeUrl(href);
  return url ? <a className={className} href={url} target="_blank" rel="noopener noreferrer" onClick={onOpen}>{children}
    <span className="sr-only">{about && `, ${about}`} (opens in a new tab)</span></a> : null;
}
