import { Suspense } from 'react';
import { ahead } from './ahead';
import { Skeleton } from './Skeleton';

interface SafeHtmlProps { readonly html: string; readonly className: string }

const body = ahead<SafeHtmlProps>(async () => (await import('./SafeHtmlBody')).SafeHtmlBody, WordsOnly);

/** Fetches the sanitiser ahead of the page that needs it. */
export const preloadSafeHtml = body.preload;

/** HTML of the server, sanitised (S1, S-58). A skeleton holds its place until the sanitiser is there. */
export function SafeHtml({ html, className = 'rich' }: Pick<SafeHtmlProps, 'html'> & Partial<SafeHtmlProps>) {
  return <Suspense fallback={<Skeleton />}><body.Part html={html} className={className} /></Suspense>;
}

/** Without the sanitiser (the connection went) there are the words, and no HTML at all. */
function WordsOnly({ html, className }: SafeHtmlProps) {
  return <p className={className}>{new DOMParser().parseFromString(html, 'text/html').body.textContent}</p>;
}
