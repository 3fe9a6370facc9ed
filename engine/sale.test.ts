import { describe, expect, it } from 'vitest';
import { compile } from './check/checkFlow';
import { createClock } from './clock';
import { applyPatch } from './context/applyPatch';
import { getPath } from './context/paths';
import { keyPath, purchases, withSales } from './sale';
import type { CallSpec, Context, FlowDefinition, Sale, Step } from './types';

const text = { type: 'string', examples: ['x'] };
const flow = {
  id: 'line', code: 'l', base: 'l', title: 'L', start: 'plans',
  calls: {
    checkout: { gives: ['checkout'] }, card: { gives: ['method'] },
    buy: { gives: ['policy'], sells: { of: ['plan', 'name'], price: 'checkout', method: 'method', consent: 'agreed' } },
  },
  steps: {
    plans: { path: 'plans', screen: 'form', title: 'P', content: {},
      form: { schema: { type: 'object', properties: { plan: text, name: text } } }, calls: ['checkout'], next: 'pay' },
    pay: { path: 'pay', screen: 'form', title: 'P', needs: { checkout: true }, calls: ['card', 'buy'], next: 'end',
      form: { schema: { type: 'object', properties: { agreed: { type: 'boolean' } } } } },
    end: { path: 'end', screen: 'form', title: 'E', content: { number: 'policy' }, back: false },
  },
} as unknown as FlowDefinition;

const of = (context: Context) => ['uid', 'checkout', 'method', 'agreed'].map((path) => getPath(context, path));
/** The line with what a visitor chose, and with all that a purchase needs. */
function line() {
  let ids = 0;
  const asked: string[] = [];
  const adapter = (call: string, patch: Context) => () => { asked.push(call); return Promise.resolve(patch); };
  const compiled = compile(flow, {
    adapters: {
      checkout: adapter('checkout', { checkout: 10 }), card: adapter('card', { method: 'm2' }), buy: adapter('buy', { policy: 'P1' }),
    } as never,
    tools: {}, clock: createClock(), newId: () => `key-${(ids += 1)}`,
  });
  const after = (patch: Context, before: Context = {}): Context => applyPatch(before, patch, compiled.patching);
  const chosen = after({ plan: 'a', name: 'Ines' });
  return { compiled, asked, after, chosen, ready: after({ agreed: true }, after({ method: 'm1' }, after({ checkout: 10 }, chosen))) };
}

describe('a call that sells', () => {
  it('has a key once everything is there that it sells', () => {
    const { after, chosen, ready } = line();
    expect(after({ plan: 'a' }).uid).toBeUndefined();
    expect(chosen.uid).toMatch(/^key-/);
    expect(of(ready)).toEqual([chosen.uid, 10, 'm1', true]);
  });
  it('sells another order, with another key, when something else is chosen: price, payment method and consent are asked for again', () => {
    const { after, ready } = line();
    const other = after({ plan: 'b' }, ready);
    expect(of(other)).toEqual([expect.stringMatching(/^key-/), undefined, undefined, undefined]);
    expect(other.uid).not.toBe(ready.uid);
  });
  it('keeps the key and the consent at another price, and asks for the card again', () => {
    const { after, ready } = line();
    expect(of(after({ checkout: 11 }, ready))).toEqual([ready.uid, 11, undefined, true]);
  });
  it('asks for the card again when it was refused, and keeps it when nobody knows (D10)', () => {
    const { after, ready } = line();
    const failed = (outcome: string) => of(after({ error: { outcome } }, ready));
    expect(failed('refused')).toEqual([ready.uid, 10, undefined, true]);
    expect(failed('unknown')).toEqual(of(ready));
  });
  it('leaves neither payment method nor consent behind', () => {
    const { after, ready } = line();
    expect(of(after({ policy: 'P1' }, ready)).slice(2)).toEqual([undefined, undefined]);
  });
  it('leaves neither behind when it is made again, and its answer says the same as before', async () => {
    const { compiled } = line();
    const run = compiled.start();
    const next = async (data: Context): Promise<void> => {
      run.send({ type: 'CHANGE', data });
      run.send({ type: 'NEXT' });
      await new Promise((done) => { setTimeout(done); });
    };
    for (const visit of ['the first', 'the second']) {
      run.send({ type: 'GOTO', step: 'plans' });
      await next({ plan: 'a', name: 'Ines' });
      await next({ agreed: true });
      const { policy, method, agreed } = run.view().context;
      expect([run.view().step, policy, method, agreed], visit).toEqual(['end', 'P1', undefined, undefined]);
    }
  });
  it('makes no second payment method while there is one', async () => {
    const { compiled, asked } = line();
    const run = compiled.start();
    const type = (data: Context): void => run.send({ type: 'CHANGE', data });
    const settled = (): Promise<void> => new Promise((done) => { setTimeout(done); });
    type({ plan: 'a', name: 'Ines' });
    run.send({ type: 'NEXT' });
    await settled();
    expect(run.view().step).toBe('pay');
    run.send({ type: 'NEXT' });
    await settled();
    expect([run.view().step, asked]).toEqual(['end', ['checkout', 'card', 'buy']]);
  });
});

