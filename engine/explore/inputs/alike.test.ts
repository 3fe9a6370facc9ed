import { expect, it } from 'vitest';
import { compile } from '../../check/checkFlow';
import { createClock } from '../../clock';
import type { Change, FlowDefinition, JsonSchema, Step } from '../../types';
import { createOneOfEach } from './alike';
import { prove } from '../prove';
import { randomWalk } from '../randomWalk';

const text: JsonSchema = { type: 'string', title: 'Text', examples: ['x'] };
const fields = ['a', 'b', 'c', 'd'];
const formOf = (more: JsonSchema = {}, own: Readonly<Record<string, JsonSchema>> = {}): JsonSchema =>
  ({ type: 'object', properties: { ...Object.fromEntries(fields.map((name) => [name, text])), ...own }, ...more });

function flowWith(more: Partial<Step> = {}, schema = formOf(), changes: readonly Change[] = []): FlowDefinition {
  const first = { path: 'first', screen: 'form', title: 'First', form: { schema }, next: 'end', ...more };
  const end = { path: 'end', screen: 'form', title: 'End', content: {}, back: false };
  return { id: 'alike', code: 'alike', base: 'alike', title: 'Alike', start: 'first', calls: {}, changes, steps: { first, end } } as never;
}
const kept = (flow: FlowDefinition, schema = flow.steps.first?.form?.schema as JsonSchema) =>
  createOneOfEach(flow)('first', schema, Object.keys(schema.properties ?? {})).join('');

it('of fields that nothing tells apart one is varied, whatever they are called', () => {
  expect(kept(flowWith())).toBe('a');
  expect(kept(flowWith({}, formOf({}, { b: { ...text, title: 'Other words', description: 'Help' } })))).toBe('a');
});

it('fields that their form tells apart are all varied', () => {
  expect(kept(flowWith({}, formOf({ required: ['b', 'd'] })))).toBe('ab');
  expect(kept(flowWith({}, formOf({}, { c: { ...text, maxLength: 5 } })))).toBe('ac');
  expect(kept(flowWith({}, formOf({ dependencies: { c: ['d'] } })))).toBe('acd');
  expect(kept(flowWith({}, formOf({ if: { properties: { d: { const: 'x' } } }, then: { required: ['b'] } })))).toBe('abd');
  expect(kept(flowWith({}, formOf({}, { a: { type: 'string', window: { from: 'c', days: 1 } } })))).toBe('abc');
  expect(kept(flowWith({}, formOf({ patternProperties: { '^[ab]$': { maxLength: 3 } } } as never)))).toBe('abcd');
});

it('fields that the definition names elsewhere are all varied', () => {
  expect(kept(flowWith({ next: [{ when: { b: true }, to: 'end' }] }))).toBe('ab');
  expect(kept(flowWith({ next: [{ when: { a: { const: { $path: 'd' } } }, to: 'end' }] }))).toBe('abd');
  expect(kept(flowWith({ content: { intro: 'Hello {c}' } }))).toBe('ac');
  expect(kept(flowWith({ choices: { d: 'list' } }))).toBe('ad');
  expect(kept(flowWith({}, undefined, [{ of: 'c', clear: ['quote'] }]))).toBe('ac');
  expect(kept(flowWith({}, undefined, [{ of: 'z', set: { y: { text: '{b}' } } }]))).toBe('ab');
  // Nobody sees which fields a function reads.
  expect(kept(flowWith({}, undefined, [{ of: 'z', set: { y: 'madeByCode' } }]))).toBe('abcd');
});

it('fields that the server names are all varied', () => {
  const flow = flowWith();
  const { form: _form, ...survey } = flow.steps.first as Step;
  expect(kept({ ...flow, steps: { ...flow.steps, first: survey } } as never, formOf())).toBe('abcd');
});

it('a proof that varies one of them comes to every state that random visits come to', async () => {
  const flow = flowWith({ next: [{ when: { b: { minLength: 3 } }, to: 'end' }] }, formOf({ required: ['c', 'd'] }));
  const compiled = compile(flow, { adapters: {}, tools: {}, clock: createClock(() => 0), newId: () => 'id' });
  const environment = async () => [];
  const { explored, complete } = await prove(compiled, { environment });
  expect(complete).toBe(true);
  let seed = 7;
  const pick = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  expect(await randomWalk(compiled, { environment, explored, pick, walks: 200, steps: 20 })).toBeUndefined();
});
