import { useMemo } from 'react';
import DOMPurify from 'dompurify';
import { htmlPolicy } from './htmlPolicy';
import { safeUrl } from './safeUrl';

const purify = DOMPurify();
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'table', 'thead', 'tbody', 'tr', 'th',
    'td', 'span', 'div'],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/iu,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ...(htmlPolicy ? { TRUSTED_TYPES_POLICY: htmlPolicy, RETURN_TRUSTED_TYPE: true } : {}),
};
const isMailOrPhone = (address: string): boolean => /^(?:mailto|tel):/iu.test(address);
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  // S3: an address with a user part, or with anything else that links elsewhere may not have, is no link.
  const address = node.getAttribute('href')?.trim();
  if (address !== undefined && !isMailOrPhone(address) && safeUrl(address) === undefined) node.removeAttribute('href');
  node.setAttribute('rel', 'noopener noreferrer');
  node.setAttribute('target', '_blank');
});

/** The only place that inserts HTML of the server. Apart from SafeHtml, so that the sanitiser is a chunk of its own. */
export function SafeHtmlBody({ html, className }: { readonly html: string; readonly className: string }) {
  const clean = useMemo(() => purify.sanitize(html, allowed), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
