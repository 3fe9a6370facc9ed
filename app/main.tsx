import { setNonce } from 'get-nonce';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles/index.css';
import { App } from './App';
import { leadsToEmbed } from './bootstrap/arrival';
import { openShop, type Opened } from './bootstrap/open';
import { readConfig, readLines, readStartAnswers, type StartAnswers } from './bootstrap/dataBlocks';
import { knownLines } from './bootstrap/knownLines';
import type { Shop } from './bootstrap/shop';
import { followSignOut } from './host/signOut';
import type { Arrived } from './router/match';
import { arrive, preparePage } from './router/preparePage';
import type { PageConfig } from '#api/services/config';
import { isScriptOf, scriptOrigins } from '#api/services/scriptOrigins';
import { loadedOnce } from '#engine/loadedOnce';
import { watchParts } from './page/newRelease';
import { beginsAtTop } from './page/restoring';
import { keepTyped } from '#widgets/form/useTypedBefore';
import { createPolicy } from './page/trustedTypes';

// Dialogs add a style element of their own: it needs the nonce of this answer.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
if (nonce) setNonce(nonce);

/**
 * Has the server drawn what is seen here, for this visitor? It knows of no token and no visit. It draws landing pages, and a line's first
 * question, which the script in the head has compared with what is stored (bootstrap/newVisit.js); elsewhere a placeholder.
 */
const isDrawnFor = ({ kind, shop }: Opened, { site, partner }: StartAnswers, { shows }: Arrived['target']): boolean =>
  kind === 'open' && shop.site === site && shop.partner === partner && shop.embedded === leadsToEmbed(window.location.pathname)
  && (shows === 'landing' ? !document.querySelector('.screen.loading') : document.documentElement.dataset.question === 'new');

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
  await showSite(shop, answers);
  const target = arrive(shop, window.location);
  const isDrawn = isDrawnFor(opening, answers, target);
  const talk = loadedOnce(async () => (await import('./embed/inFrame')).talkToHost(shop, window));
  const talkToHost = (): void => { if (shop.embedded) talk().catch(() => undefined); };
  // The host closes a frame that stays silent: what is drawn there would be gone, with the words that say what is missing.
  await preparePage(target, shop, isDrawn, talkToHost);
  draw(opening, isDrawn);
  followSignOut(shop);
  talkToHost();
}
void main();

/** The site's title and colours: the standard colours are in the stylesheet, a partner's in the page where the server knew them. */
async function showSite({ site, embedded }: Shop, answers: StartAnswers): Promise<void> {
  document.title = site.title;
  const { theme } = site.settings;
  if (theme && !answers.site) (await import('./theme/theme')).applyTheme(theme, document.documentElement);
  document.documentElement.classList.toggle('framed', embedded);
}

/** React takes over the elements that the server has drawn, and otherwise replaces what stands there. */
function draw({ kind, shop }: Opened, isDrawn: boolean): void {
  const root = document.getElementById('root');
  if (!root) return;
  const { reports } = shop.services;
  const onUncaughtError = (error: unknown): void => reports.report(error);
  const onRecoverableError = (error: unknown): void => reports.report(error, { code: 'hydration' });
  const app = <App shop={shop} failed={kind === 'error'} />;
  if (isDrawn) keepTyped(root);
  // A browser that translates the page may have put elements of its own there by now.
  const isTranslated = root.querySelector('font') !== null;
  if (isDrawn && root.firstElementChild && !isTranslated) hydrateRoot(root, app, { onUncaughtError, onRecoverableError });
  // A transition waits for what is ready within its task, instead of drawing placeholders for it.
  else startTransition(() => createRoot(root, { onUncaughtError }).render(app));
}

/**
 * The providers' loaders set the address of a script as text, so the page's default policy answers for them: their own origins, and no
 * HTML. Without a provider there is no default policy.
 */
function allowScripts(config: PageConfig): void {
  const origins = scriptOrigins(config);
  if (origins.length === 0) return;
  createPolicy('default', { createScriptURL: (url) => (isScriptOf(origins, url, document.baseURI) ? url : null) });
}
