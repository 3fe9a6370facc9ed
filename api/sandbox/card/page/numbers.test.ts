import { describe, expect, it } from 'vitest';
import { testCards } from '../tokens';
import { brandOf, codeProblem, digitsOf, expiryProblem, formatExpiry, formatNumber, numberProblem, passesLuhn } from './numbers.js';

const now = Date.UTC(2026, 10, 21, 12);

describe('card numbers as they are typed', () => {
  it.each(Object.keys(testCards))('%s is a complete number of a known brand', (number) => {
    expect(numberProblem(number)).toBeUndefined();
    expect(brandOf(number).name).not.toBe('unknown');
    expect(digitsOf(formatNumber(number))).toBe(number);
  });
  it.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242'], ['378282246310005', 'amex', '3782 822463 10005'],
    ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
    ['30569309025904', 'diners', '3056 9309 0259 04'], ['6200000000000005', 'unionpay', '6200 0000 0000 0005'],
    ['4242-4242 42', 'visa', '4242 4242 42'],
  ])('%s is %s and reads %s', (typed, brand, shown) => {
    expect([brandOf(digitsOf(typed)).name, formatNumber(typed)]).toEqual([brand, shown]);
  });
  it('a wrong last digit is invalid, a short number is incomplete', () => {
    expect(passesLuhn('4242424242424241')).toBe(false);
    expect(numberProblem('4242424242424241')).toMatchObject({ code: 'invalid_number', message: 'Your card number is invalid.' });
    expect(numberProblem('42424242')).toMatchObject({ code: 'incomplete_number', message: 'Your card number is incomplete.' });
  });
});

describe('expiry dates and codes', () => {
  it.each([['1', '1'], ['4', '04 / '], [
    '12', '12 / ',
  ], ['1/30', '01 / 30'], ['12/2030', '12 / 30'], ['1230', '12 / 30'], ['12 / 305', '12 / 30']])('%s reads %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });
  it('deleting takes the separator away', () => {
    expect(formatExpiry('12 /', true)).toBe('12');
  });
  it.each([
    ['1226', undefined], ['1126', undefined], ['1026', 'invalid_expiry_month_past'], ['1225', 'invalid_expiry_year_past'],
    ['1299', 'invalid_expiry_year'], ['1326', 'incomplete_expiry'], ['12', 'incomplete_expiry'],
  ])('%s in November 2026: %s', (digits, code) => {
    expect(expiryProblem(digits, now)?.code).toBe(code);
  });
  it('American Express has four digits, others three', () => {
    expect([codeProblem('123', 4)?.code, codeProblem('1234', 4), codeProblem('123', 3), codeProblem('12')?.code])
      .toEqual(['incomplete_cvc', undefined, undefined, 'incomplete_cvc']);
  });
});
