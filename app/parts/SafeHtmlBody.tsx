import { useMemo } from 'react';
import DOMPurify from 'dompurify';

const purify = DOMPurify();
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'table', 'thead', 'tbody', 'tr', 'th',
    'td', 'span', 'div'],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/iu,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('rel', 'noopener noreferrer');
  node.setAttribute('target', '_blank');
});

/** The only place that inserts HTML of the server. Apart from SafeHtml, so that the sanitiser is a chunk of its own. */
export function SafeHtmlBody({ html, className }: { readonly html: string; readonly className: string }) {
  const clean = useMemo(() => purify.sanitize(html, allowed), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
