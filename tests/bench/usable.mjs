/**
 * In the page, before anything of it: `whenUsable(then, before)` calls back once a field below another heading than `before` can be used
 * and has been painted, with the moment. Usable: enabled, visible, and nothing lies over it.
 */
export function usable() {
  const field = () => document.querySelector('main form :is(input, select):enabled');
  const isUncovered = (found) => found?.closest('[inert]') === null && found.checkVisibility({ visibilityProperty: true });
  window.whenUsable = (then, before) => {
    const isThere = () => {
      const heading = document.querySelector('main h1')?.textContent;
      return heading && heading !== before && field();
    };
    const look = () => {
      if (!isThere()) return;
      seen.disconnect();
      // The frame that shows it is made after the animation callbacks, and is over when a task of its own begins.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const at = performance.now();
          if (isThere() && isUncovered(field())) then(at);
          else watch();
        };
        port2.postMessage(0);
      });
    };
    const seen = new MutationObserver(look);
    const watch = () => seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    watch();
    look();
  };
}
