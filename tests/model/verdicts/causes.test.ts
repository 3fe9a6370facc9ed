import { expect, it } from 'vitest';
import { createCallOutcomes } from '#api/callOutcomes';
import { contract, object } from '#api/contracts/contract';
import { createClock, createRules, type Adapters } from '#engine';
import { formatVerdict } from '#engine/explore';
import type { Tools } from '#api';
import { answering, asks, flowOf, shows, text, verdictOn, yesNo } from './flow';

const clock = createClock(() => Date.parse('2026-03-10T16:00:00Z'));
const flow = flowOf({ first: asks({ 'a!': text() }, 'second', { calls: ['load'] }), second: shows('end', { needs: { price: true } }) },
  { calls: { load: { gives: ['price'] } } });
const price = contract<unknown, { readonly price: number }>({
  id: 'price', method: 'POST', path: '/price', kind: 'quote', summary: 'A price',
  answer: { ...object({ price: { type: 'number' } }), examples: [{ price: 'much' }] }, refusals: [],
});
const said = async (load: (context: never, tools: Tools) => Promise<object>): Promise<string> => {
  const adapters = { load } as unknown as Adapters<Tools, never>;
  const environment = createCallOutcomes({ adapters, rules: createRules({ clock }), clock });
  return formatVerdict(await verdictOn(flow, { environment }), undefined, (at) => `line.yaml:${at.length}`);
};

it('an adapter that throws is told once, with the events that lead there, and what follows from it below', async () => {
  const words = await said(async () => { throw new TypeError('plans is undefined'); });
  expect(words.split('\n').slice(2)).toEqual([
    '  dead call load: never succeeds: load: after "nothing" its adapter throws TypeError: plans is undefined. (line.yaml:2)',
    '      CHANGE a = a', '      NEXT', '      load: not sent',
    '    dead branch first.next[0]: never taken: second (line.yaml:4)', '      dead step second: no answers lead here (line.yaml:2)',
    '        dead branch second.next[0]: never taken: end (line.yaml:4)', '          dead step end: no answers lead here (line.yaml:2)',
    '  ✗ From first no end can be reached. (line.yaml:2)', '  1 violation, told above',
  ]);
});
it('an adapter that writes what its call does not give is told as the cause, as the visit would fail there', async () => {
  const words = await said(async () => ({ price: 1, prise: 1 }));
  expect(words)
    .toContain('dead call load: never succeeds: flow › calls.load: the adapter wrote "prise", but the call gives price. (line.yaml:2)');
  expect(words).toContain('\n    dead branch first.next[0]: never taken: second');
});
it('an example that its own contract refuses is the cause of what it keeps from being reached', async () => {
  const words = await said((_, { http }) => http.send(price, {}));
  expect(words).toContain("dead call load: never succeeds: price: example 1 of its contract is refused by the contract's own answer.");
  expect(words).toContain('\n    dead branch first.next[0]: never taken: second');
});

it('a call behind which the progress goes back is told in words, at the step whose branch leads there', async () => {
  const back = flowOf({
    first: asks({ 'a!': text() }, 'second'),
    second: asks({ 'again!': yesNo() }, [{ when: { again: { const: true } }, to: 'first' }, { to: 'end' }], { calls: ['load'] }),
  }, { calls: { load: { gives: ['price'] } } });
  const { violations } = await verdictOn(back, { environment: answering({ price: 1 }) });
  expect(violations.map(({ property, message, at }) => [property, message, at.join('.')])).toEqual([
    ['progress never runs backwards', 'second → first by load: answer 1 led from 66.7 % back to 33.3 %.', 'steps.second'],
  ]);
});
