import { setNonce } from 'get-nonce';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/index.css';
import { App } from './App';
import { allowScripts } from './bootstrap/allowScripts';
import { readConfig } from './bootstrap/config';
import { openShop } from './bootstrap/open';
import { readStartAnswers } from './bootstrap/startAnswers';
import { preparePage } from './router/preparePage';

// Dialogs add a style element of their own: it needs the nonce of this answer (stack.md section 3).
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
if (nonce) setNonce(nonce);

/**
 * A function, not `await` at the top of the module: other chunks import this one, and WebKit resolves a second import() of a module that
 * waits for such a one before it has run.
 */
async function main(): Promise<void> {
  const config = readConfig(document);
  allowScripts(config);
  const answers = readStartAnswers(document);
  const opening = await openShop(config, window, answers);
  if (opening.kind === 'leave') return window.location.replace(opening.to);
  const { shop } = opening;
  document.title = shop.site.title;
  const { theme } = shop.site.settings;
  // The standard colours are in the stylesheet, a partner's in the page where the server knew them.
  if (theme && !answers.site) (await import('./theme/theme')).applyTheme(theme, document.documentElement);
  // In a frame the partner's page is the ground.
  document.documentElement.classList.toggle('framed', shop.embedded);
  await preparePage(shop, window.location.pathname);
  const root = document.getElementById('root');
  if (root) {
    const page = createRoot(root, { onUncaughtError: (error) => shop.services.reports.report(error) });
    // A transition waits for what is ready within its task, instead of drawing placeholders for it.
    startTransition(() => page.render(<App shop={shop} failed={opening.kind === 'error'} />));
  }
  if (shop.embedded) import('./embed/inFrame').then(({ talkToHost }) => talkToHost(shop, window), () => undefined);
}
void main();
