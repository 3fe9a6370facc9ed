import { expect, it } from 'vitest';
import { money } from './money';

it('an amount has its sign before the currency, and thousands in groups (WG-018, WG-019)', () => {
  expect([money(1234567.5), money(-9.45), money(129, 'ZAR'), money('12.5', 'EUR'), money(1234.5, 'usd', 0)])
    .toEqual(['$1,234,567.50', '−$9.45', 'R129.00', '€12.50', '$1,235']);
});
it('a currency without a sign of its own is named before the amount, apart from it', () => {
  expect([money(1200, 'CHF', 0), money(-9.45, 'SEK'), money(7, 'Fr.')]).toEqual(['CHF\u00A01,200', '−SEK\u00A09.45', 'Fr.7.00']);
});
it('zero, and what rounds to zero, has no sign', () => {
  expect([money(0), money(-0), money(-0.004), money(-0.4, 'USD', 0)]).toEqual(['$0.00', '$0.00', '$0.00', '$0']);
  expect(money(-0.006)).toBe('−$0.01');
});
it('a value that is not an amount is not shown', () =>
  expect([money(undefined), money(null), money(' '), money('x'), money(Number.NaN), money(Infinity)]).toEqual(['', '', '', '', '', '']));
