import { expect, describe, it } from 'vitest';
import { isPhone, registerPhone } from './phone';
import { createRules } from './rules/createRules';
import { formats } from './rules/formats';

const wrong = [
  ['the country code twice', '+2727821234567'], ['eight digits after +27', '+2782123456'], ['ten digits after +27', '+278212345678'],
  ['zeros', '+27000000000'], ['zeros of North America', '+10000000000'], ['an area code that begins with 1', '+11145550100'],
  ['letters', '+2782abc4567'], ['an extension', '+16145550100 x12'], ['nine digits of North America', '+1614555010'], ['nothing', ''],
] as const;
const wrongAbroad = [
  ['zeros', '+440000000000'], ['too many digits', '+4420794609581'], ['too few', '+331234567'], ['no country', '+9991234567'],
] as const;
const right = ['+27821234567', '+27215550142', '+16145550100', '+15551234567', '+442079460958', '+49301234567', '+264811234567'];

describe('a phone number (S-75, WG-010, WG-011, VC-027)', () => {
  it.each(wrong)('with %s is refused, by what every page carries and by the whole rules', (_what, number) =>
    expect([formats.phone?.(number), isPhone(number)]).toEqual([false, false]));
  it.each(wrongAbroad)('of another country with %s is refused', (_what, number) => expect(isPhone(number)).toBe(false));
  it.each(right)('%s is accepted by both', (number) => expect([formats.phone?.(number), isPhone(number)]).toEqual([true, true]));
  it('is judged by the whole rules in forms once they are there', () => {
    const rules = createRules({ clock: { now: () => 0, today: () => '2026-03-10' } });
    const schema = { type: 'string', format: 'phone' };
    expect(rules.valid(schema, '+440000000000')).toBe(true);
    registerPhone();
    expect([rules.valid(schema, '+440000000000'), rules.valid(schema, '+442079460958')]).toEqual([false, true]);
  });
});
