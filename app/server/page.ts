import { createHash } from 'node:crypto';
import type { PageConfig } from '#api/services/config';
import type { LineSummary } from '#flows/file/entry';
import type { StartAnswers } from '../bootstrap/dataBlocks';
import { tokensOf, type Theme } from '../theme/theme';
import type { Drawn } from './drawing';
import type { NewVisit } from './firstQuestion';
import newVisitText from '../bootstrap/newVisit.js?raw';

const version = createHash('sha256').update(newVisitText).digest('hex').slice(0, 12);
/** A file of its own, because the policy refuses code in the page. A browser keeps it for ever: other contents have another address. */
export const newVisitScript = { path: '/new-visit.js', text: newVisitText, address: `/new-visit.js?${version}` } as const;

/** Escapes data in HTML, so that it cannot end the script element or begin a comment. */
const escaped = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
const block = (id: string, value: unknown): string => `<script type="application/json" id="${id}">${escaped(value)}</script>`;

/** What the server knows of the page besides its configuration. */
interface Ahead extends StartAnswers {
  /** The lines that are files. */
  readonly lines?: readonly LineSummary[];
  /** The modules that this address needs: all are asked for at once, before the first of them has run. */
  readonly modules?: readonly string[];
  /** What the page shows before a script has come (drawing.tsx). */
  readonly drawn?: Drawn;
  /** The page stands in a partner's frame. */
  readonly framed?: boolean;
}

/**
 * The tokens are colours, lengths and known families (theme.ts): nothing of the partner's text gets through. A line's colours hold on its
 * pages, which the browser tells apart as it moves (Pages.tsx), where the partner has set none.
 */
function themeOf({ site, lines = [] }: Ahead, nonce: string): string {
  const theme = site?.settings.theme ?? {};
  const ofLines = lines.flatMap(({ id, theme: own }) => (own ? [ruleOf(`html:root[data-line="${id}"]`, { ...own, ...theme })] : []));
  const rules = [ruleOf('html:root', theme), ...ofLines].join('');
  return rules ? `<style nonce="${nonce}">${rules}</style>` : '';
}
function ruleOf(selector: string, theme: Theme): string {
  const tokens = Object.entries(tokensOf(theme)).map(([token, value]) => `${token}:${value}`).join(';');
  return tokens ? `${selector}{${tokens}}` : '';
}
const attribute = (text: string): string => text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`);
/** Looks whether the drawn question is the visitor's. Before the style sheet, for which a script that stands behind it would wait. */
const newVisitOf = ({ visit, order, untouched }: NewVisit, nonce: string): string =>
  `<script src="${newVisitScript.address}" nonce="${nonce}" data-visit="${attribute(visit)}" data-order="${attribute(order)}"`
  + ` data-untouched="${attribute(untouched)}"></script>`;
const preload = (nonce: string) => (file: string): string =>
  `<link rel="${file.endsWith('.json') ? 'preload" as="fetch' : 'modulepreload'}" crossorigin href="${file}" nonce="${nonce}">`;

/** The page as it leaves the server: the built HTML with this answer's nonce, the configuration, and what the page would ask for first. */
export function page(html: string, config: PageConfig, nonce: string, ahead: Ahead = {}): string {
  const { modules = [], lines = [], site, partner, drawn = { html: '' }, framed = false } = ahead;
  const head = [
    ...modules.map(preload(nonce)), themeOf(ahead, nonce), block('surefoot-config', config),
    site ? block('surefoot-start', { site, partner }) : '', lines.length > 0 ? block('surefoot-lines', lines) : '',
  ].join('');
  // What the page asks for ahead stands behind its style sheet, which the first paint waits for.
  // The nonce first, so that no text of a partner is taken for its place. Functions, so that `$&` in a text is not a replacement pattern.
  const { question, line } = drawn;
  const marks = (framed ? ' class="framed"' : '') + (line ? ` data-line="${line}"` : '') + (question ? ' data-question="unknown"' : '');
  return html.replaceAll('__CSP_NONCE__', nonce).replace('</head>', () => `${head}</head>`)
    .replace('<html lang="en">', `<html lang="en"${marks}>`)
    .replace('</title>', () => `</title>${question ? newVisitOf(question, nonce) : ''}`)
    .replace('<!--surefoot-page-->', () => drawn.html);
}
