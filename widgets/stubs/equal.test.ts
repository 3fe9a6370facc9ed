import { deepEquals } from '@rjsf/utils';
import { expect, it } from 'vitest';
import { createCustomEqual as ours } from './equal';

const circle = (name: string): unknown => { const one: Record<string, unknown> = { name }; one.self = one; return one; };
const values = [
  undefined, null, Number.NaN, 0, '', 'a', [], {}, [1, [2]], [1, [3]], { a: 1, b: undefined }, { a: 1 }, { a: { b: [1] } }, () => 1, () => 2,
  new Date(5), new Date(6), new Set([1]), new Set([2]), new Map([['a', { b: 1 }]]), new Map([['a', { b: 2 }]]), /a/, /b/, circle('a'), circle('a'), circle('b'),
];

it('says the same as RJSF, with the package it stands in for, about any two values', () => {
  for (const one of values) for (const other of values) expect(ours()(one, other), `${String(one)} and ${String(other)}`).toBe(deepEquals(one, other));
});
