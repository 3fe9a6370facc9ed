import { expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { wording } from './finding';
import { checkSetValues } from './setValues';

const properties = {
  back: { type: 'integer', enum: [70, 80] }, kind: { enum: ['dog', 'cat'] }, age: { type: 'integer', maximum: 120 },
  name: { type: 'string' }, agreed: { type: 'boolean', const: true },
};
/** What is told of a change that sets this at a path. */
function told(path: string, from: unknown, word = 'changes'): readonly string[] {
  const found: string[] = [];
  const steps = { a: { form: { schema: { properties } } } };
  const flow = { calls: {}, start: 'a', [word]: [{ of: 'name', set: { [path]: from } }], steps };
  checkSetValues(flow as unknown as FlowDefinition, (finding) => { found.push(`${finding.path.join('/')}: ${wording(finding)}`); });
  return found;
}

it('what a change sets and the field refuses is told', () => {
  expect(told('back', { value: 75 })).toEqual([
    'changes/0/set/back/value: "back" can never be 75: its `enum` refuses it. There are: 70, 80.',
  ]);
  expect(told('age', { first: ['name'], else: 130 }, 'load'))
    .toEqual(['load/0/set/age/else: "age" can never be 130: its `maximum` refuses it.']);
  expect(told('kind', { lookup: 'name', in: { Rex: 'dgo', Mia: 'cat' } }))
    .toEqual(['changes/0/set/kind/in/Rex: "kind" can never be "dgo": its `enum` refuses it. Did you mean "dog"?']);
});
it('what the field takes, nothing, and a box that is no longer ticked are right', () => {
  for (const value of [70, null, '']) expect(told('back', { value })).toEqual([]);
  expect([told('agreed', { value: false }), told('total', { value: 7 }), told('name', 'derived'), told('age', { sum: ['age'] })])
    .toEqual([[], [], [], []]);
});
