import { sideCallLimit } from '../timeLimits';

export interface OutboxOptions {
  readonly url: string;
  /** The body of one batch. */
  readonly wrap: (items: readonly unknown[]) => unknown;
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
  readonly window?: Window;
}
const pauseBeforeSending = 1000;
const batch = 20;
const waiting = 200;

/** Collects small messages and posts them together; what is left goes with the page. A failure is silent (T7, T8). */
export const createOutbox = <Item>({ url, wrap, fetch, window }: OutboxOptions): ((item: Item) => void) => {
  let items: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (): string => {
    const body = JSON.stringify(wrap(items));
    items = [];
    clearTimeout(timer);
    timer = undefined;
    return body;
  };
  const send = () => {
    if (items.length === 0) return;
    const init = { method: 'POST', body: take(), headers: { 'content-type': 'application/json' }, keepalive: true, signal: AbortSignal.timeout(sideCallLimit) };
    (fetch ?? globalThis.fetch)(url, init).catch(() => undefined);
  };
  const leave = () => {
    if (items.length > 0) window?.navigator.sendBeacon?.(url, new Blob([take()], { type: 'application/json' }));
  };
  window?.addEventListener('pagehide', leave);

  return (item) => {
    if (items.length >= waiting) return;
    items.push(item);
    if (items.length >= batch) send();
    else timer ??= setTimeout(send, pauseBeforeSending);
  };
};
