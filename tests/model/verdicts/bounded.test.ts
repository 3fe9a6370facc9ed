import { describe, expect, it } from 'vitest';
import type { FlowDefinition, JsonSchema, Rule } from '#engine';
import { formatVerdict, isClean } from '#engine/explore';
import type { Environment } from '#engine/explore';
import { answering, asks, flowOf, number, shows, text, verdictOn, yesNo } from './flow';

const names = Array.from({ length: 8 }, (_, index) => `f${index}`);
const wanted = (length: number, choice: string) => ({ allOf: names.slice(0, length).map((name) => ({ [name]: { const: choice } })) });
const upTo40 = number({ minimum: 0, maximum: 40, examples: [10] });
/** Fields with three choices each, of which one rule reads as many as are said. */
const together = (length: number, choices = ['a', 'b', 'c']) => flowOf({
  first: asks(Object.fromEntries(names.map((name) => [`${name}!`, text({ enum: choices })])),
    [{ when: { anyOf: choices.map((choice) => wanted(length, choice)) }, to: 'same' }, { to: 'end' }]),
  same: shows('end'),
});

describe('what a bound leaves out is told, and the verdict is not complete', () => {
  it('of a form with too many combinations of the answers that a rule reads together', async () => {
    const verdict = await verdictOn(together(8));
    expect([verdict.complete, isClean(verdict)]).toEqual([false, false]);
    expect(verdict.leftOut).toEqual([`form first: 4,374 combinations of ${names.join(', ')} not tried`]);
    expect(formatVerdict(verdict)).toContain(`bounded\n`);
    expect(formatVerdict(verdict)).toContain(`\n  ${verdict.leftOut[0]}`);
  });
  it('and not of one where all of them are tried', async () => {
    const verdict = await verdictOn(together(7));
    expect([verdict.complete, verdict.leftOut]).toEqual([true, []]);
  });
  it('of a form that wants one of many fields', async () => {
    const many = Array.from({ length: 13 }, (_, index) => `g${index}`);
    const fields = Object.fromEntries(many.map((name) => [name, text()]));
    const { complete, leftOut } = await verdictOn(flowOf({
      first: asks(fields, 'end', {}, { anyOf: many.map((name) => ({ required: [name] })) }),
    }));
    expect([complete, leftOut]).toEqual([false, [`form first: 6,144 combinations of ${many.join(', ')} not tried`]]);
  });
  it('of a list that may be longer than any that is tried', async () => {
    const items = { type: 'string', examples: ['a'] };
    const { complete, leftOut } = await verdictOn(flowOf({
      first: asks({ rows: { type: 'array', title: 'Rows', maxItems: 150, items } }, 'end'),
    }));
    expect([complete, leftOut]).toEqual([false, ['lists of 149, 150, 151 entries at rows not tried']]);
  });
  it('of a list that must be longer than any that is tried for its numbers to add up to enough', async () => {
    const row = { type: 'object', properties: { w: number({ minimum: 1, maximum: 9, examples: [5] }) }, required: ['w'] };
    const { complete, dead, leftOut } = await verdictOn(flowOf({
      first: asks({ rows: { type: 'array', title: 'Rows', items: row } },
        [{ when: { 'sum(rows.*.w)': { minimum: 1000 } }, to: 'heavy' }, { to: 'end' }]),
    }));
    expect([complete, dead, leftOut]).toEqual([false, [], ['lists of 112 entries at rows not tried']]);
  });
  it('of a flow with more states than it looks at, and names every branch that a visitor can come to all the same', async () => {
    const last = 30;
    const flow = flowOf(Object.fromEntries(Array.from({ length: last }, (_, index) => [`s${index}`, asks({ [`a${index}!`]: yesNo() }, [
      { when: { [`a${index}`]: { const: true } }, to: `s${index + 1}` }, { to: `s${Math.min(index + 2, last)}` },
    ])])));
    const { bound, dead, undecided } = await verdictOn(flow, { most: 200 });
    expect([bound, dead, undecided]).toEqual(['200 states', [], []]);
  });
  it('calls nothing dead that other entries of a list may reach', async () => {
    const properties = { w: number({ minimum: 1, maximum: 9, examples: [5] }), k: text({ enum: ['p', 'q'] }) };
    const row = { type: 'object', properties, required: ['w', 'k'] };
    const { complete, dead, undecided } = await verdictOn(flowOf({
      first: asks({ rows: { type: 'array', title: 'Rows', items: row } }, [
        { when: { 'sum(rows.*.w)': { const: 8.5 }, 'rows.0.w': { const: { $path: 'rows.1.w' } }, 'count(rows)': { const: 2 } }, to: 'odd' },
        { to: 'end' },
      ]),
    }));
    expect([complete, dead]).toEqual([true, []]);
    expect(undecided.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
      'first.next[0]: each part of it holds with some answers, but never together: '
      + 'sum(rows.*.w) {"const":8.5} and rows.0.w {"const":{"$path":"rows.1.w"}} and count(rows) {"const":2}', 'odd: no answers lead here',
    ]);
  });
  it('says of parts of entries that are too many to be combined', async () => {
    const many = Array.from({ length: 9 }, (_, index) => `r${index}`);
    const row = { type: 'object', properties: Object.fromEntries(many.map((name) => [name, yesNo()])), required: many };
    const { complete, leftOut } = await verdictOn(flowOf({
      first: asks({ rows: { type: 'array', title: 'Rows', maxItems: 2, items: row } },
        [{ when: Object.fromEntries(many.map((name) => [`rows.0.${name}`, { const: true }])), to: 'all' }, { to: 'end' }]),
      all: shows('end'),
    }));
    expect([complete, leftOut]).toEqual([false, [
      `combinations of ${many.join(', ')} at rows.* not tried`, 'lists of 2 different entries at rows not tried',
    ]]);
  });
  it('calls nothing dead that may be behind it', async () => {
    const flow = flowOf({
      first: asks(Object.fromEntries(names.map((name) => [`${name}!`, text({ enum: ['a', 'b', 'c'] })])), [
        { when: { anyOf: ['a', 'b', 'c'].map((choice) => wanted(8, choice)) }, to: 'same' },
        { when: { f0: { const: 'z' } }, to: 'never' }, { to: 'end' },
      ]),
      same: shows('end'), never: shows('end'),
    });
    const { dead, undecided } = await verdictOn(flow);
    expect(dead).toEqual([]);
    expect(undecided.map(({ name }) => name)).toContain('never');
  });
});

