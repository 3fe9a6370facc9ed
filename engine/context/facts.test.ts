import { expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { defaultsOf } from './answers';
import { factsRead, isFact, withFacts, withoutFacts } from './facts';

const step = (more: object) => ({ path: 'p', screen: 'form', title: 'P', ...more });
const flow = {
  id: 'f', code: 'f', base: 'f', title: 'F', start: 'a', calls: {},
  changes: [{ of: 'day', when: { 'query.zip': true }, clear: ['day'] }],
  modals: { no: { type: 'component', next: [{ when: { 'count(site.verticals)': { minimum: 2 } }, to: 'a' }] } },
  steps: {
    a: step({ needs: null, form: { schema: { type: 'object', properties: { zip: { default: '0' }, agreed: true, name: {} } } },
      next: [{ when: { zip: { not: { const: { $path: 'account.zip' } } }, mail: { const: 'landing.text' } }, to: 'b' }] }),
    b: step({ save: 'home', form: { schema: { type: 'object', properties: { zip: { default: '1' } } } } }),
    c: step({ form: { schema: { type: 'object', properties: { zip: { default: '2' } } } } }),
  },
} as unknown as FlowDefinition;

it('the facts of a visit that rules read are those that they judge, count or compare with; a text that looks like one is none', () =>
  expect(factsRead(flow)).toEqual(['query.zip', 'site.verticals', 'account.zip']));
it('only these come into the context, and none of them stays in what is stored', () => {
  const facts = { account: { zip: '43004', email: 'ines@example.com' }, query: { zip: '1', utm: 'x' }, landing: { text: 't' } };
  const context = withFacts(flow, { zip: '2' }, facts);
  expect(context).toEqual({ zip: '2', account: { zip: '43004' }, query: { zip: '1' } });
  expect(withoutFacts(context)).toEqual({ zip: '2' });
});
it('a fact has a name of its own among the facts: an answer with such a name alone is none', () =>
  expect(['account.email', 'account', 'holder.account'].map(isFact)).toEqual([true, false, false]));

it('the default of a field stands under the path of its answer; of two with one path the first counts', () =>
  expect(defaultsOf(flow)).toEqual(new Map([['zip', '0'], ['home.zip', '1']])));
