import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { OrderRecord } from '../context/orderRecord';
import { setPath } from '../context/paths';
import type { Context, OrderInDoubt, View } from '../types';
import { tags } from './names';
import { orderOf } from './order';

/** D19: the browser's record of an order that the visit does not know of: it was closed meanwhile, or another tab has ordered. */
export function withLostOrder(step: string | undefined, context: Context, orders: OrderRecord | undefined): Context {
  const order = orderOf(context) ? undefined : orders?.other(context, step);
  return order ? { ...context, orderInDoubt: { ...order, isLost: true } satisfies OrderInDoubt } : context;
}
/** It may be settled by now: the record says. */
export const withoutLostOrder = (context: Context): Context =>
  (orderOf(context)?.isLost ? setPath(context, 'orderInDoubt', undefined) : context);

/** The record follows the visit: an order that is sent, and one that is settled. An order that was loaded has been sent before. */
function createRecorder(record: OrderRecord, loaded: OrderInDoubt | undefined): (view: Pick<View, 'step' | 'context'>) => void {
  let recorded = loaded;
  return ({ step, context }) => {
    const order = orderOf(context);
    if (order !== recorded && order && !order.isLost) record.send(order, context);
    // The receipt first: once the order is gone, another tab can see what became of it.
    record.addReceipt(step, context);
    if (recorded && !order) record.settle(recorded.key, context);
    recorded = order;
  };
}

/**
 * Keeps a visit and the browser's record of orders at the same state: what this visit orders is recorded, and what another tab orders or
 * settles is known here. Returns how to look at once.
 */
export function watchOrders(
  actor: AnyActorRef, orders: OrderRecord, view: () => Pick<View, 'step' | 'context'>, isTyping: () => boolean,
): () => void {
  const record = createRecorder(orders, orderOf(view().context));
  const sync = (): void => {
    if ((actor.getSnapshot() as AnyMachineSnapshot).hasTag(tags.held)) return;
    const { step, context } = view();
    const [own, other] = [orderOf(context), orders.other(context, step)];
    if (other && !own) actor.send({ type: 'ORDERED', order: { ...other, isLost: true } });
    if (own?.isLost && !other) actor.send({ type: 'SETTLED' });
  };
  record(view());
  actor.subscribe(() => {
    record(view());
    if (!isTyping()) sync();
  });
  return sync;
}
