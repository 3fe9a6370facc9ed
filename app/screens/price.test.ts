import { describe, expect, it } from 'vitest';
import { paymentsAt, withPrice } from './price';

const price = { schedule: 'checkout.plan', currency: 'checkout.currency', cadence: 'checkout.cadence' };
const context = { checkout: { plan: { schedule: [{ amount: 148.8 }] }, currency: 'USD', cadence: 'annual' } };
const form = { schema: { type: 'object' },
  ui: { cadence: { 'ui:options': { choices: [{ value: 'annual', title: 'Annual' }, { value: 'eleven_pay', title: 'Monthly' }] } } } };
const helps = (made: typeof form | ReturnType<typeof withPrice>): unknown =>
  ((made.ui?.cadence as { readonly 'ui:options': { readonly choices: readonly { readonly help?: string }[] } })['ui:options'].choices.map((
    { help }) => help));

describe('the ways to pay (C-34)', () => {
  it('show the price of the chosen one', () =>
    expect(helps(withPrice(form, price, 'cadence', { context, answers: { cadence: 'annual' }, refreshing: false })))
    .toEqual(['$148.80 once', undefined]));
  it('never show the price of another one', () =>
    expect(helps(withPrice(form, price, 'cadence', { context, answers: { cadence: 'eleven_pay' }, refreshing: false })))
    .toEqual([undefined, undefined]));
  it('say that it is being calculated', () =>
    expect(helps(withPrice(form, price, 'cadence', { context, answers: { cadence: 'eleven_pay' }, refreshing: true })))
    .toEqual([undefined, 'Calculating']));
});

it('there is no price without a schedule', () => expect(paymentsAt(price, { context: {} })).toBeUndefined());
