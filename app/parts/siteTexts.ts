import type { SiteInfo } from '#api/contracts/site';

export interface FootLink { readonly label: string; readonly href: string }

/** PY-029: who stands behind the policies and who sells them. */
export function disclaimer({ settings }: SiteInfo): string {
  const underwriter = settings.underwriter ?? 'Granite Mutual Insurance Company';
  const seller = settings.seller ?? 'Surefoot Insurance Services';
  return settings.texts?.disclaimer ?? `Policies are underwritten by ${underwriter} and sold by ${seller}.`;
}

/** The pages the site names (`texts.privacy_url`, `terms_url`, `support_url`); a page it does not name gets no link that would lead nowhere. */
export function footLinks({ settings }: SiteInfo, support?: string): readonly FootLink[] {
  const texts = settings.texts ?? {};
  const links = [
    { label: 'Privacy Policy', href: texts.privacy_url },
    { label: 'Terms of Use', href: texts.terms_url },
    { label: 'Support', href: texts.support_url ?? (support ? `mailto:${support}` : undefined) },
  ];
  return links.flatMap(({ label, href }) => (href ? [{ label, href }] : []));
}
