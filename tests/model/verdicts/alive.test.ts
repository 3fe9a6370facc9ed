import { describe, expect, it } from 'vitest';
import type { FlowDefinition, JsonSchema, Rule, Span } from '#engine';
import type { Environment } from '#engine/explore';
import { answering, asks, flowOf, number, shows, text, verdictOn, yesNo, type Outside } from './flow';

const when = (...rules: readonly Rule[]) => [...rules.map((rule, index) => ({ when: rule, to: `b${index}` })), { to: 'end' }];

const day = (from: string, min: Span, max: Span): JsonSchema =>
  ({ type: 'string', format: 'date', title: 'Day', window: { from, min, max } });
/** A list of at most ten entries of these fields, all of which must be answered. */
const rows = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  ({ type: 'array', title: 'Rows', maxItems: 10, items: { type: 'object', properties, required: Object.keys(properties) } });

/** Keeps one more pet of that weight. */
const withWeight: Environment = async (_, { pets = [], weight }) =>
  [{ label: 'answer 1', patch: { pets: [...pets as readonly unknown[], { weight }] } }];
/** Steps that only decide: each reads one of these rules, and whoever meets all of them comes to `last`. */
const inTurn = (...rules: readonly Rule[]) => Object.fromEntries(rules.map((rule, index) => [`rule${index}`, {
  next: [{ when: rule, to: index + 1 < rules.length ? `rule${index + 1}` : 'last' }, { to: 'end' }],
}]));
const parcel = { w: number({ minimum: 1, maximum: 9, examples: [5] }), k: text({ enum: ['p', 'q'] }) };
const has = (k: string): Rule => ({ items: { contains: { properties: { k: { const: k } } } } });
const fifty = Array.from({ length: 50 }, (_, index) => `S${index}`);