it('a rule that wants a text nobody knows an example of is undecided, not dead: a visitor may type one', async () => {
  const code = text({ pattern: '^[A-Z0-9]{6,12}$', examples: ['WBK123456'] });
  const { dead, undecided } = await verdictOn(flowOf({
    first: asks({ 'frame!': code }, [{ when: { frame: { pattern: '^ZZZ' } }, to: 'stolen' }, { to: 'end' }]), stolen: shows('told'),
  }));
  // And so is all that stands behind it, however far.
  expect([dead, undecided.map(({ kind, name }) => `${kind} ${name}`)])
    .toEqual([[], ['branch first.next[0]', 'step stolen', 'branch stolen.next[0]', 'step told']]);
  expect(undecided[0]).toMatchObject({ name: 'first.next[0]',
    reason: 'no text is known that matches ^ZZZ and that the field takes: give the field one as an example' });
});

it.each([
  ['a text of some length that the field takes', { a: { minLength: 6 } }], ['a text made of others', { both: { pattern: '^red' } }],
  ['a sum of three numbers', { sum: { const: 100 } }],
])('%s of which no example is known is undecided, not dead: a visitor may type one', async (_, rule) => {
  const changes = [{ of: ['a', 'b', 'c', 'd'], set: { both: { text: '{a} and {b}' }, sum: { sum: ['b', 'c', 'd'] } } }];
  const fields = { 'a!': text({ pattern: '^[A-Za-z]{2}[0-9]*$', examples: ['AB1'] }), 'b!': upTo40, 'c!': upTo40, 'd!': upTo40 };
  const { dead, undecided } = await verdictOn(flowOf({ first: asks(fields, [{ when: rule, to: 'odd' }, { to: 'end' }]) }, { changes }));
  expect([dead, undecided.map(({ name }) => name)]).toEqual([[], ['first.next[0]', 'odd']]);
});

