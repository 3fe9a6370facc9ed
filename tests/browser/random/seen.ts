import { askedOn, type Asked } from '../support/asked';
import type { Place } from './answering';

/** What a page shows, as far as the walk judges it. */
export interface Seen {
  /** A page of the shop, at rest; or what is wrong with it. */
  readonly state: string;
  readonly path: string;
  readonly heading: string;
  /** Which document it is: a reload makes another one. */
  readonly document: string;
  readonly hasFocus: boolean;
  /** The total on a page that sells, in cents. */
  readonly total?: number;
  /** The keys of the orders in doubt, and how many receipts this browser was given. */
  readonly orders: readonly string[];
  readonly receipts: number;
  readonly asksToAbandon: boolean;
  readonly asked: readonly Asked[];
}

export async function seenIn(place: Place): Promise<Seen> {
  const shown = await place.evaluate(() => {
    const words = document.body.innerText;
    const headings = [...document.querySelectorAll('h1')];
    const scope = document.querySelector('[role=dialog]') ?? document.querySelector('main') ?? document.body;
    const waysOn = [...scope.querySelectorAll('button, a[href]')].filter((one) => one.getClientRects().length > 0);
    const isBusy = document.querySelector('.busy-overlay, :is(main, [role=dialog]) :is([aria-busy=true], .spinner, .skeleton)') !== null
      || [...document.querySelectorAll('output, [role=status]')].some(({ textContent }) => textContent.startsWith('Loading'));
    // The server has drawn it, and its script has not come yet.
    const isDrawnOnly = !document.title.includes(' – ') || document.querySelector('button[type=submit]:disabled') !== null;
    const state = /try refreshing the page|has not loaded completely/u.test(words) ? `broken: ${words.slice(0, 200)}`
      : headings.length !== 1 ? 'no heading, or several'
        : isBusy ? 'busy' : isDrawnOnly ? 'not ready' : waysOn.length === 0 ? 'no way on' : 'a page at rest';
    const total = /Total due\s*(?:\$|R)\s?([\d, ]+\.\d\d)/u.exec(words)?.[1];
    const orders = Object.keys(localStorage).filter((key) => key.startsWith('surefoot.order.'));
    return {
      state, path: location.pathname, heading: headings[0]?.textContent ?? '',
      document: ((window as { walked?: string }).walked ??= crypto.randomUUID()),
      hasFocus: document.activeElement !== document.body && document.activeElement !== null,
      ...(total === undefined ? {} : { total: Number(total.replaceAll(/\D/gu, '')) }),
      orders: orders.map((key) => String((JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly key?: string }).key)),
      receipts: (JSON.parse(localStorage.getItem('surefoot.receipts') ?? '[]') as unknown[]).length,
      asksToAbandon: document.querySelector('[role=dialog]')?.textContent.includes('Your first order may have gone through') ?? false,
    };
  });
  return { ...shown, asked: await askedOn(place) };
}
/** Elsewhere in the same document, and the focus is nowhere. */
export const losesFocus = (before: Seen, now: Seen): boolean =>
  before.document === now.document && `${before.path} ${before.heading}` !== `${now.path} ${now.heading}` && !now.hasFocus;

/** What was answered on this page before and is not any more. A date may have passed meanwhile (RC-045). */
export const forgotten = (before: Seen, now: Seen): readonly string[] =>
  (before.path !== now.path || before.heading !== now.heading ? [] : before.asked.flatMap(({ path, kind, answer }) => {
    const after = now.asked.find((asked) => asked.path === path);
    const isKept = answer === '' || kind === 'card' || /^\d\d\/\d\d\/\d{4}$/u.test(answer) || !after || after.answer === answer;
    return isKept ? [] : [`${path} was ${JSON.stringify(answer)} and is ${JSON.stringify(after.answer)}`];
  }));
