import type { Page } from '@playwright/test';

interface Translation { readonly shown: HTMLElement; readonly replaced: Text }
declare global { interface Window { translations?: readonly Translation[] } }

/**
 * The browser translates the page, as Chrome and Edge do: each text is taken out, and an element with the translation is put in its place,
 * soon after anything changes. React goes on with the text it knows.
 */
export const translates = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const translations: Translation[] = [];
  window.translations = translations;
  const translate = (text: Text): void => {
    const kept = 'script, style, textarea, font, [translate=no]';
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(kept)) return;
    const shown = document.createElement('font');
    shown.append(document.createElement('font'));
    shown.firstElementChild?.append(text.data);
    translations.push({ shown, replaced: text });
    text.replaceWith(shown);
  };
  const translateIn = (node: Node): void => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    if (node instanceof Text) texts.push(node);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const observe = (): void => {
    translateIn(document.body);
    new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => {
      if (target instanceof Text) translateIn(target);
      addedNodes.forEach(translateIn);
    })).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  window.addEventListener('load', () => { requestAnimationFrame(() => setTimeout(observe)); });
});

/** Texts that have changed since, while their translation still stands there. */
export const outdated = (page: Page): Promise<readonly string[]> => page.evaluate(() =>
  (window.translations ?? []).filter(({ shown, replaced }) => shown.isConnected && shown.textContent !== replaced.data)
    .map(({ shown, replaced }) => `"${shown.textContent}" is "${replaced.data}" by now`));