it.each<[string, Rule]>([
  ['a sum with one of the numbers in it', { a: { const: 7 }, sum: { const: 31 } }],
  ['a text with one of those in it', { d: { const: 'z' }, both: { const: 'x y z' } }],
])('%s that no answers tried make together is undecided, not dead: other answers may', async (_, rule) => {
  const { dead, undecided } = await verdictOn(flowOf({
    first: asks({ 'a!': upTo40, 'b!': upTo40, 'c!': text(), 'd!': text() }, [{ when: rule, to: 'odd' }, { to: 'end' }]),
  }, { changes: [{ of: ['a', 'b', 'c', 'd'], set: { sum: { sum: ['a', 'b'] }, both: { text: '{c} {d}' } } }] }));
  expect([dead, undecided.map(({ name }) => name)]).toEqual([[], ['first.next[0]', 'odd']]);
});
it('an answer that a choice made later is compared with is undecided, not dead: nobody knows the choice when it is given', async () => {
  const { dead, undecided } = await verdictOn(flowOf({
    first: asks({ 'worth!': number() }, 'plans', { calls: ['load'] }),
    plans: shows(undefined, { needs: { plans: true }, on: { CHOOSE: { from: 'plans', save: 'plan', next: [
      { when: { 'plan.limit': { minimum: { $path: 'worth' } } }, to: 'enough' }, { to: 'end' }] } } }),
  }, { calls: { load: { gives: ['plans'] } } }), { environment: answering({ plans: [{ limit: 6 }, { limit: 9 }] }) });
  expect([dead, undecided.map(({ name }) => name)]).toEqual([[], ['plans.CHOOSE[0]', 'enough']]);
});
it('a denied text, of which another rule asks a shape that no other known text has, is undecided, not dead', async () => {
  const { dead, undecided } = await verdictOn(flowOf({
    first: asks({ 'zip!': text({ pattern: '^[0-9]{5}$', examples: ['90210'] }) },
      [{ when: { zip: { pattern: '^97' } }, to: 'near' }, { to: 'end' }]),
    near: shows([{ when: { not: { zip: { const: '97123' } } }, to: 'other' }, { to: 'end' }]),
  }));
  expect([dead, undecided.map(({ name }) => name)]).toEqual([[], ['near.next[0]', 'other']]);
});
it('a branch that hangs on what is known beforehand is undecided, not dead: no form has to take it', async () => {
  const known = flowOf({
    first: asks({ 'city!': text({ enum: ['Rome', 'Paris'] }) }, 'second', { skip: { city: true } }),
    second: shows([{ when: { city: { const: 'Rome' } }, to: 'rome' }, { when: { city: { const: 'Paris' } }, to: 'paris' }, { to: 'lost' }]),
  }, { prefill: { city: 'query.city' } });
  const { dead, undecided } = await verdictOn(known);
  expect([dead, undecided.map(({ kind, name }) => `${kind} ${name}`)]).toEqual([[], ['branch second.next[2]', 'step lost']]);
  expect(undecided[0]?.reason).toContain('what `prefill` gives city is not tried');
});
it.each<[string, JsonSchema, Rule]>([
  ['names matching a pattern', { type: 'object', title: 'O', properties: { xa: number() }, required: ['xa'] },
    { o: { patternProperties: { '^x': { minimum: 77 } } } }],
  ['the places of a list', { type: 'array', title: 'O', items: number(), minItems: 2 },
    { o: { items: [{ minimum: 50 }, { maximum: 5 }] } as unknown as JsonSchema }],
])('a rule that asks about %s is undecided, not dead: no values are made for it', async (_, field, rule) => {
  const { dead, undecided } = await verdictOn(flowOf({ first: asks({ 'o!': field }, [{ when: rule, to: 'other' }, { to: 'end' }]) }));
  expect([dead, undecided.map(({ name }) => name)]).toEqual([[], ['first.next[0]', 'other']]);
});
it('a form of which no right answers are found is undecided, and nobody says that it leads nowhere', async () => {
  const pair = { type: 'array', title: 'Pair', items: [number(), text()], minItems: 2 } as unknown as JsonSchema;
  const { dead, undecided, deadEnds } = await verdictOn(flowOf({ first: asks({ 'pair!': pair }, 'end') }));
  expect([dead, undecided.map(({ name }) => name), deadEnds]).toEqual([[], ['first.next[0]', 'end'], []]);
});
it('a branch that hangs on the age of something is undecided, not dead: no time passes in a proof', async () => {
  const { dead, undecided } = await verdictOn(flowOf({
    first: asks({ 'a!': text() }, 'second', { calls: ['load'] }),
    second: shows([{ when: { at: { newerThan: { hours: 4 } } }, to: 'fresh' }, { to: 'old' }]),
  }, { calls: { load: { gives: ['at'] } } }), { environment: answering({ at: '2026-03-10T15:00:00Z' }) });
  expect([dead, undecided.map(({ name }) => name)]).toEqual([[], ['second.next[1]', 'old']]);
});

