import { isObject } from '../isObject';
import type { Context, FlowDefinition, OrderInDoubt } from '../types';
import { getPath } from './paths';
import { boughtFields, keyPath } from '../sale';
import { isReceipt, receiptOf } from './receipt';
import type { KeyValueStorage } from './persist';
import { checksum } from './version';

/** Where a browser keeps what outlives a visit: the order of a line that is in doubt (D19), and which receipts it was given. */
export interface OrderStorage {
  readonly storage: KeyValueStorage;
  /** The item of the line's order. */
  readonly key: string;
  /** The item of the receipts, shared by all lines. */
  readonly receipts: string;
  /** The total of what is ordered, in words. */
  readonly totalOf?: (step: string, context: Context) => string | undefined;
}
/** Nothing personal: no name, no address, no answer. */
interface Recorded extends Pick<OrderInDoubt, 'step' | 'call' | 'key' | 'at' | 'total'> {
  /** How many tabs have sent it and were not answered, when it is more than one. Copied tabs have the same key. */
  readonly senders?: number;
}

/** Receipts that are remembered at most. */
const mostReceipts = 50;

/** Reads and writes the record of orders. A storage that is full or blocked remembers nothing. */
export function createOrderRecord(flow: FlowDefinition, { storage, key, receipts, totalOf }: OrderStorage) {
  const parsed = (item: string): unknown => {
    try { return JSON.parse(storage.getItem(item) ?? 'null'); } catch { return undefined; }
  };
  const attempt = (write: () => void): void => {
    try { write(); } catch { /* blocked storage holds nothing (S-66) */ }
  };
  const known = (): readonly unknown[] => { const list = parsed(receipts); return Array.isArray(list) ? list : []; };
  const read = (): Recorded | undefined => {
    const order = parsed(key);
    return isRecorded(order) && flow.steps[order.step] && flow.calls[order.call] ? order : undefined;
  };
  const keyIn = (context: Context, { call }: Recorded): unknown => getPath(context, keyPath(flow, call) ?? '');
  const write = (order: Recorded): void => attempt(() => storage.setItem(key, JSON.stringify(order)));
  return {
    /** The recorded order, when it has the key of this visit: a copied tab has sent it. */
    same(context: Context): Recorded | undefined {
      const order = read();
      return order && keyIn(context, order) === order.key ? order : undefined;
    },
    /**
     * The recorded order, when it has another key than this visit's: the same key buys once, whichever tab sends it. A receipt stays open;
     * its visit has no key any more.
     */
    other(context: Context, step?: string): Recorded | undefined {
      const order = step !== undefined && isReceipt(flow, step) ? undefined : read();
      return order && keyIn(context, order) !== order.key ? order : undefined;
    },
    /** The order has left the page, and nobody knows yet whether it arrived. */
    send({ step, call, key: orderKey, at }: OrderInDoubt, context: Context): void {
      const total = totalOf?.(step, context);
      const before = read();
      const senders = before?.key === orderKey ? { senders: sendersOf(before) + 1 } : {};
      write({ step, call, key: orderKey, at, ...senders, ...(total === undefined ? {} : { total }) });
    },
    /**
     * This tab's order is settled. What was bought or given up is settled for every tab; a refusal only says what became of this tab's
     * request. Another order, of another tab, stays.
     */
    settle(orderKey: string, context: Context): void {
      const order = read();
      if (order?.key !== orderKey) return;
      const isOpen = sendersOf(order) > 1 && getPath(context, 'error.outcome') === 'refused';
      if (isOpen) write({ ...order, senders: sendersOf(order) - 1 });
      else attempt(() => storage.removeItem(key));
    },
    /** Something was bought: its receipt shows. */
    addReceipt(step: string, context: Context): void {
      const receipt = isReceipt(flow, step) ? receiptSum(flow, receiptOf(flow, step, context)) : undefined;
      if (receipt === undefined || known().includes(receipt)) return;
      attempt(() => storage.setItem(receipts, JSON.stringify([...known(), receipt].slice(-mostReceipts))));
    },
    /** Does a stored visit show only what this browser has bought? */
    knows(context: Context): boolean {
      const receipt = receiptSum(flow, context);
      return receipt === undefined || known().includes(receipt);
    },
  };
}
export type OrderRecord = ReturnType<typeof createOrderRecord>;

const sendersOf = ({ senders = 1 }: Recorded): number => senders;
const isRecorded = (value: unknown): value is Recorded =>
  isObject(value) && typeof value.step === 'string' && typeof value.call === 'string' && typeof value.key === 'string'
  && typeof value.at === 'number' && (value.senders === undefined || typeof value.senders === 'number')
  && (value.total === undefined || typeof value.total === 'string');

/** What a receipt says of its purchase, as a short sum; undefined when nothing was bought. */
function receiptSum(flow: FlowDefinition, context: Context): string | undefined {
  const bought = boughtFields(flow).map((field) => context[field]);
  return bought.every((value) => value === undefined) ? undefined : checksum(JSON.stringify([flow.id, bought]));
}