/** Each flow has nothing dead: every step and every branch can be reached by somebody. */
const alive: Readonly<Record<string, FlowDefinition | readonly [FlowDefinition, Outside]>> = {
  'optional answers that are given, left out, and given one without the other': flowOf({
    first: asks({ a: text(), b: text() }, when({ a: true, b: true }, { a: true }, { b: true })),
  }),
  'optional answers of which the form allows one': flowOf({
    first: asks({ mail: text(), phone: text() }, when({ mail: true }, { phone: true }), {},
      { not: { required: ['mail', 'phone'] } }),
  }),
  'one of two answers, but not both': flowOf({
    first: asks({ mail: text(), phone: text() }, [{ when: { mail: true }, to: 'b0' }, { to: 'end' }], {},
      { oneOf: [{ required: ['mail'] }, { required: ['phone'] }] }),
  }),
  'a number that only a rule names': flowOf({
    first: asks({ 'n!': number() }, when({ n: { const: 42 } }, { n: { minimum: 100 } }, { n: { exclusiveMaximum: -7 } })),
  }),
  'a text that only a rule names': flowOf({ first: asks({ 'name!': text() }, when({ name: { const: 'Zoë' } }, { name: { enum: ['Ann', 'Bo'] } })) }),
  'the middle of an enum': flowOf({
    first: asks({ 'size!': text({ enum: ['s', 'm', 'l', 'xl'] }) }, when({ size: { const: 'm' } }, { size: { const: 'l' } })),
  }),
  'a list without examples': flowOf({
    first: asks({ pets: { type: 'array', title: 'Pets', items: { type: 'string', enum: ['cat', 'dog', 'fish'] } } },
      when({ pets: { contains: { const: 'fish' } } }, { pets: { minItems: 2 } }, { pets: true })),
  }),
  'a list of objects that a rule looks into': flowOf({
    first: asks({ drivers: { type: 'array', title: 'Drivers', maxItems: 3, items: {
      type: 'object', properties: { age: number({ minimum: 16 }) }, required: ['age'],
    } } }, when({ drivers: { contains: { properties: { age: { maximum: 24 } } } } }, { 'count(drivers)': { minimum: 3 } },
      { 'sum(drivers.*.age)': { minimum: 150 } })),
  }),
  'two numbers of two steps, and a derived sum that must be 100': flowOf({
    first: asks({ 'a!': number({ enum: [0, 50, 100] }) }, 'second'),
    second: asks({ 'b!': number({ enum: [0, 50, 100] }) }, [{ when: { total: { const: 100 } }, to: 'fits' }, { to: 'end' }]),
  }, { changes: [{ of: ['a', 'b'], set: { total: { sum: ['a', 'b'] } } }] }),
  'a derived sum of free numbers': flowOf({
    first: asks({ 'a!': number() }, 'second'),
    second: asks({ 'b!': number() }, when({ total: { minimum: 1000 } }, { total: { const: 77 } })),
  }, { changes: [{ of: ['a', 'b'], set: { total: { sum: ['a', 'b'] } } }] }),
  'three answers of three steps that a sum adds up to exactly 150': flowOf({
    first: asks({ 'a!': number({ enum: [0, 50] }) }, 'second'), second: asks({ 'b!': number({ enum: [0, 50] }) }, 'third'),
    third: asks({ 'c!': number({ enum: [0, 50] }) }, when({ total: { const: 150 } }, { total: { const: 50 } })),
  }, { changes: [{ of: ['a', 'b', 'c'], set: { total: { sum: ['a', 'b', 'c'] } } }] }),
  'what a table makes of an answer': flowOf({
    first: asks({ 'city!': text() }, when({ zone: { const: 'coast' } }, { zone: { const: 'hills' } })),
  }, { changes: [{ of: 'city', set: { zone: { lookup: 'city', in: { Salem: 'coast', Bend: 'hills' } } } }] }),
  'a derived text': flowOf({
    first: asks({ 'a!': text() }, 'second'), second: asks({ 'b!': text() }, when({ both: { const: 'red wine' } })),
  }, { changes: [{ of: ['a', 'b'], set: { both: { text: '{a} {b}' } } }] }),
  'the first of two answers that is known': flowOf({
    first: asks({ other: text(), usual: text({ enum: ['x', 'y'] }) }, when({ name: { const: 'Hertz' } }, { name: { const: 'y' } })),
  }, { changes: [{ of: ['other', 'usual'], set: { name: { first: ['other', 'usual'] } } }] }),
  'a rule as a derived yes or no': flowOf({
    first: asks({ 'age!': number() }, when({ young: { const: true } })),
  }, { changes: [{ of: 'age', set: { young: { when: { age: { maximum: 17 } } } } }] }),
  'what a change sets where one answer is right for it and another is not wrong': flowOf({
    first: asks({ e: yesNo(), 'd!': number({ enum: [0, 1, 2] }), 'f!': number({ minimum: 0, maximum: 9, examples: [5] }) },
      when({ mark: true })),
  }, { changes: [{ of: 'e', when: { d: { const: 1 } }, unless: { f: { minimum: 1 } }, set: { mark: { value: true } } }] }),
  'what a change sets while an answer that the form requires is still blank, or wrong': flowOf({
    first: asks({ 'a!': text(), 'b!': text(), 'n!': number({ minimum: 5 }) }, when({ early: true }, { low: true })),
  }, { changes: [
    { of: 'b', when: { a: false, b: { const: 'z' } }, set: { early: { value: true } } },
    { of: 'b', when: { n: { maximum: 4 }, b: { const: 'y' } }, set: { low: { value: true } } },
  ] }),
  'what a table makes of an answer once another step is answered': flowOf({
    first: asks({ 'size!': text({ enum: ['s', 'm', 'l'] }) }, 'second'),
    second: asks({ 'b!': text() }, when({ price: { const: 20 } }, { price: { const: 30 } })),
  }, { changes: [{ of: 'b', set: { price: { lookup: 'size', in: { s: 10, m: 20, l: 30 } } } }] }),
  'an answer that is taken over once another step is answered': flowOf({
    first: asks({ 'size!': text({ enum: ['s', 'm', 'l'] }) }, 'second'),
    second: asks({ 'b!': text() }, when({ chosen: { const: 'm' } }, { chosen: { const: 'l' } })),
  }, { changes: [{ of: 'b', set: { chosen: { first: ['size'] } } }] }),
  'a sum of a list that is worked out once another step is answered': flowOf({
    first: asks({ 'rows!': rows({ n: number({ enum: [10, 20] }) }) }, 'second'),
    second: asks({ 'b!': text() }, when({ total: { const: 20 } }, { total: { const: 10 } })),
  }, { changes: [{ of: 'b', set: { total: { sum: ['rows.*.n'] } } }] }),
  'what a function of the line derives': [flowOf({
    first: asks({ 'a!': number({ enum: [1, 2, 3] }) }, 'second'),
    second: asks({ 'b!': number({ enum: [1, 2, 3] }) }, when({ product: { const: 9 } }, { product: { const: 2 } })),
  }, { changes: [{ of: ['a', 'b'], set: { product: 'product' } }] }), { derive: { product: ({ a, b }) => Number(a) * Number(b) } }],
  'a derived value of a derived value': flowOf({
    first: asks({ 'a!': number({ enum: [0, 50] }) }, 'second'),
    second: asks({ 'b!': number({ enum: [0, 50] }) }, when({ kind: { const: 'much' } }, { kind: { const: 'some' } })),
  }, { changes: [
    { of: ['a', 'b'], set: { total: { sum: ['a', 'b'] } } },
    { of: 'total', set: { kind: { lookup: 'total', in: { 50: 'some', 100: 'much' } } } },
  ] }),
  'a branch back to its own step': flowOf({
    first: asks({ 'again!': yesNo() }, [{ when: { again: { const: true } }, to: 'first' }, { to: 'end' }]),
  }),
  'a choice that leads back to its own step': [flowOf({
    first: asks({ 'a!': text({ examples: ['x'] }) }, 'list', { calls: ['load'] }),
    list: shows('end', { needs: { offers: true }, on: { CHOOSE: { from: 'offers', save: 'chosen', next: 'list' } } }),
  }, { calls: { load: { gives: ['offers'] } } }), { environment: answering({ offers: [1, 2] }) }],
  'answers that a rule wants together': flowOf({
    first: asks({ 'a!': number(), 'b!': number(), 'c!': number() },
      when({ a: { const: 2 }, b: { const: 3 }, c: { const: 4 } }, { anyOf: [{ a: { const: 7 }, b: { const: 8 } }, { c: { const: 9 } }] })),
  }),
  'answers of which every one makes a rule true': flowOf({
    first: asks({ 'a!': number({ examples: [1] }), 'b!': number({ examples: [1] }) },
      [{ when: { anyOf: [{ a: { const: 1 } }, { b: { const: 1 } }] }, to: 'one' }, { to: 'none' }]),
  }),
  'a pattern of a rule': flowOf({
    first: asks({ 'zip!': text() }, when({ zip: { pattern: '^97[0-9]{3}$' } }, { zip: { pattern: '^(SW|NW)1[A-Z]?$' } })),
  }),
  'a length, a remainder and a negation': flowOf({
    first: asks({ 'name!': text(), 'n!': number() },
      when({ name: { minLength: 30 } }, { n: { multipleOf: 7, minimum: 700 } }, { name: { not: { const: 'a' }, maxLength: 1 } })),
  }),
  'a day that only rules speak of': flowOf({
    first: asks({ 'day!': text({ format: 'date', examples: ['2026-05-05'] }) },
      when({ day: { const: '2031-02-03' } }, { day: { window: { from: 'today', zone: 'UTC', max: -40 } } },
        { day: { window: { from: 'today', zone: 'UTC', min: 400 } } })),
  }),
  'answers of two steps that are compared': flowOf({
    first: asks({ 'worth!': number() }, 'second'),
    second: asks({ 'cover!': number({ enum: [10, 20, 30] }) },
      when({ cover: { exclusiveMinimum: { $path: 'worth' } } }, { cover: { const: { $path: 'worth' } } })),
  }),
  'two answers that are compared with one before them': flowOf({
    first: asks({ 'limit!': number({ enum: [1, 5, 9] }) }, 'second'),
    second: asks({ 'b!': number({ enum: [5] }) }, 'third'),
    third: asks({ 'c!': number({ enum: [5] }) }, when(
      { b: { exclusiveMinimum: { $path: 'limit' } } }, { c: { exclusiveMaximum: { $path: 'limit' } } })),
  }),
  'a field inside an object': flowOf({
    first: asks({ 'address!': { type: 'object', title: 'Address', properties: { country: text(), zip: text() }, required: ['country'] } },
      when({ 'address.country': { const: 'ZA' }, 'address.zip': false }, { 'address.country': { const: 'ZA' } })),
  }),
  'answers kept in an object of the step': flowOf({
    first: asks({ 'kind!': text(), note: text() }, when({ 'home.kind': { const: 'tent' } }, { 'home.note': true }), { save: 'home' }),
  }),
  'no, and no answer': flowOf({ first: asks({ ok: yesNo() }, when({ ok: { const: false } }, { ok: false })) }),
  'a field that only some answers ask for': flowOf({
    first: asks({ 'car!': yesNo() }, when({ plate: { const: 'X1' } }, { car: { const: true } }), {}, {
      if: { properties: { car: { const: true } }, required: ['car'] },
      then: { properties: { plate: text() }, required: ['plate'] },
    }),
  }),
  'a field that depends on another': flowOf({
    first: asks({ card: text() }, when({ name: { const: 'Ann' } }, { card: true }), {},
      { dependencies: { card: { properties: { name: text() } } } }),
  }),
  'a step that is skipped for some answers of two steps before': flowOf({
    first: asks({ 'a!': number({ enum: [1, 2] }) }, 'second'), second: asks({ 'b!': number({ enum: [1, 2] }) }, 'third'),
    third: shows('end', { skip: { a: { const: 2 }, b: { const: 2 } } }),
  }),
  'a call that is left out for one answer': [flowOf({
    first: asks({ 'member!': text() }, when({ price: true }), { calls: [{ call: 'rate', unless: { member: { const: 'gold' } } }] }),
  }, { calls: { rate: { gives: ['price'] } } }), { environment: answering({ price: 9 }) }],
  'a change that only one answer causes': flowOf({
    first: asks({ 'a!': text() }, 'second'),
    second: asks({ b: text() }, when({ mark: true })),
  }, { changes: [{ of: 'a', when: { a: { const: 'secret' } }, set: { mark: { value: 'yes' } } }] }),
  'an end that only one of two answers to an earlier call opens': [flowOf({
    first: asks({ 'a!': text() }, 'second', { calls: ['load'] }), second: asks({ 'b!': text() }, [{ when: { b: true }, to: 'end' }]),
    end: shows(undefined, { back: false, needs: { quote: true } }),
  }, { calls: { load: { gives: ['quote'] } } }), {
    environment: async () => [{}, { quote: 1 }].map((patch, index) => ({ label: `answer ${index + 1}`, patch })),
  }],
  'a query of the address': flowOf({ first: shows(when({ 'query.tab': { const: 'two' } }, { 'account.email': true })) }),
  'a first step that only decides, by what is known of the visit': flowOf({
    first: { next: [{ when: { 'account.email': true }, to: 'known' }, { to: 'unknown' }] }, known: shows('end'), unknown: shows('end'),
  }),
  'a first step that loads as the visit begins, and ignores Next meanwhile': [flowOf({
    first: asks({ 'a!': text() }, when({ price: { const: 9 }, a: { const: 'b' } }), { enter: { calls: ['load'] } }),
  }, { calls: { load: { gives: ['price'] } } }), { environment: answering({ price: 9 }) }],
  'a first step that is skipped for who is known': flowOf({
    first: asks({ 'mail!': text() }, 'second', { skip: { 'account.email': true } }), second: shows(when({ mail: false })),
  }),
  'a day that only a late start allows': flowOf({
    first: asks({ 'start!': day('today', 0, 5), 'end!': day('start', 0, 10) }, when(
      { end: { window: { from: 'today', min: 15 } } }, { end: { window: { from: 'today', min: 11 } } },
    )),
  }),
  'a day that only a start in the middle allows': flowOf({
    first: asks({ 'start!': day('today', 0, 60), 'end!': day('start', 1, 2) },
      when({ end: { window: { from: 'today', min: 30, max: 30 } }, start: { window: { from: 'today', max: 28 } } },
        { end: { window: { from: 'today', min: 30, max: 30 } } }, { end: { window: { from: 'today', min: 62 } } })),
  }),
  'the last of three days that count from each other': flowOf({
    first: asks({ 'c!': day('b', 0, 10), 'a!': day('today', 0, 5), 'b!': day('a', 0, 5) },
      when({ c: { window: { from: 'today', min: 20 } } }, { c: { window: { from: 'today', min: 18, max: 18 } } })),
  }),
  'a day of one form that only a late start allows, kept in an object': flowOf({
    first: asks({ 'start!': day('today', 0, 400), 'end!': day('start', { months: 1 }, { months: 2 }) },
      when({ 'trip.end': { window: { from: 'today', min: { years: 1 } } } }), { save: 'trip' }),
  }),
  'two answers about one entry of a list': flowOf({
    first: asks({ items: rows({ w: number({ minimum: 1, maximum: 100 }), k: text({ enum: ['p', 'q'] }) }) }, when(
      { 'items.0.k': { const: 'q' }, 'items.0.w': { minimum: 50 } },
      { items: { contains: { properties: { k: { const: 'q' }, w: { minimum: 49 } }, required: ['k', 'w'] } } },
      { 'items.0.w': { const: 17 } },
    )),
  }),
  'two answers about one part of a form': flowOf({
    first: asks({ 'holder!': { type: 'object', title: 'Holder', properties: { age: number(), kind: text({ enum: ['p', 'q'] }) } } },
      when({ 'holder.age': { minimum: 50 }, 'holder.kind': { const: 'q' } })),
  }),
  'two entries that differ': flowOf({
    first: asks({ items: rows({ k: text({ enum: ['p', 'q'] }) }) }, when(
      { 'items.0.k': { const: 'q' }, 'items.1.k': { const: 'p' } }, { 'items.0.k': { const: 'p' }, 'items.1.k': { const: 'q' } },
      { allOf: ['p', 'q'].map((k) => ({ items: { contains: { properties: { k: { const: k } } } } })), 'count(items)': { const: 3 } },
    )),
  }),
  'three entries in an order of their own': flowOf({
    first: asks({ items: rows({ k: text({ enum: ['p', 'q'] }) }) },
      when({ 'items.0.k': { const: 'q' }, 'items.1.k': { const: 'p' }, 'items.2.k': { const: 'q' } })),
  }),
  'two entries of which the numbers add up': flowOf({
    first: asks({ items: rows({ w: number({ minimum: 1, maximum: 5, examples: [2] }) }) },
      when({ 'count(items)': { const: 2 }, 'sum(items.*.w)': { const: 7 } }, { 'sum(items.*.w)': { const: 23 } })),
  }),
  'fourteen yes or no questions on one page of which the last two decide': flowOf({
    first: asks(Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`q${index}!`, yesNo()])),
      when({ q12: { const: false }, q13: { const: false } }, { q13: { const: false } })),
  }),
  'a multiple above a limit, and one of two numbers at once': flowOf({
    first: asks({ 'n!': number({ multipleOf: 4, minimum: 1, maximum: 1000, examples: [4] }) },
      when({ n: { multipleOf: 7, exclusiveMinimum: 700 } }, { n: { multipleOf: 6 } })),
  }),
  'a number between two that are close, and a whole one above one that is not': flowOf({
    first: asks({ 'n!': number(), 'm!': number({ type: 'integer', examples: [5] }) },
      when({ n: { exclusiveMinimum: 10, exclusiveMaximum: 11 } }, { m: { minimum: 10.5 } })),
  }),
  'a format that only a rule names': flowOf({
    first: asks({ 'to!': text() }, when({ to: { format: 'email' } }, { to: { format: 'phone' } }, { to: { format: 'date' } })),
  }),
  'the middle of a long list of choices': flowOf({
    first: asks({ 's!': text({ enum: fifty }), 'n!': number({ enum: fifty.map((_, index) => index * 100), examples: [0] }) }, [
      { when: { n: { minimum: 1050, maximum: 1150 } }, to: 'mid' },
      { when: { s: { enum: [fifty[0], fifty[49]] } }, to: 'edge' }, { to: 'end' },
    ]),
  }),
  'a day that another step counts from': flowOf({
    first: asks({ 'start!': text({ format: 'date', examples: ['2028-01-31'] }) }, 'second'),
    second: asks({ 'end!': text({ format: 'date', examples: ['2026-05-02'] }) }, when(
      { end: { window: { from: 'start', min: { months: 1 }, max: { months: 1 } } } }, { end: { window: { from: 'start', min: 300 } } })),
  }),
  'a limit that a call gives': [flowOf({
    first: asks({ 'a!': text() }, 'second', { calls: ['load'] }),
    second: asks({ 'amount!': number({ examples: [1000] }) }, when({ amount: { maximum: { $path: 'limit' } } })),
  }, { calls: { load: { gives: ['limit'] } } }), { environment: answering({ limit: 500 }) }],
  'an answer that is compared with a query of the address': flowOf({
    first: asks({ 'city!': text({ enum: ['Rome', 'Paris'] }) }, when(
      { allOf: [{ city: { const: { $path: 'query.city' } } }, { city: { const: 'Paris' } }] },
      { city: { const: { $path: 'query.city' } } })),
  }),
  'a value that one part of a rule names, and another compares with another answer': flowOf({
    first: asks({ 'worth!': number() }, 'second'),
    second: asks({ 'cover!': number() }, when(
      { allOf: [{ cover: { const: { $path: 'worth' } } }, { cover: { const: 70 } }] },
      { allOf: [{ cover: { exclusiveMinimum: { $path: 'worth' } } }, { cover: { maximum: -40 } }] })),
  }),
  'some of several answers, whichever they are': flowOf({
    first: asks({ a: text(), b: text(), c: text(), d: text() }, when({ tags: { minProperties: 2, maxProperties: 2 } }), { save: 'tags' }),
  }),
  'some of the parts of an answer, and no more': flowOf({
    first: asks({ 'tags!': { type: 'object', title: 'Tags', properties: { a: text(), b: text(), c: text(), d: text() } } },
      when({ tags: { minProperties: 3, maxProperties: 3 } }, { tags: { maxProperties: 0 } })),
  }),
  'facts of which rules ask more than a value': flowOf({ first: shows(when(
    { 'query.ref': { pattern: '^AG' } }, { 'site.verticals': { contains: { const: 'pet' } } }, { 'site.verticals': true },
    { 'account.age': { not: { minimum: 10 } } }, { 'query.tab': { anyOf: [{ const: 'x' }, { const: 'y' }] } },
  )) }),
  'what a page that is loaded again sets for some, and clears for others': flowOf({
    first: asks({ 'a!': text({ enum: ['x', 'y', 'z'] }) }, 'second'),
    second: shows(when({ seen: { const: 'again' } }, { mark: false })),
  }, {
    changes: [{ of: 'a', set: { mark: { value: 'yes' } } }],
    load: [{ when: { a: { const: 'y' } }, set: { seen: { value: 'again' } } }, { when: { a: { const: 'z' } }, clear: ['mark'] }],
  }),
  'what two calls give, compared and added up': [flowOf({
    first: asks({ 'a!': text() }, when(
      { total: { minimum: 150 } }, { tax: { const: { $path: 'fee' } } }, { tax: { exclusiveMinimum: { $path: 'fee' } } },
    ), { calls: ['fee', 'tax'] }),
  }, {
    calls: { fee: { gives: ['fee'] }, tax: { gives: ['tax'] } }, changes: [{ of: ['fee', 'tax'], set: { total: { sum: ['fee', 'tax'] } } }],
  }), {
    environment: async (call) => [10, 100].map((value) => ({ label: `answer ${value}`, patch: { [call]: value } })),
  }],
  'some of several choices': flowOf({
    first: asks({ 'k!': { type: 'array', title: 'Which?', uniqueItems: true, items: text({ enum: ['w', 'x', 'y', 'z'] }) } },
      when({ k: { contains: { const: 'y' } } }, { k: { contains: { const: 'x' }, minItems: 2 } }, { k: { minItems: 2 } })),
  }),
  'two certain ones of twelve choices': flowOf({
    first: asks({ 'k!': { type: 'array', title: 'Which?', uniqueItems: true, items: text({ enum: fifty.slice(0, 12) }) } }, when(
      { allOf: ['S3', 'S7'].map((choice) => ({ k: { contains: { const: choice } } })) }, { k: { not: { contains: { const: 'S3' } } } },
      { k: { minItems: 2 } },
    )),
  }),
  'choices of which another step has a list': flowOf({
    first: asks({ 'l!': { type: 'array', title: 'Which?', items: text({ enum: ['x', 'y', 'z'] }) } }, 'second'),
    second: asks({ 'a!': text({ enum: ['x', 'y', 'z'] }) }, when({ a: { enum: { $path: 'l' } } })),
  }),
  'two entries of one list compared with each other': flowOf({
    first: asks({ 'l!': { ...rows({ a: number(), b: number() }), minItems: 2, maxItems: 2 } }, when(
      { 'l.0.a': { const: { $path: 'l.1.a' } }, 'l.0.b': { exclusiveMinimum: { $path: 'l.1.b' } } },
      { not: { 'l.0.a': { const: { $path: 'l.1.a' } } } },
    )),
  }),
  'an entry without what its other kind must have': flowOf({
    first: asks({ 'l!': { type: 'array', title: 'Rows', minItems: 1, items: {
      type: 'object', properties: { kind: text({ enum: ['car', 'dog'] }), plate: text() }, required: ['kind'],
      if: { properties: { kind: { const: 'car' } } }, then: { required: ['plate'] },
    } } }, when({ 'l.0.kind': { const: 'dog' }, 'l.0.plate': false }, { 'l.0.kind': { const: 'dog' } })),
  }),
  'entries that must differ, of one example': flowOf({
    first: asks({ 'names!': { type: 'array', title: 'Names', items: text(), uniqueItems: true, minItems: 3 } }, 'second'),
    second: asks({ 'l!': { ...rows({ name: text(), age: number() }), minItems: 2 } }, when({ l: { uniqueItems: true } })),
  }),
  'a number that is not whole, and one that is no multiple': flowOf({
    first: asks({ 'a!': number(), 'b!': number() }, when({ not: { a: { type: 'integer' } } }, { not: { b: { multipleOf: 1 } } })),
  }),
  'a field of two types': flowOf({
    first: asks({ 'a!': { type: ['string', 'number'], title: 'A', examples: ['x'] } }, when({ a: { type: 'number' } })),
  }),
  'a number beyond a limit so large that one more is the same': flowOf({
    first: asks({ 'a!': number() }, when({ a: { exclusiveMinimum: 1e17 } }, { a: { exclusiveMaximum: -1e17 } })),
  }),
  'what follows when a derived value is emptied again': flowOf({
    first: asks({ 'a!': yesNo() }, 'second'), second: asks({ b: text() }, when({ isLost: true })),
  }, { changes: [
    { of: 'a', clear: ['mark'] }, { of: 'b', set: { mark: { value: 1 } } },
    { of: 'mark', when: { mark: false }, set: { isLost: { value: true } } },
  ] }),
  'what does not follow when a call gives the same again': [flowOf({
    first: asks({ 'a!': yesNo() }, 'second', { calls: ['load'] }), second: shows(when({ isNew: false })),
  }, { calls: { load: { gives: ['plan'] } }, changes: [{ of: 'plan', set: { isNew: { value: true } } }, { of: 'a', clear: ['isNew'] }] }),
  { environment: answering({ plan: 1 }) }],
  'answers that a change takes back as another one is given, and that are given again': flowOf({
    first: asks({ 'a!': text({ enum: ['x', 'y'] }), 'b!': text({ enum: ['p', 'q'] }), 'c!': text() },
      when({ a: { const: 'y' }, b: { const: 'q' } }, { a: { const: 'x' } })),
  }, { changes: [{ of: 'a', clear: ['b'] }, { of: 'b', clear: ['c'] }] }),
  'entries of a list that rules of several steps ask about, each of another one': flowOf({
    first: asks({ items: rows(parcel) }, 'rule0'),
    ...inTurn({ 'items.0.k': { const: 'q' } }, { 'count(items)': { minimum: 2 } }, { 'items.1.k': { const: 'p' } }),
  }),
  'an entry of another kind before one that stays, which rules of two steps ask for': flowOf({
    first: asks({ l: rows({ w: number({ minimum: 0, maximum: 9, examples: [5] }) }) },
      [{ when: { 'l.0.w': { minimum: 4 } }, to: 'end' }, { to: 'second' }]),
    second: shows(when({ 'l.1.w': { minimum: 4 } })),
  }),
  'an entry of which neither of two parts is what a rule asks for': flowOf({
    first: asks({ 'l!': rows(parcel) },
      [{ when: { anyOf: [{ 'l.0.k': { const: 'p' } }, { 'l.0.w': { minimum: 4 } }] }, to: 'one' }, { to: 'end' }]),
  }),
  'two kinds of entries that rules of two steps ask for': flowOf({
    first: asks({ items: rows(parcel) }, 'rule0'), ...inTurn(has('q'), has('p')),
  }),
  'two parts of one entry that rules of two steps ask about': flowOf({
    first: asks({ items: rows(parcel) }, 'rule0'), ...inTurn({ 'items.0.k': { const: 'q' } }, { 'items.0.w': { minimum: 7 } }),
  }),
  'two of three choices, and no third one, which rules of three steps ask for': flowOf({
    first: asks({ 'l!': { type: 'array', title: 'Which?', maxItems: 3, items: text({ enum: ['p', 'q', 'r'] }) } }, 'rule0'),
    ...inTurn({ l: { contains: { const: 'p' } } }, { l: { contains: { const: 'r' } } }, { l: { maxItems: 2 } }),
  }),
  'one of several choices made first, and a second one after it': flowOf({
    first: asks({ 'k!': { type: 'array', title: 'Which?', uniqueItems: true, items: text({ enum: ['p', 'q', 'r'] }) } }, 'rule0'),
    ...inTurn({ 'k.0': { const: 'q' } }, { 'count(k)': { minimum: 2 } }, { k: { contains: { const: 'p' } } }),
  }),
  'a text and a number that are none of those that a rule lists': flowOf({
    first: asks({ 'a!': text(), 'n!': number() }, when({ not: { a: { enum: ['a', 'b'] } } }, { not: { n: { enum: [20, 30] } } })),
  }),
  'two lists of one form that must both have an entry': flowOf({
    first: asks({ 'l!': rows(parcel), 'm!': rows(parcel) }, when({ 'count(m)': { minimum: 2 } })),
  }),
  'two lists of one entry that must both have an entry': flowOf({
    first: asks({ 'l!': rows({ m: rows({ w: number() }), n: rows({ w: number() }) }) }, when({ 'count(l)': { minimum: 2 } })),
  }),
  'a number between the limits of several steps that is not whole': flowOf({
    first: asks({ 'n!': number({ minimum: 0, maximum: 100 }) }, 'rule0'),
    ...inTurn({ n: { minimum: 10 } }, { not: { n: { minimum: 30 } } }, { not: { n: { maximum: 20 } } }, { not: { n: { multipleOf: 1 } } }),
  }),
  'entries that differ and whose numbers add up to little, where rules of three steps ask one thing each': flowOf({
    first: asks({ 'l!': { type: 'array', title: 'Rows', maxItems: 3, items: { type: 'object', required: ['w'], properties: {
      k: text({ enum: ['p', 'q'] }), w: number({ minimum: 0, maximum: 9, examples: [5] }) } } } }, 'rule0'),
    ...inTurn({ not: { 'sum(l.*.w)': { minimum: 10 } } }, { l: { uniqueItems: true } }, { 'count(l)': { const: 3 } }),
  }),
  'an entry at its place, and none that another step asks for': flowOf({
    first: asks({ 'l!': rows(parcel) }, 'rule0'),
    ...inTurn({ 'l.1.k': { const: 'q' } }, { not: { l: { contains: { properties: { w: { minimum: 4 } } } } } }),
  }),
  'an entry at its place, the number of another, and what all add up to': flowOf({
    first: asks({ 'l!': rows(parcel) }, when({ 'l.0.k': { const: 'q' }, 'sum(l.*.w)': { const: 8.5 }, 'l.1.w': { const: 3.25 } })),
  }),
  'an entry at its place, and the numbers of a list and of another step together': flowOf({
    first: asks({ 'l!': rows(parcel) }, 'second'),
    second: asks({ 'z!': number({ enum: [0, 5] }) }, [{ when: { 'l.0.k': { const: 'q' } }, to: 'third' }, { to: 'end' }]),
    third: shows(when({ 'l.1.k': { const: 'p' } }, { total: { minimum: 12 } })),
  }, { changes: [{ of: ['l', 'z'], set: { total: { sum: ['l.*.w', 'z'] } } }] }),
  'an entry at the place of which a value is derived, before one that a rule asks for': flowOf({
    first: asks({ 'l!': rows({ k: text({ enum: ['p', 'q', 'r'] }) }) }, 'rule0'),
    ...inTurn({ kind: { const: 'r' } }, { l: { contains: { properties: { k: { const: 'q' } } } } }),
  }, { changes: [{ of: 'l', set: { kind: { first: ['l.0.k'] } } }] }),
  'an answer that a call takes back when it first answers, and leaves when it answers the same again': [flowOf({
    first: shows([{ when: { offers: true }, to: 'last' }, { to: 'end' }], { calls: ['load'] }),
  }, { calls: { load: { gives: ['told', 'offers'] } }, changes: [{ of: 'told', clear: ['offers'] }] }), {
    environment: answering({ told: 1, offers: ['x'] }),
  }],
  'a step that is skipped until the page is loaded again, although an address leads into it': [flowOf({
    first: shows('second', { calls: ['load'] }), second: asks({}, 'third'), third: shows('end', { skip: { offers: true } }),
  }, { calls: { load: { gives: ['offers'] } }, load: [{ clear: ['offers'] }] }), { environment: answering({ offers: ['x'] }) }],
  'an answer that is given after the one for which a value is derived of it': flowOf({
    first: asks({ 'e!': yesNo(), 'm!': text() }, when({ not: { second: true } })),
  }, { changes: [{ of: 'e', set: { second: { first: ['m'] } } }] }),
  'a branch that is read once its call has emptied what the branch before it asks': [flowOf({
    first: asks({ 'a!': text() }, 'second', { calls: ['load'] }),
    second: asks({ 'b!': text() }, [{ when: { told: true }, to: 'end' }, { to: 'last' }], { calls: ['load'] }),
  }, { calls: { load: { gives: ['told'] } } }), {
    environment: async (_, { told }) => [{ label: 'answer 1', patch: { told: told === undefined ? 1 : undefined } }],
  }],
  'a list that calls make longer, by the number that a change counts': [flowOf({
    list: shows([{ when: { size: { minimum: 3 } }, to: 'pack' }, { when: { pets: { minItems: 1 } }, to: 'end' }],
      { on: { ADD: { next: 'pet' } } }),
    pet: asks({ 'name!': text() }, 'list', { calls: ['keep'], over: 'list' }),
  }, { calls: { keep: { gives: ['pets'] } }, changes: [{ of: 'pets', set: { size: { count: 'pets' } } }] }), {
    environment: async (_, { pets = [], name }) => [{ label: 'answer 1', patch: { pets: [...pets as readonly unknown[], { name }] } }],
  }],
  'a choice that is taken back by an answer of a step that it leads away from, where that answer may be left out': [flowOf({
    first: shows([{ when: { place: true }, to: 'end' }, { to: 'second' }]), second: asks({ e: yesNo() }, 'third'),
    third: shows([{ when: { place: false }, to: 'last' }, { to: 'end' }], { calls: ['find'] }),
  }, { calls: { find: { gives: ['place'] } }, changes: [{ of: 'e', clear: ['place'] }] }), { environment: answering({ place: 'x' }) }],
  'what a choice leads to in a dialog that keeps none, where its list may be empty': [flowOf({
    first: shows('second', { calls: ['load'] }), second: shows([{ modal: 'choose' }]),
  }, { calls: { load: { gives: ['offers'] } }, modals: { choose: { type: 'select', title: 'Which?', options: 'offers', next: 'first' } } }),
  { environment: async () => [[], ['x']].map((offers, index) => ({ label: `answer ${index + 1}`, patch: { offers } })) }],
  'a step behind the questions of a server, of which there are two sets with the same names, and one leads nobody on': [flowOf({
    first: shows('survey', { calls: ['load'] }),
    survey: { survey: { form: 'questions', answers: 'answers', trail: 'trail' }, next: 'last' },
  }, { calls: { load: { gives: ['questions'] } } }), {
    environment: async () => [['reject_form'], []].map((flags, index) => ({
      label: `answer ${index + 1}`, patch: { questions: { start_screen_id: 'q', screens: { q: { flags, fields: [{ key_name: 'k' }] } } } },
    })),
  }],
  'a branch that is read once a value, derived of an answer that may be left out, has taken back what a call gave': [flowOf({
    first: asks({ a: text() }, 'second', { calls: ['load'] }),
    second: asks({ 'e!': yesNo() }, [{ when: { told: true }, to: 'end' }, { to: 'last' }]),
  }, { calls: { load: { gives: ['told'] } }, changes: [{ of: 'e', set: { kind: { first: ['a'] } } }, { of: 'kind', clear: ['told'] }] }),
  { environment: answering({ told: 1 }) }],
};

