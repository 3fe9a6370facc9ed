import { describe, expect, it } from 'vitest';
import { bracketed, payBusy, payLabel, withWord } from './payAction';

describe('payLabel (PY-014)', () => {
  it('completes, confirms or refunds', () => {
    expect([payLabel('charge', '$5.00'), payLabel('no_change', '$5.00'), payLabel('refund', '$5.00')])
      .toEqual(['Complete Your Order', 'Confirm changes', 'Refund: $5.00']);
  });
  it('says what it is doing', () => expect(payBusy('charge')).toBe('Completing your order'));
});

describe('bracketed', () => {
  it('finds the word that opens the text', () =>
    expect(bracketed('I have read the [certification].')).toEqual({ before: 'I have read the ', word: 'certification', after: '.' }));
  it('leaves a label without brackets whole', () => expect(bracketed('I agree')).toEqual({ before: 'I agree', after: '' }));
});

it('the acknowledgment is asked for once, by the word that opens it (PY-017)', () =>
  expect([withWord(['Card', 'Certification'], 'Certification', 'acknowledgment'), withWord([], undefined, 'acknowledgment')])
    .toEqual([['Card', 'acknowledgment'], ['acknowledgment']]));
