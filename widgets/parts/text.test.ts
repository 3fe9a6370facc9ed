import { describe, expect, it } from 'vitest';
import { caretAfter, countMatching, keepText, limitOf, readDigits } from './text';

describe('keepText', () => {
  it('does not keep the 41st character and says so (RC-060, RC-066)', () => {
    expect(keepText('a'.repeat(41), { maxLength: 40 })).toEqual({ text: 'a'.repeat(40), cut: true });
    expect(keepText('a'.repeat(40), { maxLength: 40 })).toEqual({ text: 'a'.repeat(40), cut: false });
  });
  it('drops separators before it counts: a pasted ID with dashes fits', () => {
    expect(keepText('800101-5009 087', { maxLength: 13, ignore: ' -' })).toEqual({ text: '8001015009087', cut: false });
  });
});

it('what is copied along unseen with a ZIP code or an e-mail is not kept, and no letter of a name is lost', () => {
  expect(['\u202a43215\u202c', '\ufeffines@example.com\u200b'].map((text) => keepText(text).text)).toEqual(['43215', 'ines@example.com']);
  expect(keepText('نیم\u200cفاصله').text).toBe('نیم\u200cفاصله');
});
it('the limit never leaves half of a character', () => {
  expect(keepText(`${'a'.repeat(39)}😀b`, { maxLength: 40 })).toEqual({ text: `${'a'.repeat(39)}😀`, cut: true });
});
it('signs as wide as a Chinese letter are the usual ones, and a soft hyphen is none', () =>
  expect(readDigits('＋1（614）555－01\u00ad00')).toBe('+1(614)555-0100'));
it('digits of a keyboard of another script count as digits', () => {
  expect(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９', '०१२३४५६७८९', '0123456789', '\u202a+1 614\u202c'].map(readDigits))
    .toEqual([...Array<string>(5).fill('0123456789'), '+1 614']);
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
