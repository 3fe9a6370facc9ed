import { listenToHost } from '#api/services/parent/commands';
import type { Shop } from '../bootstrap/shop';
import { signOut } from '../host/signOut';

/** The page's height, told whenever it changes, so that the frame needs no scroll bar of its own. */
function tellHeight({ services }: Pick<Shop, 'services'>, { document, ResizeObserver }: Window & typeof globalThis): void {
  const root = document.getElementById('root');
  if (!root) return;
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height > 0 && height !== told) services.parent.post('height', { height: (told = height) });
  }).observe(root);
}

/** A dialog lies in the middle of the frame, which may be far from what the visitor sees of a long page: the browser brings it into view. */
function bringDialogs({ document }: Window): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.closest('[role=dialog]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** Inside a partner's page: says how high we are and that we listen; hears who is logged in, and sign-out (S-14, S-15). */
export function talkToHost(shop: Shop, page: Window & typeof globalThis): void {
  if (page.parent !== page) {
    tellHeight(shop, page);
    bringDialogs(page);
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
