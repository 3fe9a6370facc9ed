import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '#engine';
import { answering, asks, flowOf, number, shows, text, verdictOn, yesNo, type Outside } from './flow';

interface Case { readonly flow: FlowDefinition; readonly outside?: Outside; readonly says: readonly string[] }
const list = { type: 'array', title: 'Cars', maxItems: 12, items: { type: 'string', enum: ['a', 'b'] } };

/** Each flow has something dead in it. The first line says what, and why; what follows from it stands behind. */
const dead: Readonly<Record<string, Case>> = {
  'a list that can never be that long': {
    flow: flowOf({ first: asks({ cars: list }, [{ when: { cars: { minItems: 99 } }, to: 'fleet' }, { to: 'end' }]), fleet: shows('more') }),
    says: [
      'branch first.next[0]: cars: `minItems: 99`, but the list has at most 12', '  step fleet: no answers lead here',
      '    branch fleet.next[0]: never taken: more', '      step more: no answers lead here',
    ],
  },
  'a dialog behind the choice in another one, for whoever has chosen nothing': {
    flow: flowOf({ first: asks({ 'a!': text() }, [{ modal: 'places' }], { calls: ['find'] }), end: shows() }, {
      calls: { find: { gives: ['found'] } },
      modals: {
        places: { type: 'select', title: 'Places', options: 'found', save: 'place',
          next: [{ when: { place: false }, modal: 'sorry' }, { to: 'end' }] },
        sorry: { type: 'info', title: 'Sorry' },
      },
    }),
    outside: { environment: answering({ found: ['Dayton'] }) },
    says: ['branch modals.places.next[0]: place must not be there, but it is "Dayton"', '  modal sorry: never opens'],
  },
  'a number beyond its limit': {
    flow: flowOf({ first: asks({ 'age!': number({ maximum: 120 }) }, [{ when: { age: { minimum: 200 } }, to: 'old' }, { to: 'end' }]) }),
    says: ['branch first.next[0]: age: `minimum: 200`, but the number is at most 120', '  step old: no answers lead here'],
  },
  'a sum that the entries cannot reach': {
    flow: flowOf({ first: asks({ rows: { type: 'array', title: 'Rows', maxItems: 3, items: {
      type: 'object', properties: { w: number({ minimum: 1, maximum: 100 }) }, required: ['w'] } } },
    [{ when: { 'sum(rows.*.w)': { minimum: 301 } }, to: 'much' }, { to: 'end' }]) }),
    says: ['branch first.next[0]: sum(rows.*.w): `minimum: 301`, but the number is at most 300', '  step much: no answers lead here'],
  },
  'a value of an entry that the list cannot have': {
    flow: flowOf({ first: asks({ rows: { type: 'array', title: 'Rows', maxItems: 2, items: {
      type: 'object', properties: { kind: text({ enum: ['ring', 'watch'] }) }, required: ['kind'] } } },
    [{ when: { 'rows.2.kind': { const: 'ring' } }, to: 'third' }, { to: 'end' }]) }),
    says: [
      'branch first.next[0]: rows.2.kind {"const":"ring"}, but the list has at most 2', '  step third: no answers lead here',
    ],
  },
  'a count that the list cannot have': {
    flow: flowOf({ first: asks({ cars: list }, [
      { when: { 'count(cars)': { minimum: 14 } }, to: 'fleet' }, { when: { 'count(cars)': { const: 13 } }, to: 'odd' }, { to: 'end' }]) }),
    says: [
      'branch first.next[0]: count(cars): `minimum: 14`, but the list has at most 12', '  step fleet: no answers lead here',
      'branch first.next[1]: count(cars): `const: 13`, but the list has at most 12', '  step odd: no answers lead here',
    ],
  },
  'a day beyond the windows of its field and of the one that it counts from': {
    flow: flowOf({ first: asks({
      'from!': text({ format: 'date', window: { from: 'today', min: 0, max: 100 } }),
      'to!': text({ format: 'date', window: { from: 'from', min: 1, max: 30 } }),
    }, [
      { when: { to: { window: { from: 'today', min: 131 } } }, to: 'late' },
      { when: { to: { window: { from: 'today', max: 0 } } }, to: 'soon' },
      { when: { from: { window: { from: 'to', max: -31 } } }, to: 'long' }, { to: 'end' }]) }),
    says: [
      'branch first.next[0]: to: `window` from today, `min: 131`, but the day is at most 130 days after it',
      '  step late: no answers lead here',
      'branch first.next[1]: to: `window` from today, `max: 0`, but the day is at least 1 day after it',
      '  step soon: no answers lead here',
      'branch first.next[2]: from: `window` from to, `max: -31`, but the day is at most 30 days before it',
      '  step long: no answers lead here',
    ],
  },
  'a number above one limit and below a lower one': {
    flow: flowOf({ first: asks({ 'age!': number() }, [{ when: { age: { minimum: 80, maximum: 75 } }, to: 'odd' }, { to: 'end' }]) }),
    says: ['branch first.next[0]: age: `minimum: 80` and `maximum: 75` rule each other out', '  step odd: no answers lead here'],
  },
  'a question that is only asked later': {
    flow: flowOf({ first: asks({ 'a!': text() }, [{ when: { 'race.races': { const: 'none' } }, to: 'calm' }, { to: 'later' }]),
      calm: shows(), later: asks({ 'races!': text({ enum: ['none', 'some'] }) }, 'end', { save: 'race' }) }),
    says: [
      'branch first.next[0]: race.races {"const":"none"}, but it is asked at later, and nobody has answered it before',
      '  step calm: no answers lead here',
    ],
  },
  'a field that is never asked': {
    flow: flowOf({ first: asks({ 'kind!': text({ enum: ['city', 'electric'] }) },
      [{ when: { kind: { const: 'electric' } }, to: 'battery' }, { to: 'end' }]),
      battery: asks({ 'range!': number(), removable: yesNo() }, 'end',
        { save: 'battery', asks: { removable: { kind: { const: 'city' } } } }) }),
    says: ['field battery.removable: never asked: kind {"const":"city"}, but it is "electric"'],
  },
  'a branch behind one that holds more often': {
    flow: flowOf({ first: asks({ 'age!': number() },
      [{ when: { age: { maximum: 30 } }, to: 'young' }, { when: { age: { maximum: 20 } }, to: 'child' }, { to: 'end' }]) }),
    says: ['branch first.next[1]: whenever it holds, first.next[0] holds as well and comes first', '  step child: no answers lead here'],
  },
  'a branch behind two that hold in turn whenever it does': {
    flow: flowOf({ first: asks({ 'a!': number({ type: 'integer', minimum: 1, maximum: 9 }) }, [
      { when: { a: { minimum: 7 } }, to: 'big' }, { when: { a: { minimum: 4, maximum: 6 } }, to: 'mid' },
      { when: { a: { minimum: 5, maximum: 9 } }, to: 'odd' }, { to: 'end' }]) }),
    says: [
      'branch first.next[2]: whenever it holds, one of first.next[0], first.next[1] holds as well and comes first',
      '  step odd: no answers lead here',
    ],
  },
  'a branch behind one that always holds and others that hold now and then': {
    flow: flowOf({ first: asks({ 'a!': number({ type: 'integer', minimum: 1, maximum: 9 }) }, [
      { when: { a: { minimum: 8 } }, to: 'big' }, { when: { a: { minimum: 4 } }, to: 'mid' },
      { when: { a: { minimum: 6 } }, to: 'odd' }, { to: 'end' }]) }),
    says: ['branch first.next[2]: whenever it holds, first.next[1] holds as well and comes first', '  step odd: no answers lead here'],
  },
  'a branch of a step that only decides, behind one that holds more often': {
    flow: flowOf({ first: asks({ 'age!': number() }, 'decide'),
      decide: { next: [{ when: { age: { maximum: 30 } }, to: 'young' }, { when: { age: { maximum: 20 } }, to: 'odd' }, { to: 'end' }] } }),
    says: ['branch decide.next[1]: whenever it holds, decide.next[0] holds as well and comes first', '  step odd: no answers lead here'],
  },
  'conditions that exclude each other': {
    flow: flowOf({ first: asks({ 'age!': number() },
      [{ when: { allOf: [{ age: { minimum: 60 } }, { age: { maximum: 20 } }] }, to: 'odd' }, { to: 'end' }]) }),
    says: [
      'branch first.next[0]: each part of it holds with some answers, but never together: age {"minimum":60} and age {"maximum":20}',
      '  step odd: no answers lead here',
    ],
  },
  'a denial of what always holds': {
    flow: flowOf({ first: asks({ 'a!': text() }, [{ when: { not: { a: true } }, to: 'none' }, { to: 'end' }]) }),
    says: ['branch first.next[0]: what it denies always holds: a is answered', '  step none: no answers lead here'],
  },
  'a branch of a step that only decides': {
    flow: flowOf({ first: asks({ 'age!': number(), 'name!': text() }, 'decide'),
      decide: { next: [{ when: { age: { minimum: 20 }, name: false }, to: 'odd' }, { to: 'end' }] } }),
    says: [
      'branch decide.next[0]: name must not be there, but it is "a"',
      '  step odd: no answers lead here',
    ],
  },
  'a step that a typed address alone opens': {
    flow: flowOf({ first: shows('end'), secret: shows('end') }),
    says: [
      'step secret: no transition leads here, and a typed address alone opens it', '  branch secret.next[0]: never taken: end',
    ],
  },
  'what is only met on the way on from a typed address': {
    flow: flowOf({ first: shows('end'), secret: asks({ 'a!': text() }, [{ when: { a: { const: 'b' } }, modal: 'late' }, { to: 'vault' }]),
      vault: shows('end') },
      { modals: { late: { type: 'info', title: 'Late' } } }),
    says: [
      'step secret: no transition leads here, and a typed address alone opens it', '  branch secret.next[0]: never taken: late',
      '    modal late: never opens', '  branch secret.next[1]: never taken: vault',
      '    step vault: no answers lead here, and a typed address alone opens it', '      branch vault.next[0]: never taken: end',
    ],
  },
  'a step that only Back from a typed address leads to': {
    flow: flowOf({ first: shows('end'), secret: shows('end', { back: 'hidden' }), hidden: shows('end') }),
    says: [
      'step secret: no transition leads here, and a typed address alone opens it', '  branch secret.next[0]: never taken: end',
      'step hidden: no transition leads here, and a typed address alone opens it', '  branch hidden.next[0]: never taken: end',
    ],
  },
  'a step that its own needs keep shut': {
    flow: flowOf({ first: asks({ 'a!': text() }, 'second', { calls: ['load'] }), second: shows('end', { needs: { price: true } }) },
      { calls: { load: { gives: ['price'] } } }),
    outside: { environment: answering({}) },
    says: [
      'branch first.next[0]: it leads to first instead of second, which cannot be entered: '
        + 'of what it needs, price must be there, but nothing ever gives it',
      '  step second: no answers lead here', '    branch second.next[0]: never taken: end', '      step end: no answers lead here',
    ],
  },
  'a branch that wants a list of a call to be longer and shorter at once': {
    flow: flowOf({ first: asks({ 'a!': text() }, [{ when: { things: { minItems: 3, maxItems: 2 } }, to: 'odd' }, { to: 'end' }],
      { calls: ['load'] }) }, { calls: { load: { gives: ['things'] } } }),
    outside: { environment: answering({ things: ['a', 'b'] }) },
    says: ['branch first.next[0]: things: `minItems: 3` and `maxItems: 2` rule each other out', '  step odd: no answers lead here'],
  },
  'a step that is always skipped': {
    flow: flowOf({ first: asks({ 'a!': text() }, 'second'), second: shows('end', { skip: { a: true } }) }),
    says: ['step second: its `skip` holds whenever it is reached'],
  },
  'a dialog and a call behind a branch that is dead': {
    flow: flowOf({
      first: asks({ 'n!': number({ minimum: 0 }) },
        [{ when: { n: { maximum: -1 } }, modal: 'below' }, { when: { n: { maximum: -2 } }, to: 'rate' }, { to: 'end' }]),
      rate: shows('end', { calls: ['load'] }),
    }, { calls: { load: { gives: ['price'] } }, modals: { below: { type: 'info', title: 'Below' } } }),
    outside: { environment: answering({ price: 1 }) },
    says: [
      'branch first.next[0]: n: `maximum: -1`, but the number is at least 0', '  modal below: never opens',
      'branch first.next[1]: n: `maximum: -2`, but the number is at least 0', '  step rate: no answers lead here',
      '    branch rate.next[0]: never taken: end', '    call load: never runs',
    ],
  },
  'a call whose gate never lets it': {
    flow: flowOf({ first: asks({ 'a!': text() }, 'end', { calls: [{ call: 'load', unless: { a: true } }] }) },
      { calls: { load: { gives: ['price'] } } }),
    outside: { environment: answering({ price: 1 }) },
    says: ['call load: never runs: its `unless` holds whenever it could'],
  },
  'what a call never gives': {
    flow: flowOf({ first: asks({ 'a!': text() }, [{ when: { price: { minimum: 100 } }, to: 'dear' }, { to: 'end' }], { calls: ['load'] }) },
      { calls: { load: { gives: ['price'] } } }),
    outside: { environment: answering({ price: 7 }) },
    says: ['branch first.next[0]: price {"minimum":100}, but it is 7', '  step dear: no answers lead here'],
  },
};

