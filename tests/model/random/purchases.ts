import type { FlowDefinition, Patch, Rule } from '#engine';
import fc from 'fast-check';
import { flowsOf, ledTo } from './flows';
import { answering, type Kind } from './visits';
import { createWords, given, sometimes } from './words';

const plans = [{ id: 'p', addOns: ['x'] }, { id: 'q', addOns: [] }, { id: 'r', addOns: ['x', 'y'] }];
const leaf = fc.oneof<fc.Arbitrary<Rule>[]>(
  fc.constantFrom('plan', 'price', 'method', 'policy', 'agreed', 'uid')
    .chain((path) => fc.boolean().map((wanted): Rule => ({ [path]: wanted }))),
  fc.constantFrom('p', 'q').map((only) => ({ 'plan.id': { const: only } })), fc.constant({ 'plan.addOns': { minItems: 1 } }),
  fc.constantFrom({ minimum: 10 }, { const: 5 }).map((total) => ({ 'price.total': total })),
  fc.constant({ 'price.total': { const: { $path: 'f' } } }),
  fc.constantFrom('refused', 'unknown').map((only) => ({ 'error.outcome': { const: only } })),
  fc.constantFrom('pending', 'approved').map((only) => ({ 'policy.status': { const: only } })),
);
const derivation = fc.constantFrom('plan.id', 'plan.addOns.0', 'price.total', 'policy.status', 'policy').map((path) => ({ first: [path] }));
const words = createWords({ leaf, derivation, causes: ['plan', 'plan.id', 'price', 'method', 'policy', 'error'] });
const { rule } = words;

const failure = fc.constantFrom(
  { code: 'sorry', outcome: 'refused' }, { code: 'used', outcome: 'refused' },
  { outcome: 'unknown' }, { code: 'late', outcome: 'unknown' },
);
const examples = (patch: fc.Arbitrary<Patch>) => fc.record({
  patches: fc.array(patch, { minLength: 1, maxLength: 2 }), errors: fc.uniqueArray(failure, { maxLength: 2 }),
}).map(({ patches, errors }) => [
  ...patches.map((one, index) => ({ label: `answer ${index + 1}`, patch: one })),
  ...errors.map((error, index) => ({ label: `failure ${index + 1}`, error })),
]);
const outcomes = fc.record({
  offer: examples(fc.record({ plans: fc.subarray(plans) })),
  rate: examples(fc.record({ price: fc.constantFrom({ total: 5 }, { total: 12 }) })),
  card: examples(fc.record({ method: fc.constant({ id: 'm' }) })),
  buy: examples(fc.record({ policy: fc.constantFrom({ status: 'approved', number: '1' }, { status: 'pending', number: '2' }) })),
});

const sale = fc.record({
  of: fc.constantFrom<string | readonly string[]>('plan', 'plan.id', 'a', ['plan', 'a'], ['plan', 'b']),
  price: sometimes(fc.constant('price'), 6), method: sometimes(fc.constant('method'), 6),
  consent: sometimes(fc.constantFrom('e', 'agreed')),
}).map(given);
const selling = fc.record({
  sale, shown: fc.constantFrom<unknown[]>(['policy.number', 'plan.id'], ['policy'], ['{policy.number} {price.total}'], []),
  needs: fc.constantFrom<Rule | undefined>({ policy: true }, { policy: true }, { plan: true }, undefined),
  offered: fc.constantFrom('on Next', 'on entering', 'on both'), isPricedOnce: fc.boolean(),
  priced: fc.constantFrom('on entering', 'when it is stale', 'with the choice', 'with the payment'),
  chosen: fc.array(fc.record({ when: rule, to: fc.constantFrom('no', 'yes', 's2') }), { maxLength: 1 }),
  agreeing: sometimes(rule),
});
type Selling = typeof selling extends fc.Arbitrary<infer Made> ? Made : never;

/** Behind the first step a plan is chosen, the last step pays, and its end is a receipt. */
function withPurchase(flow: FlowDefinition, { sale: sells, shown, needs, chosen, agreeing, ...how }: Selling): FlowDefinition {
  const { s0, s1, s2, end, ...others } = flow.steps;
  const rate = { call: 'rate', ...(how.isPricedOnce ? { unless: { price: true } } : {}) };
  const rates = (when: string): object => (how.priced === when ? { calls: [rate] } : {});
  const steps = {
    s0: { ...s0, next: ledTo('plans', s0?.next), ...(how.offered === 'on entering' ? {} : { calls: ['offer'] }) },
    plans: {
      path: 'plans', screen: 'plans', title: 'P', content: {}, ...(how.offered === 'on Next' ? {} : { enter: { calls: ['offer'] } }),
      on: { CHOOSE: { from: 'plans', save: 'plan', next: [...chosen, { to: 's1' }], ...rates('with the choice') } },
    },
    s1,
    s2: {
      ...s2, calls: [...(how.priced === 'with the payment' ? [rate] : []), 'card', 'buy'],
      ...(how.priced === 'on entering' ? { enter: { calls: [rate] } } : {}),
      ...(how.priced === 'when it is stale' ? { refresh: { of: 'price', calls: [rate] } } : {}),
      ...(agreeing ? { on: { ACCEPT: { next: [{ when: agreeing, modal: 'agree' }] } } } : {}),
    },
    ...others,
    end: { ...end, content: { shown }, ...given({ needs }) },
  };
  const stale = how.priced === 'when it is stale' ? [{ of: 'd', stale: ['price'] }] : [];
  return {
    ...flow, steps, changes: [...flow.changes ?? [], ...stale], modals: { agree: { type: 'component', save: 'agreed' } },
    calls: { offer: { gives: ['plans'] }, rate: { gives: ['price'] }, card: { gives: ['method'] }, buy: { gives: ['policy'], sells } },
  } as unknown as FlowDefinition;
}

/** Something is chosen, priced and bought: orders in doubt, a card that is refused, and a receipt that is left. */
export const purchasing: Kind = {
  fields: words.fields,
  own: 'NEXT:buy',
  subjects: fc.tuple(flowsOf(words), selling, outcomes)
    .map(([flow, how, all]) => ({ flow: withPurchase(flow, how), answers: answering(all), examples: all })),
};
