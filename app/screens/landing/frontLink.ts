import type { LandingContent } from '#schemas/line';

type Link = NonNullable<LandingContent['links']>[number];

/** The target of a link on the landing page. Documents, and pages without a frame, open in a new tab. */
export function frontLink({ to, href }: Link, mount: string): { readonly href: string; readonly apart: boolean } {
  if (to === undefined) return { href: href ?? '', apart: true };
  const isOfLine = /^\/[\w-]+\/faq$/u.test(to);
  return isOfLine ? { href: mount + to, apart: false } : { href: to, apart: mount !== '' };
}