describe('nothing dead is called alive, and its cause comes first', () => {
  it.each(Object.entries(dead))('%s', async (_, { flow, outside, says }) => {
    const verdict = await verdictOn(flow, outside);
    const depth = (of: string | undefined): number => {
      const cause = verdict.dead.find(({ kind, name }) => `${kind} ${name}` === of);
      return cause ? depth(cause.of) + 1 : 0;
    };
    expect(verdict.undecided).toEqual([]);
    expect(verdict.dead.map(({ kind, name, reason, of }) => `${'  '.repeat(depth(of))}${kind} ${name}: ${reason}`)).toEqual(says);
  });
});

describe('a rule that is not met on both sides has a reason that is true of it', () => {
  const reasonsOf = async (flow: FlowDefinition): Promise<readonly unknown[]> =>
    (await verdictOn(flow)).witnesses.map(({ at, holds, fails, reason }) => [at.join('.'), Boolean(holds), Boolean(fails), reason]);
  it('of one part: what the field may be, whatever else somebody types', async () => {
    const flow = flowOf({
      first: asks({ 'age!': number({ enum: [30, 40] }) }, [{ when: { age: { maximum: 20 } }, to: 'young' }, { to: 'end' }]),
      young: shows([{ when: { age: true }, to: 'end' }, { to: 'first' }]) });
    expect(await reasonsOf(flow)).toEqual([
      ['steps.first.next.0.when', false, true, 'age {"maximum":20}, but it is 30'],
      ['steps.young.next.0.when', false, false, 'no visit comes to where it is read'],
    ]);
  });
  it('of a step that only decides: both sides are met where it is passed by', async () => {
    const flow = flowOf({ first: asks({ 'age!': number({ enum: [30, 40] }) }, 'decide'),
      decide: { next: [{ when: { age: { maximum: 30 } }, to: 'young' }, { to: 'end' }] } });
    expect(await reasonsOf(flow)).toEqual([['steps.decide.next.0.when', true, true, undefined]]);
  });
});

