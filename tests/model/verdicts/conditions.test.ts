import { describe, expect, it } from 'vitest';
import type { FlowDefinition, JsonSchema, Rule } from '#engine';
import { asks, flowOf, number, text, verdictOn, yesNo } from './flow';

type Fields = Readonly<Record<string, JsonSchema>>;
/** A form with conditions of its own, and a branch for each rule. */
const flow = (fields: Fields, schema: JsonSchema, ...rules: readonly Rule[]): FlowDefinition =>
  flowOf({ first: asks(fields, [...rules.map((when, index) => ({ when, to: `b${index}` })), { to: 'end' }], {}, schema) });
const is = (name: string, value: unknown): JsonSchema => ({ properties: { [name]: { const: value } }, required: [name] });
/** An object that asks for a plot where its kind is a house. */
const home: JsonSchema = {
  type: 'object', title: 'Home', properties: { kind: text({ enum: ['flat', 'house'] }) }, required: ['kind'],
  if: is('kind', 'house'), then: { properties: { plot: number() }, required: ['plot'] },
};
const ofHouses = { properties: { a: { minimum: 50 }, b: { minimum: 60 } } };

const alive: Readonly<Record<string, FlowDefinition>> = {
  'a field that one answer makes narrower': flow(
    { 'country!': text({ enum: ['US', 'ZA'] }), 'zip!': text({ pattern: '^[0-9]{4,5}$', examples: ['97301'] }) },
    { if: is('country', 'ZA'), then: { properties: { zip: { pattern: '^[0-9]{4}$' } } } }, { country: { const: 'ZA' } }),
  'one of two fields, and the other one kept from before': flow({ 'k!': yesNo() },
    { if: is('k', true), then: { properties: { p: text() }, required: ['p'] }, else: { properties: { q: text() }, required: ['q'] } },
    { p: { const: 'z' } }, { q: { const: 'z' } }, { p: true }),
  'a field behind a condition that stands behind another one': flow({ 'k!': text({ enum: ['a', 'b'] }) }, {
    if: is('k', 'b'), then: { properties: { m: text({ enum: ['u', 'v'] }) }, required: ['m'],
      if: is('m', 'v'), then: { properties: { n: number() }, required: ['n'] } },
  }, { n: { const: 9 } }),
  'a field that a number above a limit asks for': flow({ 'a!': number({ examples: [1] }) },
    { if: { properties: { a: { minimum: 50 } } }, then: { properties: { c: text() }, required: ['c'] } }, { c: true }),
  'a field that a pattern asks for': flow({ 'a!': text() },
    { if: { properties: { a: { pattern: '^AB' } } }, then: { properties: { c: text() }, required: ['c'] } }, { c: true }),
  'a field that two answers ask for together': flow({ 'a!': number({ examples: [1] }), 'b!': number({ examples: [1] }) },
    { if: ofHouses, then: { properties: { c: text() }, required: ['c'] } }, { c: { const: 'z' } }, { c: true }),
  'a part of an object that another part asks for': flow({ 'home!': home }, {},
    { 'home.plot': { minimum: 1000 } }, { 'home.kind': { const: 'house' } }),
  'a part of an entry that another part asks for': flow({ homes: { type: 'array', title: 'Homes', maxItems: 3, items: home } }, {},
    { 'homes.0.plot': { minimum: 1000 } }, { 'homes.0.kind': { const: 'house' } }),
};
describe('what a condition of a form asks for is answered', () => {
  it.each(Object.entries(alive))('%s', async (_, subject) => {
    const { complete, dead, undecided } = await verdictOn(subject);
    expect({ complete, dead, undecided }).toEqual({ complete: true, dead: [], undecided: [] });
  });
});

/** The first branch of each is dead, and nothing else. */
const dead: Readonly<Record<string, FlowDefinition>> = {
  'a number beyond the limit that a young age has': flow({ 'age!': number(), 'amount!': number({ examples: [500] }) },
    { if: { properties: { age: { maximum: 17 } } }, then: { properties: { amount: { maximum: 100 } } } },
    { age: { maximum: 17 }, amount: { minimum: 101 } }, { age: { maximum: 17 } }, { age: { minimum: 18 }, amount: { minimum: 200 } }),
  'a field that stays hidden with these answers': flow({ 'k!': yesNo() },
    { if: is('k', true), then: { properties: { p: text() }, required: ['p'] } }, { k: { const: false }, p: true }, { p: true }),
  'an answer that another one asks for': flow({ a: text(), b: text() }, { dependencies: { a: ['b'] } },
    { a: true, b: false }, { a: false, b: true }, { a: true }),
};
describe('what a condition of a form rules out stays dead', () => {
  it.each(Object.entries(dead))('%s', async (_, subject) => {
    const verdict = await verdictOn(subject);
    expect([verdict.dead.map(({ kind, name }) => `${kind} ${name}`), verdict.undecided]).toEqual([['branch first.next[0]', 'step b0'], []]);
  });
});
