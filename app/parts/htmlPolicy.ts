import { createPolicy } from '../page/trustedTypes';

/** The one policy that makes HTML of text. It passes everything on: only the sanitiser and a document that is never shown may use it. */
export const htmlPolicy = createPolicy('surefoot-html', {
  createHTML: (html) => html,
  createScriptURL: () => { throw new TypeError('No script comes from HTML.'); },
});
