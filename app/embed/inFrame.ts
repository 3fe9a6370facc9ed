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
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height > 0 && height !== posted) services.parent.post('height', { height: (posted = height) });
  };
  new ResizeObserver(measure).observe(root);
  new MutationObserver(measure).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  void document.fonts.ready.then(measure);
  measure();
}

/**
 * A dialog opens in the middle of the frame, which may be outside the visible part of a long page: scrolls it into view. Once: one that is
 * higher than the frame would move under the pointer that presses its button.
 */
function scrollToDialogs({ document }: Window): void {
  let shown: Element | null = null;
  document.addEventListener('focusin', ({ target }) => {
    const dialog = target instanceof Element ? target.closest('[role=dialog]') : null;
    if (!dialog || dialog === shown) return;
    shown = dialog;
    dialog.scrollIntoView({ block: 'nearest' });
  });
}

/** Inside a partner's page: posts our height and that we are ready; handles login and sign-out (S-14, S-15). */
export function talkToHost(shop: Shop, page: Window & typeof globalThis): void {
  if (page.parent !== page) {
    postHeight(shop, page);
    scrollToDialogs(page);
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
