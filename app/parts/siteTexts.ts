import type { SiteInfo } from '#api/contracts/site';
import { safeUrl } from './safeUrl';

export interface FootLink { readonly label: string; readonly href: string }

const underwriterOf = ({ settings }: SiteInfo): string => settings.underwriter ?? 'Granite Mutual Insurance Company';

/** PY-029: who stands behind the policies and who sells them. */
export function disclaimer(site: SiteInfo): string {
  const { texts, seller = 'Surefoot Insurance Services' } = site.settings;
  return texts?.disclaimer ?? `Policies are underwritten by ${underwriterOf(site)} and sold by ${seller}.`;
}

/** What a step's words may say of the site: `{underwriter}`, `{support_phone}`, `{disclaimer}`. */
export const siteWords = (site: SiteInfo): { readonly underwriter: string; readonly disclaimer: string; readonly support_phone?: string } =>
  ({ underwriter: underwriterOf(site), disclaimer: disclaimer(site), support_phone: site.settings.support_phone });

/** The pages the site names (`texts.privacy_url`, `terms_url`, `support_url`, and the partner's own as `partner_url`; RN-018); a page it does not name gets no link that would lead nowhere, nor does an address that is none (S3). */
export function footLinks({ settings, title }: SiteInfo, support?: string): readonly FootLink[] {
  const texts = settings.texts ?? {};
  const links = [
    { label: 'Privacy Policy', href: safeUrl(texts.privacy_url) },
    { label: 'Terms of Use', href: safeUrl(texts.terms_url) },
    { label: 'Support', href: safeUrl(texts.support_url) ?? (support ? `mailto:${support}` : undefined) },
    { label: texts.partner_title ?? `About ${title}`, href: safeUrl(texts.partner_url) },
  ];
  return links.flatMap(({ label, href }) => (href ? [{ label, href }] : []));
}
