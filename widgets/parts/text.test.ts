import { describe, expect, it } from 'vitest';
import { caretAfter, countMatching, keepText, limitOf } from './text';

describe('keepText', () => {
  it('does not keep the 41st character and says so (RC-060, RC-066)', () => {
    expect(keepText('a'.repeat(41), { maxLength: 40 })).toEqual({ text: 'a'.repeat(40), cut: true });
    expect(keepText('a'.repeat(40), { maxLength: 40 })).toEqual({ text: 'a'.repeat(40), cut: false });
  });
  it('drops separators before it counts: a pasted ID with dashes fits', () => {
    expect(keepText('800101-5009 087', { maxLength: 13, ignore: ' -' })).toEqual({ text: '8001015009087', cut: false });
  });
});

describe('caretAfter', () => {
  it('stays behind the digit that was typed when commas move', () => {
    const before = '12,3456'.slice(0, 4);
    expect(caretAfter('123,456', countMatching(before, /\d/), /\d/)).toBe(3);
  });
});

it('does not cut text with an exact length or with `cut: false`: the rules refuse it (SV-053)', () => {
  expect([limitOf({ maxLength: 40 }), limitOf({ minLength: 5, maxLength: 5 }), limitOf({ maxLength: 40 }, false)])
    .toEqual([40, undefined, undefined]);
});
