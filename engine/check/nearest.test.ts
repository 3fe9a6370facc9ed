import { describe, expect, it } from 'vitest';
import { certain, hint, nearest } from './nearest';

const names = ['driver', 'plans', 'payment', 'end'];

describe('a misspelt name', () => {
  it.each([
    ['a letter too few', 'drver', 'driver'], ['a letter too many', 'drivver', 'driver'], ['another letter', 'drivir', 'driver'],
    ['two letters exchanged', 'dirver', 'driver'], ['its first two exchanged', 'rdiver', 'driver'],
    ['its last two exchanged', 'plasn', 'plans'],
    ['two slips in a long word', 'paymnt', 'payment'], ['two slips in a long word', 'pymnt', 'payment'],
  ])('with %s (%s) is meant to be %s', (_what, word, meant) => expect(nearest(word, names)).toBe(meant));
  it('with two slips is mended only when it is long, and none when another name is as near', () => {
    expect([certain('pamnet', names), certain('plnsa', names), certain('plan', names)]).toEqual(['payment', undefined, 'plans']);
    expect(certain('planx', ['plana', 'planb'])).toBeUndefined();
    expect([certain('en', ['end']), certain('edn', ['end'])]).toEqual([undefined, 'end']);
  });
  it('is exchanged only with a letter that stands there', () =>
    expect(['xpans', 'lxans', 'lpans'].map((name) => certain('plans', [name]))).toEqual([undefined, undefined, 'lpans']));
  it('that is near none is answered with the names there are, unless they are many', () => {
    expect(hint('drivr', names)).toBe('Did you mean "driver"?');
    expect(hint('zebra', names)).toBe('There are: driver, plans, payment, end.');
    expect(hint('zebra', [])).toBeUndefined();
    const many = Array.from({ length: 13 }, (_, index) => `name${index}`);
    expect([hint('zebra', many), hint('zebra', many.slice(1))]).toEqual([undefined, `There are: ${many.slice(1).join(', ')}.`]);
  });
});
