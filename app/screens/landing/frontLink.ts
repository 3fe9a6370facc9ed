import type { LandingContent } from '#flows/types';

type Link = NonNullable<LandingContent['links']>[number];

/** Where a link of the front door leads. A line's own pages stay in the partner's frame; documents, and pages that have no frame, open apart. */
export function frontLink({ to, href }: Link, mount: string): { readonly href: string; readonly apart: boolean } {
  if (to === undefined) return { href: href ?? '', apart: true };
  const isOfLine = /^\/[\w-]+\/faq$/u.test(to);
  return isOfLine ? { href: mount + to, apart: false } : { href: to, apart: mount !== '' };
}
