import type { FlowDefinition } from '#engine';
import { lines } from '../support/lines';
import type { Violation } from '#engine/explore';
import type { Product } from '#flows/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveFlow } from './proveFlow';

/** A definition with one mistake in it: the prover must find it, and say how to get there. */
describe('a definition with a mistake', () => {
  let product: Product;
  /** Explored in a tenth of the time. */
  let small: Product;
  const line = (name: string): Promise<Product> => (lines.find(({ id }) => id === name) as (typeof lines)[number]).product();
  beforeAll(async () => { [product, small] = await Promise.all([line('rental-car'), line('vehicle-contents')]); });
  const changed = (change: (flow: {
    steps: Record<string, Record<string, unknown>>; changes: Record<string, unknown>[];
  } & Record<string, unknown>) => void, of = product): FlowDefinition => {
    // What the line promises itself would be broken as well.
    const { promises: _, ...general } = structuredClone(of.flow);
    const copy = general as never;
    change(copy);
    return copy;
  };
  const broken = async (flow: FlowDefinition): Promise<readonly string[]> => {
    const { violations } = await proveFlow(product, flow);
    for (const { trace } of violations) expect(trace.length).toBeGreaterThan(0);
    return [...new Set(violations.map(({ property }) => property))];
  };

  /** Is the property broken, after some events? The first move that breaks it ends the exploration. */
  const breaks = async (flow: FlowDefinition, property: string): Promise<boolean> => {
    const enough = new Error('found');
    let events = 0;
    const onViolation = (violation: Violation): void => {
      if (violation.property !== property) return;
      events = violation.trace.length;
      throw enough;
    };
    await proveFlow(product, flow, { onViolation }).catch((error: unknown) => { if (error !== enough) throw error; });
    return events > 0;
  };

  it('that leads nowhere to a step is named as dead', async () => {
    const { dead } = await proveFlow(small, changed((flow) => {
      flow.steps.upsell = { path: 'upsell', screen: 'form', title: 'More', next: 'plans' };
    }, small));
    expect(dead.map(({ kind, name, reason }) => `${kind} ${name}: ${reason}`))
      .toEqual(['step upsell: no transition leads here, and a typed address alone opens it', 'branch upsell.next[0]: never taken: plans']);
  });
  it('is called dead by nobody while a bound leaves it open', async () => {
    const { complete, dead, undecided, waiting } = await proveFlow(product, changed((flow) => {
      flow.steps.upsell = { path: 'upsell', screen: 'form', title: 'More', next: 'plans' };
    }), { most: 100 });
    expect([complete, dead, waiting > 0]).toEqual([false, [], true]);
    // What a visitor can come to behind the bound is found all the same.
    expect(undecided.map(({ name }) => name)).toEqual(['upsell', 'upsell.next[0]']);
  });
  it('that keeps a key of its own and makes none for a selection is caught before the purchase', async () => {
    const flow = changed((it) => {
      (it.calls as Record<string, unknown>).purchase = { gives: ['purchase'], once: 'uid' };
      it.changes.push({ of: 'selectedPlan', set: { uid: { lookup: 'rentalAgency', in: {} } } });
    });
    expect(await breaks(flow, 'purchase happens at most once per uid')).toBe(true);
  });
  it('that leads from the purchase back to the plans is caught buying twice', async () => {
    const flow = changed((it) => {
      it.changes = it.changes.filter((change) => !change.keep);
      (it.steps.payment as Record<string, unknown>).next = 'plans';
    });
    expect(await breaks(flow, 'purchase happens at most once per uid')).toBe(true);
  });
  it('that would forget an order whose outcome is unknown is not a definition (D19)', () => {
    const flow = changed((it) => { it.changes.push({ of: 'error', when: { error: true }, clear: ['orderInDoubt'] }); });
    expect(() => proveFlow(product, flow)).toThrow('nothing gives "orderInDoubt"');
  });
  it('that loses an answer on the way is caught by Next and Back', async () => {
    const flow = changed((it) => { it.changes.push({ of: 'plans', clear: ['driverInfo.unit'] }); });
    expect(await breaks(flow, 'Next then Back returns the same answers')).toBe(true);
  });
  it('that leads on to an earlier step is caught by the progress (S-67)', async () => {
    const flow = changed((it) => { (it.steps.addDrivers as Record<string, unknown>).next = 'useType'; });
    expect(await breaks(flow, 'progress never runs backwards')).toBe(true);
  });
  it('cannot let an unfinished form through to the purchase, for its entry guard is worked out; only the price is missing', async () => {
    const flow = changed((it) => {
      delete (it.steps.payment as Record<string, unknown>).needs;
      it.changes = it.changes.filter(({ of }) => !(Array.isArray(of) && of.includes('pickUpDate')));
    });
    expect(await broken(flow)).toEqual(['what is charged is what was shown', 'a call fails only as its contract says']);
  });
  it('whose form lets pass what the contract refuses is caught by the contract', async () => {
    const flow = changed((it) => {
      const { schema } = it.steps.driver?.form as { schema: { properties: Record<string, unknown> } };
      schema.properties.email = { type: 'string', title: 'E-mail', examples: ['nobody'] };
    });
    expect(await breaks(flow, 'a call sends what its contract allows')).toBe(true);
  });
});
