import type { SiteInfo } from '#api/contracts/site';

export interface FootLink { readonly label: string; readonly href: string }

/** PY-029: who stands behind the policies and who sells them. */
export function disclaimer({ settings }: SiteInfo): string {
  const underwriter = settings.underwriter ?? 'Granite Mutual Insurance Company';
  const seller = settings.seller ?? 'Surefoot Insurance Services';
  return settings.texts?.disclaimer ?? `Policies are underwritten by ${underwriter} and sold by ${seller}.`;
}

/** The partner's own pages where it named them, else the shop's. */
export function footLinks({ settings }: SiteInfo, support?: string): readonly FootLink[] {
  const texts = settings.texts ?? {};
  const help = texts.support_url ?? (support ? `mailto:${support}` : undefined);
  return [
    { label: 'Privacy Policy', href: texts.privacy_url ?? '/documents/privacy-policy.pdf' },
    { label: 'Terms of Use', href: texts.terms_url ?? '/documents/terms-of-use.pdf' },
    ...(help ? [{ label: 'Support', href: help }] : []),
  ];
}
