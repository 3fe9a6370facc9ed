import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import './styles/index.css';
import { App } from './App';
import { allowScripts } from './bootstrap/allowScripts';
import { readConfig } from './bootstrap/config';
import { openShop } from './bootstrap/open';

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
  const opening = await openShop(config, window);
  if (opening.kind === 'leave') return window.location.replace(opening.to);
  const { shop } = opening;
  document.title = shop.site.title;
  const { theme } = shop.site.settings;
  // Only a partner's colours need working out: the standard ones are in the stylesheet.
  if (theme) (await import('./theme/theme')).applyTheme(theme, document.documentElement);
  const root = document.getElementById('root');
  if (root)
    createRoot(root, { onUncaughtError: (error) => shop.services.reports.report(error) }).render(
      <App shop={shop} failed={opening.kind === 'error'} />,
    );
  if (shop.embedded) import('./embed/inFrame').then(({ talkToHost }) => talkToHost(shop, window), () => undefined);
}
void main();
