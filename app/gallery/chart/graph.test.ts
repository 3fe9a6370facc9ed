import { describe, expect, it } from 'vitest';
import { createClock, defineFlow, type FlowDefinition } from '#engine';
import { compile } from '#engine/check';
import { deadParts, undecidedParts } from './dead';
import { graphOf } from './graph';

const question = (name: string) =>
  ({ schema: { type: 'object', required: [name], properties: { [name]: { type: 'boolean', title: name } } } });
const flow = defineFlow({
  id: 'trip', code: 'trip', base: 'trip', title: 'Trip', start: 'signed',
  calls: { quote: { gives: ['plans'] }, buy: { gives: ['purchase'], once: 'plans' } },
  modals: {
    tooLate: { type: 'info', title: 'Too late' },
    terms: { type: 'component', title: 'Terms', save: 'accepted' },
    which: { type: 'select', title: 'Which one?', options: 'plans', save: 'plan', next: 'pay' },
  },
  steps: {
    signed: {
      path: 'signed', screen: 'question', title: 'Signed?', form: question('hasSigned'), calls: ['quote'],
      next: [{ when: { hasSigned: { const: true } }, modal: 'tooLate' }, { to: 'plans' }],
    },
    plans: {
      path: 'plans', screen: 'plans', title: 'Plans',
      on: { CHOOSE: { from: 'plans', save: 'plan', next: [{ when: { plan: false }, modal: 'which' }, { to: 'pay' }] } },
    },
    pay: { path: 'pay', screen: 'payment', title: 'Pay', calls: ['buy'], next: 'done', on: { ACCEPT: { next: [{ modal: 'terms' }] } } },
    done: { path: 'done', screen: 'confirmation', title: 'Done' },
    upsell: { path: 'upsell', screen: 'form', title: 'More?', next: 'plans' },
  },
});
const graph = graphOf(flow);
const edge = (id: string) => graph.edges.find((one) => one.id === id);

describe('the chart of a flow', () => {
  it('has a node for each step and each modal state, and the end drawn as one', () => {
    expect(graph.nodes.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'step signed', 'modal signed/tooLate', 'step plans', 'modal plans/which', 'step pay', 'modal pay/terms', 'final done', 'step upsell',
    ]);
  });
  it('notes the calls of a step, else its path', () => {
    expect(graph.nodes.find(({ id }) => id === 'signed')?.note).toBe('quote');
    expect(graph.nodes.find(({ id }) => id === 'plans')?.note).toBe('plans');
  });
  it('labels a question’s branches with its answers alone', () => {
    expect([edge('signed.next[0]')?.label, edge('signed.next[1]')?.label]).toEqual(['Yes', 'No']);
  });
  it('names events, and the purchase', () => {
    expect([edge('plans.CHOOSE[0]')?.label, edge('plans.CHOOSE[1]')?.label]).toEqual(['CHOOSE, no plan', 'CHOOSE, else']);
    expect(edge('pay.next[0]')?.label).toBe('buy done');
  });
  it('leads on from a modal that leads on, and back from one that is accepted', () => {
    expect(edge('plans/which.next[0]')).toMatchObject({ from: 'plans/which', to: 'pay', label: 'PICK' });
    expect(edge('pay/terms.return')).toMatchObject({ from: 'pay/terms', to: 'pay', label: 'ACCEPT' });
    expect(graph.edges.some(({ from }) => from === 'signed/tooLate')).toBe(false);
  });
  it('shows the compiled machine’s own transitions: every edge of a branch is one of its targets', () => {
    const { machine } =
      compile(flow, { adapters: { quote: async () => ({}), buy: async () => ({}) }, tools: {}, clock: createClock(), newId: () => '1' });
    for (const { branch, from, to } of graph.edges) {
      const event = branch && /\.(\w+)\[/.exec(branch)?.[1];
      if (!event) continue;
      const always = machine.config.states?.[from]?.states?.[`${event === 'next' ? 'NEXT' : event}:end`]?.always as readonly {
        readonly target: string;
      }[];
      expect(always.map(({ target }) => target), branch).toContain(to.includes('/') ? `modal:${to.split('/')[1]}` : `#${to}`);
    }
  });
});

describe('what is dead', () => {
  const all = {
    steps: new Set(['signed', 'plans', 'pay', 'done']), modals: new Set(['signed/tooLate', 'plans/which', 'pay/terms']),
    branches: new Set(graph.edges.flatMap(({ branch }) => branch ?? []).filter((name) => !name.startsWith('upsell'))),
  };
  it('is a step that nothing leads to, known before the prover has begun', () => {
    expect(deadParts(graph)).toEqual([{ kind: 'step', name: 'upsell', reason: 'No transition leads here' }]);
  });
  it('is not what was not reached yet', () => {
    expect(deadParts(graph, { ...all, modals: new Set(), branches: new Set(), complete: false }).map(({ name }) => name))
      .toEqual(['upsell']);
  });
  it('is what was not reached when everything was explored', () => {
    expect(deadParts(graph, { ...all, complete: true }).map(({ name }) => name)).toEqual(['upsell']);
    const without = {
      ...all, modals: new Set(['signed/tooLate', 'pay/terms']),
      branches: new Set([...all.branches].filter((name) => name !== 'plans.CHOOSE[0]')), complete: true,
    };
    expect(deadParts(graph, without).map(({ kind, name }) => `${kind} ${name}`))
      .toEqual(['modal plans/which', 'step upsell', 'branch plans.CHOOSE[0]']);
  });
  it('is nothing of which the prover cannot say it; what is, has its reason', () => {
    const steps = new Set(['signed', 'plans', 'pay']);
    const missing = new Map([['step upsell', { reason: 'no transition leads here', isUndecided: false }],
      ['step done', { reason: 'no text is known that matches x', isUndecided: true }]]);
    expect(deadParts(graph, { ...all, steps, complete: true, missing }).filter(({ kind }) => kind === 'step'))
      .toEqual([{ kind: 'step', name: 'upsell', reason: 'No transition leads here' }]);
    expect(undecidedParts({ missing })).toEqual([{ name: 'step done', reason: 'No text is known that matches x' }]);
  });
  it('is a step that answers never lead to', () => {
    const steps = new Set(['signed', 'plans', 'pay']);
    expect(deadParts(graph, { ...all, steps, complete: true }))
      .toContainEqual({ kind: 'step', name: 'done', reason: 'No answers lead here' });
  });
});

it('draws a flow that arrived as JSON just the same', () => {
  expect(graphOf(JSON.parse(JSON.stringify(flow)) as FlowDefinition)).toEqual(graph);
});
