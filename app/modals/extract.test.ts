import { describe, expect, it } from 'vitest';
import { faultMessage, fieldLines } from './catalogue';

const fields = { rental_started: ['must be today or later', 'must be a day'], email: ['is not an address'] };

describe('faultMessage (ME-005)', () => {
  it('is the first field’s name followed by its messages', () =>
    expect(faultMessage({ fields, message: 'Bad' })).toBe('Rental started must be today or later must be a day'));
  it('is the message when there are no fields', () => expect(faultMessage({ message: 'Bad' })).toBe('Bad'));
  it('is nothing when the partner said nothing', () => expect(faultMessage({ fields: {} })).toBeUndefined());
});

describe('fieldLines (ME-018, C-24)', () => {
  it('lists every field', () =>
    expect(fieldLines({ fields })).toEqual(['Rental started must be today or later must be a day', 'Email is not an address']));
  it('falls back to the message', () => expect(fieldLines({ message: 'Bad' })).toEqual(['Bad']));
});
