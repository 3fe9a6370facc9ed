import { describe, expect, it } from 'vitest';
import type { FlowDefinition, Rule } from '../types';
import { checkDeadEnds } from './branches';

type Fields = Readonly<Record<string, object>>;
/** What is said of a step that asks these fields, all required, and leads on under these rules. */
function told(fields: Fields, ...rules: readonly Rule[]): readonly string[] {
  const form = { schema: { type: 'object', properties: fields, required: Object.keys(fields) } };
  const found: string[] = [];
  const ask = { path: 'ask', screen: 'form', title: 'A', form, next: rules.map((when) => ({ when, to: 'end' })) };
  checkDeadEnds({ steps: { ask } } as unknown as FlowDefinition, ({ message }) => { found.push(message); });
  return found;
}
const questions = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `q${index + 1}`);
const yesOrNo = (names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, { type: 'boolean' }]));
/** Rules for all answers but No to every question. */
const someYes = (names: readonly string[]): readonly Rule[] => names.map((name) => ({ [name]: { const: true } }));
const numbers = (count: number): object => ({ type: 'integer', enum: Array.from({ length: count }, (_, index) => index) });

describe('answers for which no branch holds', () => {
  it('are found among ten questions, and named with every answer that decides', () =>
    expect(told(yesOrNo(questions(10)), ...someYes(questions(10))))
      .toEqual([`no branch holds when ${questions(10).map((name) => `${name} is false`).join(' and ')}: Next does nothing.`]));
  it('are looked for among two thousand combinations at most: the eleventh question keeps the answer of its example', () => {
    const names = questions(11);
    const last = (example: boolean): Fields => ({ ...yesOrNo(names), q11: { type: 'boolean', examples: [example] } });
    const rule: Rule = { ...Object.fromEntries(names.map((name) => [name, true])), q11: { const: true } };
    expect([told(last(true), rule), told(last(false), rule).length]).toEqual([[], 1]);
  });
  it('are found in the last of two thousand combinations, and not where one more choice makes them more', () => {
    const rules: readonly Rule[] = [{ a: { maximum: 38 } }, { b: { maximum: 48 } }];
    expect(told({ a: numbers(40), b: numbers(50) }, ...rules)).toEqual(['no branch holds when a is 39 and b is 49: Next does nothing.']);
    expect(told({ a: numbers(40), b: numbers(51) }, ...rules)).toEqual([]);
  });
});

describe('a step whose branches all hang on its own form', () => {
  const inStep = (schema: object, rules: readonly Rule[], more: object = {}): readonly string[] => {
    const found: string[] = [];
    const ask = { path: 'ask', screen: 'form', title: 'A', form: { schema: { type: 'object', ...schema } }, next: rules.map((when) =>
      ({ when, to: 'end' })), ...more };
    checkDeadEnds({ steps: { ask } } as unknown as FlowDefinition, ({ path, message, suggestion }) => {
      found.push(`${path.join('/')}: ${message} ${suggestion}`);
    });
    return found;
  };
  const stuck = (answers: string): readonly string[] =>
    [`steps/ask/next: no branch holds when ${answers}: Next does nothing. End the list with a branch that has no \`when\`.`];
  const yes = { type: 'boolean' };
  const both: readonly Rule[] = [{ a: { const: true } }, { a: { const: false } }];

  it('is tried with a field left blank, unless it is required', () => {
    expect(inStep({ properties: { a: yes } }, both)).toEqual(stuck('a is blank'));
    expect(inStep({ properties: { a: yes }, required: ['a'] }, both)).toEqual([]);
  });
  it('is tried with examples, choices, and the least and the most that a field allows', () => {
    const required = ['a'];
    const number = { type: 'integer', minimum: 1, maximum: 9, examples: [5] };
    expect(inStep({ properties: { a: number }, required }, [{ a: { minimum: 2 } }])).toEqual(stuck('a is 1'));
    expect(inStep({ properties: { a: number }, required }, [{ a: { maximum: 8 } }])).toEqual(stuck('a is 9'));
    expect(inStep({ properties: { a: number }, required }, [{ a: { not: { const: 5 } } }])).toEqual(stuck('a is 5'));
    expect(inStep({ properties: { a: { enum: ['x', 'y'] } }, required }, [{ a: { const: 'x' } }])).toEqual(stuck('a is "y"'));
    expect(inStep({ properties: { a: { type: 'boolean', const: true } }, required }, [{ a: { const: true } }])).toEqual([]);
    expect(inStep({ properties: { a: { const: 'x' } }, required }, [{ a: { const: 'y' } }])).toEqual(stuck('a is "x"'));
  });
  it('is tried only with answers that the form takes', () => {
    const schema = { properties: { a: yes, b: yes }, required: ['a', 'b'], if: { properties: { a: { const: true } } },
      then: { properties: { b: { const: true } } } };
    expect(inStep(schema, [{ a: { const: false } }, { b: { const: true } }])).toEqual([]);
    expect(inStep({ ...schema, then: true }, [{ a: { const: false } }, { b: { const: true } }])).toEqual(stuck('a is true and b is false'));
  });
  it('is tried where its answers are kept', () => {
    const kept = [{ 'trip.a': { const: true } }];
    expect(inStep({ properties: { a: yes }, required: ['a'] }, kept, { save: 'trip' })).toEqual(stuck('a is false'));
    expect(inStep({ properties: { a: yes }, required: ['a'] }, [...kept, { 'trip.a': { const: false } }], { save: 'trip' })).toEqual([]);
  });
  it('is left to the prover where other answers or other forms decide as well, or where it cannot be judged', () => {
    const schema = { properties: { a: yes }, required: ['a'] };
    expect(inStep(schema, [{ a: { const: true } }, { b: true }])).toEqual([]);
    expect(inStep(schema, [{ a: { const: true } }], { save: 'trip' })).toEqual([]);
    expect(inStep(schema, [{ a: { const: true }, filled: 'other' }])).toEqual([]);
    expect(inStep({ properties: { a: { type: 'string', pattern: '(', enum: ['x', 'y'] } }, required: ['a'] },
      [{ a: { const: 'x' } }])).toEqual([]);
    expect(inStep(schema, [{ a: { const: true } }], { form: undefined })).toEqual([]);
    expect(inStep(schema, [], { next: [{ when: { a: { const: true } }, to: 'end' }, { to: 'end' }] })).toEqual([]);
    expect(inStep(schema, [], { next: 'end' })).toEqual([]);
    expect(inStep(schema, [])).toEqual([]);
  });
});
