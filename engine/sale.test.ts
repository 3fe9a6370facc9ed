import { describe, expect, it } from 'vitest';
import { compile } from './check/compile';
import { createClock } from './clock';
import { applyPatch } from './context/applyPatch';
import { getPath } from './context/paths';
import type { Context, FlowDefinition } from './types';

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
    end: { path: 'end', screen: 'form', title: 'E', content: {}, back: false },
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
