/*
 * Surefoot in a partner's page. Load it once, from the shop:
 *
 *   <div class="surefoot" data-flow="renters-insurance" data-site="harbor"></div>
 *   <script src="https://surefoot.example/embed.js" defer></script>
 *
 * Each such element, also one that is added later, gets a frame with that line, as high as its content. The line's events are dispatched
 * on the element: `surefoot:ready`, `surefoot:step-viewed`, `surefoot:purchase-completed` … (`hostEvents` in
 * api/services/parent/messages.ts), the fields in `event.detail`.
 * The element accepts two events: `surefoot-account` (detail: { email, id, firstName, lastName, phone }) and `surefoot-sign-out`.
 * Nothing else is read, nothing is put into `window`, and no style or script of the page's policy is needed but this file and the frame.
 */
(() => {
  /** Milliseconds that a frame may be silent while it loads. */
  const startTimeout = 15_000;

  /** This file's address. A module cannot see its own element: the page must have exactly one module of this name. */
  const scriptAddress = () => {
    if (document.currentScript) return document.currentScript.src;
    const modules = [...document.querySelectorAll('script[type=module][src]')].map(({ src }) => src);
    const ours = new Set(modules.filter((src) => /^https?:\/\/[^/?#]+\/embed\.js([?#]|$)/.test(src)));
    return ours.size === 1 ? [...ours][0] : undefined;
  };
  const address = scriptAddress();
  if (!address) {
    console.error('Surefoot: embed.js cannot tell where it came from. Load it by a script element with its address.');
    return;
  }
  const shop = new URL(address);

  /** The site's own host: its name in front of the host this file came from. */
  const originOf = (site) => {
    const home = new URL(shop.origin);
    if (/^[a-z0-9-]{1,63}$/i.test(site) && home.hostname.split('.')[0] !== site.toLowerCase()) home.hostname = `${site}.${home.hostname}`;
    return home.origin;
  };
  const addressOf = ({ flow, token }, origin) => {
    const line = new URL(`/embed/v1/${encodeURIComponent(flow)}`, origin);
    if (token) line.searchParams.set('auth_token', token);
    return line.href;
  };
  const isMessage = (data) => typeof data === 'object' && data !== null && data.source === 'surefoot' && typeof data.type === 'string'
    && /^[a-z-]{1,40}$/.test(data.type);

  /** A frame that nobody listens to yet. */
  const createFrame = ({ title = 'Insurance' }) => {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.referrerPolicy = 'strict-origin';
    // The policy number is copied by a press.
    frame.allow = 'clipboard-write';
    Object.assign(frame.style, { display: 'block', width: '100%', height: '640px', border: '0', colorScheme: 'normal' });
    return frame;
  };
  /** Where the page's own header ends, as far as the page says so (`scroll-padding-top`) or the element (`scroll-margin-top`). */
  const topOfView = (host) =>
    [getComputedStyle(document.documentElement).scrollPaddingTop, getComputedStyle(host).scrollMarginTop]
      .reduce((sum, length) => sum + (parseFloat(length) || 0), 0);

  /** Puts the frame into the element; returns what takes it away again. */
  const open = (host) => {
    const { flow, site = '', token } = host.dataset;
    const origin = originOf(site);
    const frame = createFrame(host.dataset);
    const stopped = new AbortController();
    const { signal } = stopped;
    let isReady = false;
    let pending = [];
    let timer;
    const dispatch = (type, payload) =>
      host.dispatchEvent(new CustomEvent(`surefoot:${type}`, { bubbles: true, detail: Object.freeze({ ...payload }) }));
    /** No empty box stays where the shop cannot be loaded. If it comes later, its height shows it. */
    const awaitShop = () => {
      timer = setTimeout(() => {
        frame.style.height = '0';
        dispatch('startup-failed', { code: 'timeout' });
      }, startTimeout);
    };
    const post = (type, payload) => {
      const message = { source: 'surefoot-host', type, payload };
      // The page would miss a message before it listens.
      if (isReady) frame.contentWindow?.postMessage(message, origin);
      else pending = [...pending, [type, payload]];
    };
    const flush = () => {
      isReady = true;
      const messages = pending;
      pending = [];
      for (const [type, payload] of messages) post(type, payload);
    };

    addEventListener('message', (event) => {
      // Only our frame, and only while the shop itself is in it.
      if (event.source !== frame.contentWindow || event.origin !== origin || !isMessage(event.data)) return;
      const { type, payload } = event.data;
      clearTimeout(timer);
      if (type === 'height' && Number.isFinite(payload?.height)) frame.style.height = `${Math.min(Math.max(payload.height, 0), 20_000)}px`;
      if (type === 'step-viewed' && host.getBoundingClientRect().top < topOfView(host)) host.scrollIntoView();
      if (type === 'ready') flush();
      // The frame loads anew then, and would miss what is posted meanwhile.
      if (type === 'signed-out') {
        isReady = false;
        awaitShop();
      }
      dispatch(type, payload);
    }, { signal });
    host.addEventListener('surefoot-account', ({ detail }) => post('account', detail), { signal });
    host.addEventListener('surefoot-sign-out', () => post('sign-out', {}), { signal });

    frame.src = addressOf({ flow, token }, origin);
    host.append(frame);
    awaitShop();
    const close = () => {
      stopped.abort();
      clearTimeout(timer);
      frame.remove();
    };
    return { flow, close };
  };

  const opened = new Map();
  /** Elements come, go and change their line at any time. One that has a frame already belongs to another copy of this script. */
  const follow = () => {
    for (const [host, { flow, close }] of opened) {
      if (host.isConnected && host.dataset.flow === flow) continue;
      opened.delete(host);
      close();
    }
    for (const host of document.querySelectorAll('.surefoot[data-flow]'))
      if (!opened.has(host) && !host.querySelector(':scope > iframe')) opened.set(host, open(host));
  };
  const start = () => {
    new MutationObserver(follow).observe(document, { subtree: true, childList: true, attributeFilter: ['data-flow'] });
    follow();
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
  else start();
})();
