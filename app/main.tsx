import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import './styles/index.css';
import { App } from './App';
import { readConfig } from './bootstrap/config';
import { openShop } from './bootstrap/open';

// Dialogs add a style element of their own: it needs the nonce of this answer (stack.md section 3).
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
if (nonce) setNonce(nonce);

const opening = await openShop(readConfig(document), window);
if (opening.kind === 'leave') {
  window.location.replace(opening.to);
} else {
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
