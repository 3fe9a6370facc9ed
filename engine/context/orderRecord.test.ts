import { describe, expect, it } from 'vitest';
import { defineFlow } from '../define';
import type { FlowDefinition, OrderInDoubt } from '../types';
import { createOrderRecord } from './orderRecord';

const flow = defineFlow({
  id: 'line', code: 'l', base: 'l', title: 'L', start: 'pay',
  calls: { price: { gives: ['price'] }, buy: { gives: ['policy', 'document'], sells: { of: 'plan', price: 'price' } } },
  steps: {
    pay: { path: 'pay', screen: 'form', title: 'P', form: { schema: { type: 'object', properties: { plan: { type: 'string' } } } },
      calls: ['buy'], next: 'end' },
    end: { path: 'end', screen: 'form', title: 'Policy {policy.number} {document}', content: {}, back: false },
  },
}) as unknown as FlowDefinition;

function browser() {
  const items = new Map<string, string>();
  const record = createOrderRecord(flow, {
    storage: {
      getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    key: 'order', receipts: 'receipts',
  });
  return { record, kept: (): unknown => JSON.parse(items.get('order') ?? 'null') };
}
const order = (key: string): OrderInDoubt => ({ step: 'pay', call: 'buy', key, at: 1 });
const refused = { error: { outcome: 'refused' } };

describe('the record of an order in doubt (D19)', () => {
  it('counts the tabs that sent the same order, and begins anew with another', () => {
    const { record, kept } = browser();
    record.send(order('one'), {});
    record.send(order('one'), {});
    expect(kept()).toEqual({ ...order('one'), senders: 2 });
    record.send(order('other'), {});
    expect(kept()).toEqual(order('other'));
  });
  it('stays after a refusal while another tab waits for the same order, and goes with the last', () => {
    const { record, kept } = browser();
    record.send(order('one'), {});
    record.send(order('one'), {});
    record.settle('one', refused);
    expect(kept()).toEqual({ ...order('one'), senders: 1 });
    record.settle('one', refused);
    expect(kept()).toBeNull();
  });
  it('goes for every tab when something was bought, and stays when another order is settled', () => {
    const { record, kept } = browser();
    record.send(order('one'), {});
    record.send(order('one'), {});
    record.settle('other', {});
    expect(kept()).toMatchObject({ key: 'one' });
    record.settle('one', {});
    expect(kept()).toBeNull();
  });
});

describe('the receipts of a browser (S15)', () => {
  it('are known once they were shown here, also when the purchase gave only a part of what it may give', () => {
    const { record } = browser();
    const bought = { policy: { number: 'L-1' } };
    expect([record.knows({}), record.knows(bought)]).toEqual([true, false]);
    record.addReceipt('pay', bought);
    expect(record.knows(bought)).toBe(false);
    record.addReceipt('end', bought);
    expect([record.knows(bought), record.knows({ policy: { number: 'L-2' } })]).toEqual([true, false]);
  });
});
