import type { Page } from '@playwright/test';
import { hostileAddresses, hostileHtml, hostileWords } from '../../support/hostile';

/** What a service's answers show to a visitor, by the names of their fields. */
const words = new Set([
  'title', 'display_title', 'pricing_title', 'question', 'label', 'caption', 'description', 'message', 'name', 'disclaimer',
  'policy_number', 'underwriter', 'seller', 'summary',
]);
const richWords = /^(bottom_text|help_text)$/;
const html = /_html$/;
const address = /_url$/;

/** How many characters a contract allows in a text. */
const longest = 200;

/**
 * Every answer of the service from now on has something hostile in what it shows. `words` are what has to be read as it is. A call and the
 * place in its answer decide what stands there, not the order of the requests: every run tries the same, and each purchase every word.
 */
export async function hearsHostileAnswers(page: Page): Promise<{ readonly words: ReadonlySet<string> }> {
  const said = new Set<string>();
  await answersInstead(page, '/api/', (body, call) => spoilerOf(call, said)(body));
  await asksItself(page);
  return { words: said };
}

/** Changes an answer of the call, and adds to `said` what has to be read as it is. */
function spoilerOf(call: string, said: Set<string>): (value: unknown, name?: string) => unknown {
  let turn = [...call].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, 0);
  const nextOf = (list: readonly string[]): string => list[turn++ % list.length] ?? '';
  const withWords = (value: string): string => {
    let text = `${value} ${nextOf(hostileWords)}`;
    // An answer may have fewer texts than there are words.
    while (`${text} ${hostileWords[turn % hostileWords.length]}`.length <= longest) text += ` ${nextOf(hostileWords)}`;
    said.add(text);
    return text;
  };
  return function spoilt(value, name = ''): unknown {
    // The buyer's own list, which is sent again as it came: a pet of another name would be another order, at a price not yet seen.
    if (name === 'pets' && Array.isArray(value)) return value;
    if (Array.isArray(value)) return value.map((one) => spoilt(one));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoilt(one, key)]));
    if (typeof value !== 'string') return value;
    if (html.test(name)) return `${value}${hostileHtml.join('<hr>')}`;
    if (richWords.test(name)) return `${value} ${nextOf(hostileHtml)}`;
    if (address.test(name)) return nextOf(hostileAddresses);
    // Who walks through the questions looks for No.
    return words.has(name) && !/^(yes|no)$/i.test(value) ? withWords(value) : value;
  };
}

/** The service's own answers below a path, changed on their way to the page. A call is a method and a path without the ids in it. */
export const answersInstead = (page: Page, path: string, change: (body: unknown, call: string) => unknown): Promise<unknown> =>
  page.route(({ pathname }) => pathname.startsWith(path), async (route) => {
    // The names of sites are known to browsers alone.
    const answer = await route.fetch({ url: route.request().url().replace(/\/\/\w+\.localhost/, '//localhost') });
    const body = await answer.text();
    const call = `${route.request().method()} ${new URL(answer.url()).pathname.replaceAll(/\/(?!v\d)[^/]*\d[^/]*/g, '')}`;
    await route.fulfill({ response: answer, body: body === '' ? body : JSON.stringify(change(JSON.parse(body), call)) });
  });

/**
 * Makes the page what the server sends when it cannot ask the service: without its answers and with nothing drawn. A drawn question must
 * not stay: it could be answered before the script runs, and the script would replace it by an empty one.
 */
const asksItself = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const clear = (): void => {
    document.getElementById('surefoot-start')?.remove();
    document.getElementById('root')?.replaceChildren();
  };
  const parsing = new MutationObserver(clear);
  parsing.observe(document, { subtree: true, childList: true });
  // The document is parsed and no module has run yet: whatever is drawn from now on is drawn by the page's script.
  document.addEventListener('readystatechange', () => { clear(); parsing.disconnect(); }, { once: true });
});

/** What stands in the page that no service may put there. Empty when all is well. */
export const harmIn = (page: Page): Promise<readonly string[]> => page.evaluate(() => {
  const told = '__pwn' in window ? ['code ran, or a name was taken'] : [];
  const links = [...document.querySelectorAll('a, area, form, button')]
    .flatMap((element) => ['href', 'xlink:href', 'action', 'formaction'].map((name) => element.getAttribute(name)))
    .filter((to) => to !== null);
  const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')).map((name) => `${element.tagName}[${name}]`));
  const loading = 'script:not([type="application/json"]), link, img, iframe, object, embed, base, style';
  const leadsAway = (element: Element): boolean =>
    ['src', 'href', 'data', 'srcdoc'].some((name) => /canary|__pwn|^data:text/i.test(element.getAttribute(name) ?? ''));
  const saysSo = (element: Element): boolean =>
    !element.hasAttribute('src') && element.tagName !== 'LINK' && /canary|__pwn/.test(element.textContent);
  const strangers = [...document.querySelectorAll(loading)].filter((element) => leadsAway(element) || saysSo(element));
  const mayLead = (to: string): boolean => to.startsWith(`${location.origin}/`)
    || /^(https:\/\/(?![^/?#]*@)|mailto:|tel:|sms:|#|\/(?![/\\]))/.test(to.trim());
  return [...told, ...handlers, ...links.filter((to) => !mayLead(to)), ...strangers.map((element) => element.outerHTML.slice(0, 80))];
});

/** Requests that stray to the attacker's host. */
export function straysOf(page: Page): readonly string[] {
  const strayed: string[] = [];
  page.on('request', (request) => { if (new URL(request.url()).hostname === 'canary.example') strayed.push(request.url()); });
  return strayed;
}
