import { expect, it } from 'vitest';
import { cardValue, sameValue, withPart } from './state';

it('says a card is there only when all three parts are whole, and never more than its brand', () => {
  const number = withPart({}, 'number', { complete: true, brand: 'visa' });
  const expiry = withPart(number, 'expiry', { complete: true });
  expect(cardValue(expiry)).toBeUndefined();
  expect(cardValue(withPart(expiry, 'code', { complete: true }))).toEqual({ complete: true, brand: 'visa' });
});
it('takes the answer back when a part is broken again', () => {
  const whole = { number: { complete: true, brand: 'unknown' }, expiry: { complete: true }, code: { complete: true } };
  expect(cardValue(whole)).toEqual({ complete: true });
  expect(cardValue(withPart(whole, 'number', { complete: false, error: 'Your card number is invalid.' }))).toBeUndefined();
  expect(sameValue(cardValue(whole), undefined)).toBe(false);
});
