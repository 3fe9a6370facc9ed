import { describe, expect, it } from 'vitest';
import { place, sentence, withConsequences, wording, type Finding } from './finding';

describe('a place', () => {
  it.each([
    ['steps/useType/next/1/to', 'line › useType › next[1].to'], ['steps/useType', 'line › useType'], ['steps', 'line › steps'],
    ['steps/a/next/12', 'line › a › next[12]'], ['steps/a/choices/2nd', 'line › a › choices.2nd'],
    ['modals/sorry/next/0', 'line › modals.sorry › next[0]'], ['calls/quote', 'line › calls.quote'], ['modals', 'line › modals'],
    ['changes/0/of/1', 'line › changes[0].of[1]'], ['prefill/city', 'line › prefill › city'], ['start', 'line › start'], ['', 'line'],
    ['steps/a/form/schema/properties/q1', 'line › a › form.schema.properties.q1'],
  ])('%s is read as %s', (path, words) => expect(place('line', path.split('/').filter(Boolean))).toBe(words));
  it('of no line is read without one', () => expect(place('', ['steps', 'a', 'next', '0'])).toBe('a › next[0]'));
});

it('a finding says where, what and what instead; without a suggestion it ends with what', () => {
  const one: Finding = { code: 'unknown-step', path: ['steps', 'a', 'next', '0', 'to'], at: ['steps', 'a', 'next', '0'], message: 'no.' };
  expect(sentence('line', one)).toBe('line › a › next[0]: no.');
  expect(sentence('line', { ...one, at: undefined, suggestion: 'Yes?' } as Finding)).toBe('line › a › next[0].to: no. Yes?');
  expect(wording({ ...one, suggestion: 'Yes?' })).toBe('no. Yes?');
});

it('a finding comes before what follows from it, and that before what follows from that', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((message): Finding =>
    ({ code: 'unknown-step', path: [], message })) as [Finding, Finding, Finding, Finding];
  const all = withConsequences({ ...a, consequences: [{ ...b, consequences: [c] }, d] });
  expect(all.map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd']);
});