describe('a call that answers by what no rule asks', () => {
  /** Keeps one more thing of the kind that was answered. */
  const keeping: Environment = async (_, { things = [], kind }) =>
    [{ label: 'answer 1', patch: { things: [...things as readonly unknown[], { kind }] } }];
  const things = (when: Rule, more: Partial<FlowDefinition> = {}) => flowOf({
    list: shows([{ when, to: 'last' }, { when: { things: { minItems: 1 } }, to: 'end' }], { on: { ADD: { next: 'thing' } } }),
    thing: asks({ 'kind!': text({ enum: ['ring', 'watch'] }) }, 'list', { calls: ['keep'], over: 'list' }),
  }, { calls: { keep: { gives: ['things'] } }, ...more });
  const leftOut = ['what keep answers by kind not tried: a promise that names it tells its answers apart'];
  it.each<[string, Rule]>([
    ['of one entry', { 'things.0.kind': { const: 'watch' } }],
    ['of two entries of which the first alone is not enough',
      { things: { minItems: 2, items: { properties: { kind: { const: 'watch' } } } } }],
  ])('leaves open what it may bring about: %s', async (_, when) => {
    const verdict = await verdictOn(things(when), { environment: keeping });
    expect([verdict.complete, verdict.leftOut, verdict.dead, verdict.undecided.map(({ name }) => name)])
      .toEqual([false, leftOut, [], ['list.next[0]', 'last']]);
  });
  it('is told apart by a promise that names it', async () => {
    const isWatch = { kind: { const: 'watch' } };
    const promises = [{ name: 'A watch is a kind', at: 'thing', when: isWatch, always: { kind: true } }];
    const { complete, undecided, reached } = await verdictOn(things({ 'things.0.kind': { const: 'watch' } }, { promises }),
      { environment: keeping });
    expect([complete, undecided, reached.has('step last')]).toEqual([true, [], true]);
  });
  const byId: Environment = async (call, { a, id }) =>
    [{ label: 'answer 1', patch: call === 'find' ? { id: `id-${String(a)}` } : { price: id === 'id-q' ? 60 : 5 } }];
  const calls = { find: { gives: ['id'] }, rate: { gives: ['price'] } };
  const byPrice = [{ when: { price: { minimum: 50 } }, to: 'high' }, { to: 'end' }];
  const a = text({ enum: ['p', 'q'] });
  it.each<[string, FlowDefinition, Environment, string]>([
    ['what the call before it gave', flowOf({ first: asks({ 'a!': a }, byPrice, { calls: ['find', 'rate'] }) }, { calls }), byId, 'id'],
    ['what a call gave on a step before', flowOf({
      first: asks({ 'a!': a }, 'second', { calls: ['find'] }), second: asks({ b: text() }, byPrice, { calls: ['rate'] }),
    }, { calls }), byId, 'id'],
    ['what was chosen on a step before', flowOf({
      first: asks({ 'a!': text() }, 'second', { calls: ['find'] }),
      second: shows(undefined, { needs: { ids: true }, on: { CHOOSE: { from: 'ids', save: 'id', next: 'third' } } }),
      third: asks({ b: text() }, byPrice, { calls: ['rate'] }),
    }, { calls: { find: { gives: ['ids'] }, rate: { gives: ['price'] } } }), async (call, { id }) =>
      [{ label: 'answer 1', patch: call === 'find' ? { ids: ['id-p', 'id-q'] } : { price: id === 'id-q' ? 60 : 5 } }], 'id'],
    ['whether there is an answer', flowOf({ first: asks({ a: text() }, byPrice, { calls: ['rate'] }) }, { calls: { rate: calls.rate } }),
      async (_, answers) => [{ label: 'answer 1', patch: { price: answers.a === undefined ? 5 : 60 } }], 'a'],
    ['two answers together', flowOf({ first: asks({ 'a!': a, 'b!': a }, byPrice, { calls: ['rate'] }) }, { calls: { rate: calls.rate } }),
      async (_, answers) => [{ label: 'answer 1', patch: { price: answers.a === 'q' && answers.b === 'q' ? 60 : 5 } }], 'a, b'],
  ])('leaves open what it may bring about by %s', async (_, flow, environment, by) => {
    const verdict = await verdictOn(flow, { environment });
    expect([verdict.leftOut.map((what) => what.replace(/:.*/, '')), verdict.dead]).toEqual([[`what rate answers by ${by} not tried`], []]);
  });
  it('is no loss where nothing that it gives is new', async () => {
    const { complete, leftOut: nothing } = await verdictOn(flowOf({
      first: asks({ 'a!': a }, 'second', { calls: ['find'] }), second: asks({ b: text() }, byPrice, { calls: ['rate'] }),
    }, { calls }), { environment: async (call, answers) =>
      [{ label: 'answer 1', patch: call === 'find' ? { id: `id-${String(answers.a)}` } : { price: 60 } }] });
    expect([complete, nothing]).toEqual([true, []]);
  });
  it('leaves nothing open where no rule asks what it gives', async () => {
    const { complete, leftOut: nothing } = await verdictOn(things({ things: { minItems: 2 } }), { environment: keeping });
    expect([complete, nothing]).toEqual([true, []]);
  });
});
