import { listenToHost } from '#api/services/parent/commands';
import type { Shop } from '../bootstrap/shop';
import { signOut } from '../host/signOut';

/**
 * Posts the page's height whenever it changes, so that the frame needs no scroll bar. Browsers run no ResizeObserver in a frame that is
 * out of view, so the height is also measured whenever the content changes, and when the fonts are there.
 */
function postHeight({ services }: Pick<Shop, 'services'>, page: Window & typeof globalThis): void {
  const { document, ResizeObserver, MutationObserver } = page;
  const root = document.getElementById('root');
  if (!root) return;
  let posted = 0;
  const measure = (): void => {
    // A frame that is not displayed has no width, and every word would be a line of its own.
    if (page.innerWidth === 0) return;
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height > 0 && height !== posted) services.parent.post('height', { height: (posted = height) });
  };
  new ResizeObserver(measure).observe(root);
  new MutationObserver(measure).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  void document.fonts.ready.then(measure);
  measure();
}

/** Pixels that a dialog needs at least; where less of the frame is in view, it reaches out of it. */
const leastShown = 320;
/**
 * The partner's page makes the frame as high as its content, so most of it may be out of view, and a dialog in its middle with it. Nothing
 * but an IntersectionObserver tells a page of another origin which part is in view: there the style sheet keeps dialogs (`.scrim`).
 */
function keepDialogsInView(page: Window & typeof globalThis): void {
  const root = page.document.documentElement;
  let shown: Element | null = null;
  const keepIn = ({ top, bottom }: DOMRectReadOnly): void => {
    const lower = Math.min(page.innerHeight, Math.max(bottom, top + leastShown));
    root.style.setProperty('--shown-top', `${Math.max(0, Math.min(top, lower - leastShown))}px`);
    root.style.setProperty('--shown-bottom', `${page.innerHeight - lower}px`);
  };
  page.document.addEventListener('focusin', ({ target }) => {
    const dialog = target instanceof Element ? target.closest('[role=dialog], dialog') : null;
    if (!dialog || dialog === shown) return;
    shown = dialog;
    const observer = new page.IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry) keepIn(entry.intersectionRect);
    });
    observer.observe(root);
  });
}

/** Inside a partner's page: posts our height and that we are ready; handles login and sign-out (S-14, S-15). */
export function talkToHost(shop: Shop, page: Window & typeof globalThis): void {
  if (page.parent !== page) {
    postHeight(shop, page);
    keepDialogsInView(page);
    listenToHost({
      window: page,
      allowed: () => shop.session().site?.settings.frame_ancestors ?? [],
      onCommand(command) {
        if (command.type === 'sign-out') return signOut(shop);
        const { email, ...more } = command.payload;
        if (email !== undefined) shop.logIn({ email, ...more });
      },
    });
  }
  shop.services.parent.post('ready');
}