describe('nothing alive is called dead', () => {
  it.each(Object.entries(alive))('%s', async (_, subject) => {
    const [flow, outside] = Array.isArray(subject) ? subject as [FlowDefinition, Outside] : [subject as FlowDefinition, {}];
    const { complete, dead, undecided, violations } = await verdictOn(flow, outside);
    expect({ complete, dead, undecided, violations: violations.map(({ property, message }) => `${property}: ${message}`) })
      .toEqual({ complete: true, dead: [], undecided: [], violations: [] });
  });
});

describe('what is worked out as a page is loaded again is reached', () => {
  it.each<[string, FlowDefinition]>([
    ['by a rule', flowOf({ first: asks({ 'n!': number() }, 'second'), second: shows(when({ flag: { const: true } })) },
      { load: [{ set: { flag: { when: { n: { minimum: 100 } } } } }] })],
    ['by a table', flowOf({
      first: asks({ 'size!': text({ enum: ['s', 'm', 'l'] }) }, 'second'),
      second: shows(when({ price: { const: 20 } }, { price: { const: 30 } })),
    }, { load: [{ set: { price: { lookup: 'size', in: { s: 10, m: 20, l: 30 } } } }] })],
    ['by a sum of two steps', flowOf({
      first: asks({ 'a!': number({ enum: [0, 50] }) }, 'second'), second: asks({ 'b!': number({ enum: [0, 50] }) }, 'third'),
      third: shows(when({ total: { const: 100 } }, { total: { const: 0 } })),
    }, { load: [{ set: { total: { sum: ['a', 'b'] } } }] })],
  ])('%s', async (_, flow) => {
    const { complete, dead, undecided } = await verdictOn(flow);
    expect({ complete, dead, undecided }).toEqual({ complete: true, dead: [], undecided: [] });
  });
  it('is left open where a function works it out, of which nobody sees what it reads', async () => {
    const flow = flowOf({ first: asks({ 'size!': text({ enum: ['s', 'm'] }) }, 'second'), second: shows(when({ chosen: { const: 'm' } })) },
      { load: [{ set: { chosen: 'chosen' } }] });
    const { dead, undecided } = await verdictOn(flow, { derive: { chosen: ({ size }) => size } });
    expect({ dead, undecided: undecided.map(({ name }) => name) }).toEqual({ dead: [], undecided: ['second.next[0]', 'b0'] });
  });
});

