import { describe, expect, it } from 'vitest';
import { readPasted } from './readPasted';

const good = {
  id: 'x', code: 'x', base: 'x', title: 'X', start: 'a', calls: {},
  steps: { a: { path: 'a', screen: 'form', title: 'A', next: 'b' }, b: { path: 'b', screen: 'form', title: 'B' } },
};

describe('a pasted definition', () => {
  it('becomes a flow when nothing is wrong', () => {
    expect(readPasted(JSON.stringify(good), { screens: ['form'] })).toEqual({ flow: good });
  });
  it('is answered with its mistakes, with place and the nearest name', () => {
    const wrong = { ...good, steps: { ...good.steps, a: { ...good.steps.a, next: 'bb', screen: 'forms' } } };
    expect(readPasted(JSON.stringify(wrong), { screens: ['form'] }))
      .toEqual({ mistakes: [expect.stringMatching(/a › next.*"bb".*"b"/), expect.stringMatching(/screen.*"forms".*"form"/)] });
  });
  it.each(['', '{ oh', '[]', '3', 'null'])('is refused in words when it is no definition at all: %s', (text) => {
    const result = readPasted(text, { screens: ['form'] });
    expect('mistakes' in result && result.mistakes.length).toBeGreaterThan(0);
  });
});