/** A line that sells something, and the same line with all that follows from it written out. */
const selling = (sells: Sale, more: Partial<FlowDefinition> = {}): FlowDefinition =>
  ({ ...flow, calls: { ...flow.calls, buy: { gives: ['policy', 'receipt'], sells } }, ...more });
const refused = { 'error.outcome': { const: 'refused' } };
const newKey = (...of: readonly string[]) =>
  ({ of, when: Object.fromEntries(of.map((path) => [path, true])), set: { uid: { newId: true } } });
const bought = (...clear: readonly string[]) => ({ of: ['policy', 'receipt'], when: { policy: true }, clear });

describe('what a sale means, written out', () => {
  it.each<[string, Sale, readonly object[]]>([
    ['without price, payment method and consent, another choice only makes another order', { of: 'plan' }, [
      { of: ['plan'], clear: ['uid'] }, newKey('plan'), { of: 'error', when: refused, clear: [] }, bought(),
    ]],
    ['with a price alone, another choice takes it back, and no other price asks for a card', { of: ['plan', 'name'], price: 'checkout' }, [
      { of: ['plan', 'name'], clear: ['checkout', 'uid'] }, newKey('plan', 'name'), { of: 'checkout', clear: [] },
      { of: 'error', when: refused, clear: [] }, bought(),
    ]],
    ['with a payment method alone, a refusal and a purchase take it back', { of: 'plan', method: 'method' }, [
      { of: ['plan'], clear: ['uid', 'method'] }, newKey('plan'), { of: 'error', when: refused, clear: ['method'] }, bought('method'),
    ]],
    ['with a consent alone, a refusal leaves it there', { of: 'plan', consent: 'agreed' }, [
      { of: ['plan'], clear: ['uid', 'agreed'] }, newKey('plan'), { of: 'error', when: refused, clear: [] }, bought('agreed'),
    ]],
    ['where the price itself is sold, another price is another order and stays there', { of: 'checkout', price: 'checkout', method: 'm' }, [
      { of: ['checkout'], clear: ['uid', 'm'] }, newKey('checkout'), { of: 'error', when: refused, clear: ['m'] }, bought('m'),
    ]],
  ])('%s', (_what, sells, changes) => expect(withSales(selling(sells)).changes).toEqual(changes));
  it('comes after what the line itself says', () => {
    const own = [{ of: 'name', clear: ['plan'] }];
    const { changes, load } = withSales(selling({ of: 'plan', method: 'method' }, { changes: own, load: [{ clear: ['name'] }] }));
    expect(changes?.slice(0, 2)).toEqual([...own, { of: ['plan'], clear: ['uid', 'method'] }]);
    expect(load).toEqual([{ clear: ['name'] }, { clear: ['method'] }]);
  });
  it('makes a payment method for one load of the page only, and empties nothing then where there is none', () => {
    expect(withSales(selling({ of: 'plan', method: 'method' })).load).toEqual([{ clear: ['method'] }]);
    expect(withSales(selling({ of: 'plan', consent: 'agreed' })).load).toEqual([]);
  });
  it('leaves out the call that makes the payment method while there is one, and no other', () => {
    const own = { call: 'card', unless: { name: true } };
    const step: Step = { path: 'late', screen: 'form', title: 'L', calls: ['checkout', 'card', own, 'unknown'] };
    const { late, end } = withSales(selling({ of: 'plan', method: 'method' }, { steps: { ...flow.steps, late: step } })).steps;
    expect(late?.calls).toEqual(['checkout', { call: 'card', unless: { method: true } }, own, 'unknown']);
    expect(end).toBe(flow.steps.end);
  });
  it('is nothing for a line that sells nothing', () => {
    const { checkout, card } = flow.calls as Record<'checkout' | 'card', CallSpec>;
    const free = { ...flow, calls: { checkout, card } };
    expect(withSales(free)).toBe(free);
  });
});

describe('a purchase', () => {
  const { calls } = flow;
  it('is a call that sells or happens once, and no other', () => {
    expect(purchases({ ...flow, calls: { ...calls, renew: { gives: ['policy'], once: 'key' } } })).toEqual(['buy', 'renew']);
    expect(purchases({ ...flow, calls: { checkout: { gives: ['checkout'] } } })).toEqual([]);
  });
  it('has the key that it names, else the one of the order', () => {
    const both = { ...flow, calls: { ...calls, buy: { ...calls.buy as CallSpec, once: 'key' } } };
    expect([keyPath(both, 'buy'), keyPath(flow, 'buy'), keyPath(flow, 'card'), keyPath(flow, 'unknown')])
      .toEqual(['key', 'uid', undefined, undefined]);
  });
});