/** Where a visit comes to a stop. */
const stops: Readonly<Record<string, Case>> = {
  'right answers for which no branch holds': {
    flow: flowOf({
      first: asks({ 'a!': number({ enum: [1, 2, 3] }) }, 'second'),
      second: asks({ 'b!': number({ enum: [1, 2, 3] }) },
        [{ when: { a: { const: 1 } }, to: 'end' }, { when: { b: { const: 1 } }, to: 'end' }]),
    }),
    says: ['Right answers to second, and no branch holds: Next leads nowhere.'],
  },
  'a step that asks nothing, and no branch holds': {
    flow: flowOf({
      first: asks({ 'a!': number({ enum: [1, 2] }) }, 'page'), page: shows([{ when: { a: { const: 1 } }, to: 'end' }]),
    }),
    says: ['Nothing is asked at page, and no branch holds: Next leads nowhere.'],
  },
  'a step whose Next waits for what its own events do: that is none': {
    flow: flowOf({ first: shows([{ when: { thing: true }, to: 'end' }], { on: { ADD: { calls: ['add'] } } }) },
      { calls: { add: { gives: ['thing'] } } }),
    outside: { environment: answering({ thing: 1 }) }, says: [],
  },
  'a loop that nobody leaves': {
    flow: flowOf({
      first: asks({ 'a!': yesNo() }, [{ when: { a: { const: true } }, to: 'round' }, { to: 'end' }]),
      round: shows('again'), again: shows('round'),
    }),
    says: ['From round no end can be reached: only again.'],
  },
  'a flow without an end': {
    flow: flowOf({ first: shows('second'), second: shows('first') }), says: ['From first no end can be reached: only second.'],
  },
  'a call that never succeeds': {
    flow: flowOf({ first: asks({ 'a!': text() }, 'end', { calls: ['load'] }) }, { calls: { load: { gives: ['price'] } } }),
    outside: { environment: async () => [{ label: 'refused', error: new Error('no') }] },
    says: ['From first no end can be reached.'],
  },
};
describe('a visit that comes to a stop is found, with the events that lead there', () => {
  it.each(Object.entries(stops))('%s', async (_, { flow, outside, says }) => {
    const { deadEnds } = await verdictOn(flow, outside);
    expect(deadEnds.map(({ message }) => message)).toEqual(says);
    for (const { step, trace } of deadEnds) expect(trace.length > 0 || step === flow.start).toBe(true);
  });
});
