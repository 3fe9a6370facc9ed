import { describe, expect, it } from 'vitest';
import { pictureOf, textAt } from './content';

describe('textAt', () => {
  it('reads a text, and nothing else', () =>
    expect([textAt({ a: { b: 'x' } }, 'a.b'), textAt({ a: 1 }, 'a'), textAt(undefined, 'a'), textAt({}, undefined)])
    .toEqual(['x', undefined, undefined, undefined]));
});

describe('pictureOf', () => {
  it('is the drawing that a step names, else the steps', () => {
    const flow = { id: 'a', code: 'a', base: 'a', title: 'A', start: 'b', calls: {} };
    expect(pictureOf({ ...flow,
      steps: { b: { path: 'b', screen: 'form', title: 'B' },
      c: { path: 'c', screen: 'plans', title: 'C', content: { illustration: 'shop' } } } })).toBe('shop');
    expect(pictureOf({ ...flow, steps: {} })).toBe('steps');
  });
});
