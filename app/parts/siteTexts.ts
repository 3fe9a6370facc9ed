import type { SiteInfo } from '#api/contracts/site';
import { safeUrl } from './safeUrl';
import type { NavLink } from './SiteNav';

const underwriterOf = ({ settings }: SiteInfo): string => settings.underwriter ?? 'Granite Mutual Insurance Company';

/** PY-029: who stands behind the policies and who sells them. A page may have an underwriter of its own. */
export function disclaimer(site: SiteInfo, underwriter = underwriterOf(site)): string {
  const { texts, seller = 'Surefoot Insurance Services' } = site.settings;
  return texts?.disclaimer ?? `Policies are underwritten by ${underwriter} and sold by ${seller}.`;
}

/** The placeholders of the site: `{underwriter}`, `{support_phone}`, `{disclaimer}`. */
export const siteWords = (site: SiteInfo): { readonly underwriter: string; readonly disclaimer: string; readonly support_phone?: string } =>
  ({ underwriter: underwriterOf(site), disclaimer: disclaimer(site), support_phone: site.settings.support_phone });

/** Links of the footer from the site's texts (RN-018); none for an address that is missing or unsafe (S3). */
export function footLinks({ settings, title }: SiteInfo, support?: string): readonly NavLink[] {
  const texts = settings.texts ?? {};
  const links = [
    { label: 'Privacy Policy', href: safeUrl(texts.privacy_url) },
    { label: 'Terms of Use', href: safeUrl(texts.terms_url) },
    { label: 'Support', href: safeUrl(texts.support_url) ?? (support ? `mailto:${support}` : undefined) },
    { label: texts.partner_title ?? `About ${title}`, href: safeUrl(texts.partner_url) },
  ];
  return links.flatMap(({ label, href }) => (href ? [{ label, href }] : []));
}
