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
