import { expect, it } from 'vitest';
import { cardValue, sameValue, withPart } from './state';

it('has a value only when all three parts are complete, with the brand alone', () => {
  const number = withPart({}, 'number', { complete: true, brand: 'visa' });
  const expiry = withPart(number, 'expiry', { complete: true });
  expect(cardValue(expiry)).toBeUndefined();
  expect(cardValue(withPart(expiry, 'code', { complete: true }))).toEqual({ complete: true, brand: 'visa' });
});
it('has no value when a part becomes incomplete again', () => {
  const whole = { number: { complete: true, brand: 'unknown' }, expiry: { complete: true }, code: { complete: true } };
  expect(cardValue(whole)).toEqual({ complete: true });
  expect(cardValue(withPart(whole, 'number', { complete: false, error: 'Your card number is invalid.' }))).toBeUndefined();
  expect(sameValue(cardValue(whole), undefined)).toBe(false);
});
