import { setNonce } from 'get-nonce';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles/index.css';
import { App } from './App';
import { leadsToEmbed } from './bootstrap/arrival';
import { openShop, type Opening } from './bootstrap/open';
import { readConfig, readLines, readStartAnswers, type StartAnswers } from './bootstrap/dataBlocks';
import { knownLines } from './bootstrap/knownLines';
import { followSignOut } from './host/signOut';
import type { Target } from './router/match';
import { preparePage } from './router/preparePage';
import type { PageConfig } from '#api/services/config';
import { isScriptOf, scriptOrigins } from '#api/services/scriptOrigins';
import { watchParts } from './page/newRelease';
import { beginsAtTop } from './page/restoring';
import { keepTyped } from '#widgets/form/useTypedBefore';
import { createPolicy } from './page/trustedTypes';

// Dialogs add a style element of their own: it needs the nonce of this answer.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
if (nonce) setNonce(nonce);

/** Did the server draw the page for what is known here? It knows of no token and no visit. */
const drawnAlready = ({ kind, shop }: Exclude<Opening, { readonly kind: 'leave' }>, { site, partner }: StartAnswers): boolean =>
  kind === 'open' && shop.site === site && shop.partner === partner && shop.embedded === leadsToEmbed(window.location.pathname);

/** Resolves when the browser has painted what stands there; a page that nobody sees is not painted. Milliseconds. */
const painted = (longest = 150): Promise<void> => new Promise((resolve) => {
  setTimeout(resolve, longest);
  requestAnimationFrame(() => setTimeout(resolve));
});

/**
 * A function, not `await` at the top of the module: other chunks import this one, and WebKit resolves a second import() of a module that
 * waits for such a one before it has run.
 */
async function main(): Promise<void> {
  const config = readConfig(document);
  allowScripts(config);
  beginsAtTop(window);
  watchParts(window);
  const answers = readStartAnswers(document);
  const opening = await openShop(config, window, answers, knownLines(readLines(document)));
  if (opening.kind === 'leave') return window.location.replace(opening.to);
  const { shop } = opening;
  document.title = shop.site.title;
  const { theme } = shop.site.settings;
  // The standard colours are in the stylesheet, a partner's in the page where the server knew them.
  if (theme && !answers.site) (await import('./theme/theme')).applyTheme(theme, document.documentElement);
  document.documentElement.classList.toggle('framed', shop.embedded);
  const isDrawn = drawnAlready(opening, answers);
  const isQuestionDrawn = isDrawn && document.documentElement.dataset.question === 'new';
  // All that follows, the machine and its forms, would come before the first paint where the files are in the browser's cache.
  if (isQuestionDrawn) await painted();
  // Of other pages the server has drawn the frame, with a placeholder, which is replaced at once.
  const isWhole = ({ shows }: Target): boolean =>
    isDrawn && (shows === 'landing' ? !document.querySelector('.screen.loading') : isQuestionDrawn);
  const target = await preparePage(shop, window.location, isWhole);
  const root = document.getElementById('root');
  const onUncaughtError = (error: unknown): void => shop.services.reports.report(error);
  const onRecoverableError = (error: unknown): void => shop.services.reports.report(error, { code: 'hydration' });
  const app = <App shop={shop} failed={opening.kind === 'error'} />;
  // Of a landing page and a line's first question React takes over the server's elements.
  const takesOver = isWhole(target);
  if (root && takesOver) keepTyped(root);
  // A browser that translates the page may have put elements of its own there by now.
  const isTranslated = Boolean(root?.querySelector('font'));
  if (root?.firstElementChild && takesOver && !isTranslated) hydrateRoot(root, app, { onUncaughtError, onRecoverableError });
  // A transition waits for what is ready within its task, instead of drawing placeholders for it.
  else if (root) startTransition(() => createRoot(root, { onUncaughtError }).render(app));
  followSignOut(shop);
  if (shop.embedded) import('./embed/inFrame').then(({ talkToHost }) => talkToHost(shop, window), () => undefined);
}
void main();

/**
 * The providers' loaders set the address of a script as text, so the page's default policy answers for them: their own origins, and no
 * HTML. Without a provider there is no default policy.
 */
function allowScripts(config: PageConfig): void {
  const origins = scriptOrigins(config);
  if (origins.length === 0) return;
  createPolicy('default', { createScriptURL: (url) => (isScriptOf(origins, url, document.baseURI) ? url : null) });
}
