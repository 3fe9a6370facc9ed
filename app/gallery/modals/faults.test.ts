import { describe, expect, it } from 'vitest';
import { catalogue } from '../../modals/catalogue';
import { faultExamples } from './faults';

describe('the examples of faults', () => {
  it('hold every code of the error catalogue, each with a title', () => {
    expect(faultExamples.map(({ fault }) => fault.code)).toEqual(expect.arrayContaining(Object.keys(catalogue)));
    expect(faultExamples.every(({ title }) => title.length > 3)).toBe(true);
  });
  it('tell an unknown purchase apart from a refused one (F01, F10)', () => {
    expect(new Set(faultExamples.map(({ name }) => name)).size).toBe(faultExamples.length);
    expect(faultExamples.filter(({ purchase }) => purchase).map(({ fault }) => fault.outcome)).toEqual(['unknown', 'refused']);
  });
});
