import type { PageConfig } from '#api/services/config';

/** Escapes data in HTML, so that it cannot end the script element or begin a comment. */
const escaped = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The page as it leaves the server: the built HTML with this answer's nonce and the configuration. */
export function page(html: string, config: PageConfig, nonce: string): string {
  const block = `<script type="application/json" id="surefoot-config">${escaped(config)}</script>`;
  // Functions, so that `$&` in the configuration is not a replacement pattern.
  return html.replace('<!--surefoot-config-->', () => block).replaceAll('__CSP_NONCE__', () => nonce);
}
