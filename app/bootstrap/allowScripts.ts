import type { PageConfig } from '#api/services/config';
import { isScriptOf, scriptOrigins } from '#api/services/scriptOrigins';
import { createPolicy } from '../page/trustedTypes';

/**
 * The providers' loaders set the address of a script as text, so the page's default policy answers for them: their own origins, and no
 * HTML. Without a provider there is no default policy.
 */
export function allowScripts(config: PageConfig): void {
  const origins = scriptOrigins(config);
  if (origins.length === 0) return;
  createPolicy('default', { createScriptURL: (url) => (isScriptOf(origins, url, document.baseURI) ? url : null) });
}