describe('what calls bring about bit by bit is reached', () => {
  it.each<[string, FlowDefinition, Environment]>([
    ['a sum that a list comes to entry by entry', flowOf({
      list: shows([{ when: { 'sum(pets.*.weight)': { minimum: 100 } }, to: 'last' }, { when: { pets: { minItems: 1 } }, to: 'end' }],
        { on: { ADD: { next: 'pet' } } }),
      pet: asks({ 'weight!': number({ enum: [40] }) }, 'list', { calls: ['keep'], over: 'list' }),
    }, { calls: { keep: { gives: ['pets'] } } }), withWeight],
    ['a number that a call counts down from above', flowOf({
      first: asks({ 'code!': text() }, [
        { when: { left: { maximum: 0 } }, to: 'last' }, { when: { code: { const: 'ok' } }, to: 'end' }, { to: 'first' },
      ], { calls: ['try'] }),
    }, { calls: { try: { gives: ['left'] } } }),
    async (_, { left = 5 }) => [{ label: 'answer 1', patch: { left: Number(left) - 1 } }]],
    ['a number that a call counts up', flowOf({
      first: asks({ 'code!': text() }, [
        { when: { attempts: { minimum: 3 } }, to: 'last' }, { when: { code: { const: 'ok' } }, to: 'end' }, { to: 'first' },
      ], { calls: ['try'] }),
    }, { calls: { try: { gives: ['attempts'] } } }),
    async (_, { attempts = 0 }) => [{ label: 'answer 1', patch: { attempts: Number(attempts) + 1 } }]],
    ['a number that counts how often somebody went back and on', flowOf({
      first: asks({ 'code!': text() }, 'second', { calls: ['try'] }),
      second: shows([{ when: { attempts: { minimum: 3 } }, to: 'last' }, { to: 'end' }]),
    }, { calls: { try: { gives: ['attempts'] } } }),
    async (_, { attempts = 0 }) => [{ label: 'answer 1', patch: { attempts: Number(attempts) + 1 } }]],
    ['a list that grows each time a step is entered', flowOf({
      first: asks({ 'code!': text() }, 'second'), second: shows('third', { enter: { calls: ['look'] } }),
      third: shows([{ when: { looks: { minItems: 3 } }, to: 'last' }, { to: 'end' }]),
    }, { calls: { look: { gives: ['looks'] } } }),
    async (_, { looks = [] }) => [{ label: 'answer 1', patch: { looks: [...looks as readonly unknown[], 1] } }]],
  ])('%s', async (_, flow, environment) => {
    const { complete, dead, undecided, reached } = await verdictOn(flow, { environment });
    expect({ complete, dead, undecided, isReached: reached.has('step last') })
      .toEqual({ complete: true, dead: [], undecided: [], isReached: true });
  });
});
