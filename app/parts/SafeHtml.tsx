import { Suspense } from 'react';
import { htmlPolicy } from './htmlPolicy';
import { preloadable } from '#widgets/parts/preloadable';
import { Skeleton } from './Skeleton';

interface SafeHtmlProps { readonly html: string; readonly className: string }

const body = preloadable<SafeHtmlProps>(async () => (await import('./SafeHtmlBody')).SafeHtmlBody, TextOnly);

/** Preloads the sanitiser. */
export const preloadSafeHtml = body.preload;

/** HTML of the server, sanitised (S1, S-58). A skeleton is shown until the sanitiser is loaded. */
export function SafeHtml({ html, className = 'rich' }: Pick<SafeHtmlProps, 'html'> & Partial<SafeHtmlProps>) {
  return <Suspense fallback={<Skeleton />}><body.Part html={html} className={className} /></Suspense>;
}

/** When the sanitiser cannot be fetched: the text without any HTML. */
function TextOnly({ html, className }: SafeHtmlProps) {
  const trusted = htmlPolicy?.createHTML(html) ?? html;
  return <p className={className}>{new DOMParser().parseFromString(trusted as string, 'text/html').body.textContent}</p>;
}
