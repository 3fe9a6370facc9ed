import { describe, expect, it } from 'vitest';
import { failing, readOnly } from './states';

const example = {
  title: 'A', schema: { type: 'object', required: ['a'], properties: { a: { type: 'string', title: 'A' }, b: true } }, value: {},
} as const;

describe('the states of an example', () => {
  it('show an error at each field', () => {
    expect(failing.errors(example.schema, {}).map(({ path }) => path)).toEqual([['a']]);
  });
  it('show it in the first row of a list', () => {
    const rows = {
      type: 'object', properties: { people: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } } },
    } as const;
    expect(failing.errors(rows, {}).map(({ path }) => path.join('.'))).toEqual(['people.0.name']);
  });
  it('make each field read-only and leave the example alone', () => {
    expect(readOnly(example).schema.properties).toEqual({ a: { type: 'string', title: 'A', readOnly: true }, b: true });
    expect(example.schema.properties.a).not.toHaveProperty('readOnly');
  });
});
