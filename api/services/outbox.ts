import { sideCallLimit } from '../timeLimits';

export interface OutboxOptions {
  readonly url: string;
  /** The body of one batch. */
  readonly wrap: (items: readonly unknown[]) => unknown;
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
  readonly window?: Window;
}
const sendDelay = 1000;
const batchSize = 20;

/** Collects small messages and posts them together; the rest is sent when the page is left. A failure is silent (T7, T8). */
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
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', body: take(), headers, keepalive: true, signal: AbortSignal.timeout(sideCallLimit) };
    (fetch ?? globalThis.fetch)(url, init).catch(() => undefined);
  };
  const sendWithPage = () => {
    if (items.length > 0) window?.navigator.sendBeacon?.(url, new Blob([take()], { type: 'application/json' }));
  };
  window?.addEventListener('pagehide', sendWithPage);

  return (item) => {
    items.push(item);
    if (items.length >= batchSize) send();
    else timer ??= setTimeout(send, sendDelay);
  };
};
