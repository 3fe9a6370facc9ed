import { safeUrl } from './safeUrl';

/** A document of the server's, in a new tab; nothing when its address cannot be trusted (S3). */
export function DocumentLink({ href, children, className }: { readonly href: unknown; readonly children: string; readonly className?: string }) {
  const url = safeUrl(href);
  return url ? <a className={className} href={url} target="_blank" rel="noopener noreferrer">{children}<span className="sr-only"> (opens in a new tab)</span></a> : null;
}
