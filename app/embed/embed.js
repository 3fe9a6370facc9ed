/*
 * Surefoot in a partner's page. Load it once, from the shop:
 *
 *   <div class="surefoot" data-flow="renters-insurance" data-site="harbor"></div>
 *   <script src="https://surefoot.example/embed.js" defer></script>
 *
 * Each such element gets a frame with that line, as high as its content. The line's events are dispatched on the element:
 * `surefoot:ready`, `surefoot:step-viewed`, `surefoot:purchase-completed` … (`hostEvents` in api/services/parent/messages.ts), the fields
 * in `event.detail`.
 * The element accepts two events: `surefoot-account` (detail: { email, id, firstName, lastName, phone }) and `surefoot-sign-out`.
 * Nothing else is read, nothing is put into `window`, and no style or script of the page's policy is needed but this file and the frame.
 */
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const shop = new URL(script.src);

  /** The site's own host: its name in front of the host this file came from. */
  const originOf = (site) => {
    const home = new URL(shop.origin);
    if (/^[a-z0-9-]{1,63}$/i.test(site) && home.hostname.split('.')[0] !== site.toLowerCase()) home.hostname = `${site}.${home.hostname}`;
    return home.origin;
  };
  const addressOf = ({ flow, token }, origin) => {
    const address = new URL(`/embed/v1/${encodeURIComponent(flow)}`, origin);
    if (token) address.searchParams.set('auth_token', token);
    return address.href;
  };
  const isMessage = (data) => typeof data === 'object' && data !== null && data.source === 'surefoot' && typeof data.type === 'string'
    && /^[a-z-]{1,40}$/.test(data.type);

  const open = (host) => {
    if (host.querySelector(':scope > iframe')) return;
    const { flow, site = '', token, title = 'Insurance' } = host.dataset;
    const origin = originOf(site);
    const frame = document.createElement('iframe');
    let isReady = false;
    let pending = [];
    const post = (type, payload) => {
      const message = { source: 'surefoot-host', type, payload };
      // The page would miss a message before it listens.
      if (isReady) frame.contentWindow?.postMessage(message, origin);
      else pending = [...pending, [type, payload]];
    };

    addEventListener('message', (event) => {
      // Only our frame, and only while the shop itself is in it.
      if (event.source !== frame.contentWindow || event.origin !== origin || !isMessage(event.data)) return;
      const { type, payload } = event.data;
      if (type === 'height' && Number.isFinite(payload?.height)) frame.style.height = `${Math.min(Math.max(payload.height, 0), 20_000)}px`;
      if (type === 'step-viewed' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
      // The frame loads anew then, and would miss what is posted meanwhile.
      if (type === 'signed-out') isReady = false;
      if (type === 'ready') {
        isReady = true;
        const messages = pending;
        pending = [];
        for (const [what, detail] of messages) post(what, detail);
      }
      host.dispatchEvent(new CustomEvent(`surefoot:${type}`, { bubbles: true, detail: Object.freeze({ ...payload }) }));
    });
    host.addEventListener('surefoot-account', ({ detail }) => post('account', detail));
    host.addEventListener('surefoot-sign-out', () => post('sign-out', {}));

    frame.title = title;
    frame.referrerPolicy = 'strict-origin';
    Object.assign(frame.style, { display: 'block', width: '100%', height: '640px', border: '0', colorScheme: 'normal' });
    frame.src = addressOf({ flow, token }, origin);
    host.append(frame);
  };

  const openAll = () => document.querySelectorAll('.surefoot[data-flow]').forEach(open);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', openAll, { once: true });
  else openAll();
})();
