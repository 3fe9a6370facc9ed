import { describe, expect, it } from 'vitest';
import { bracketed, labelsOf, withWord } from './paymentView';

describe('the button (PY-014)', () => {
  const refund = { total: '$5.00' };
  it('completes, confirms or refunds', () => {
    expect([labelsOf('charge', refund).press, labelsOf('no_change', refund).press, labelsOf('refund', refund).press])
      .toEqual(['Complete Your Order', 'Confirm changes', 'Refund: $5.00']);
    expect(labelsOf('refund', undefined).press).toBe('Refund');
  });
  it('says what it is doing', () => expect(labelsOf('charge', undefined).busy).toBe('Completing your order'));
});

describe('bracketed', () => {
  it('finds the word that opens the text', () =>
    expect(bracketed('I have read the [certification].')).toEqual({ before: 'I have read the ', word: 'certification', after: '.' }));
  it('leaves a label without brackets whole', () => expect(bracketed('I agree')).toEqual({ before: 'I agree', after: '' }));
});

it('the acknowledgment is asked for once, by the word that opens it (PY-017)', () =>
  expect([withWord([{ title: 'Card' }, { title: 'Certification' }], 'Certification', 'acknowledgment'),
    withWord([], undefined, 'acknowledgment')])
    .toEqual([[{ title: 'Card' }, { title: 'acknowledgment' }], [{ title: 'acknowledgment' }]]));
