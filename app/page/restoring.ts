/**
 * A place that Back or Forward comes to begins at its top (AS-006, D18). Left to itself, the browser moves it to where its entry was left,
 * and the heading that has the focus is out of sight. Where a page that is loaded anew begins stays the browser's matter.
 */
export function beginsAtTop(page: Window): void {
  const restores = (how: ScrollRestoration): void => { page.history.scrollRestoration = how; };
  if (page.document.readyState === 'complete') restores('manual');
  page.addEventListener('pageshow', () => restores('manual'));
  page.addEventListener('pagehide', () => restores('auto'));
}
