import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import type { JsonSchema } from '../types';
import { createRules } from './createRules';
import { expand, isTimed } from './expand';

const now = Date.parse('2026-03-10T12:00:00Z');
const clock = createClock(() => now);
const rules = createRules({ clock });
/** A day of this month or later. */
const ahead: JsonSchema = { type: 'string', window: { from: 'today', zone: 'UTC', min: 0 } };
const [past, coming] = ['2026-03-09', '2026-03-11'];
const object = (properties: Readonly<Record<string, JsonSchema>>, more: JsonSchema = {}): JsonSchema =>
  ({ type: 'object', properties, ...more });
const accepts = (schema: JsonSchema, data: unknown): boolean => rules.valid(schema, data);

describe('a window', () => {
  it.each<[string, JsonSchema, (day: string) => unknown]>([
    ['a field', object({ day: ahead }), (day) => ({ day })],
    ['a field of a field', object({ trip: object({ day: ahead }) }), (day) => ({ trip: { day } })],
    ['each row of a list', object({ days: { type: 'array', items: ahead } }), (day) => ({ days: [coming, day] })],
    ['a field of each row', object({ rows: { type: 'array', items: object({ day: ahead }) } }), (day) => ({ rows: [{ day }] })],
    [
      'an entry that a list must hold', object({ rows: { type: 'array', contains: object({ day: ahead }) } }),
      (day) => ({ rows: [{ day: past }, { day }] })
    ],
    ['what another answer adds', object({ a: {}, day: {} }, { dependencies: { a: object({ day: ahead }) } }), (day) => ({ a: 1, day })],
    [
      'what holds under a condition', object({ a: {}, day: {} }, { if: { required: ['a'] }, then: object({ day: ahead }) }),
      (day) => ({ a: 1, day })
    ],
    ['what holds otherwise', object({ a: {}, day: {} }, { if: { required: ['a'] }, else: object({ day: ahead }) }), (day) => ({ day })],
    ['a condition', object({ day: {} }, { if: object({ day: ahead }), else: object({ day: false as never }) }), (day) => ({ day })],
    ['all of several schemas', object({ day: { allOf: [{ type: 'string' }, ahead] } }), (day) => ({ day })],
    ['any of several schemas', object({ day: { anyOf: [{ const: 'later' }, ahead] } }), (day) => ({ day })],
    ['one of several schemas', object({ day: { oneOf: [{ const: 'later' }, ahead] } }), (day) => ({ day })],
  ])('is kept by %s', (_where, schema, data) => {
    expect(isTimed(schema)).toBe(true);
    expect([accepts(schema, data(coming)), accepts(schema, data(past))]).toEqual([true, false]);
  });
  it('is turned round by `not`', () => {
    const schema = object({ day: { not: ahead } });
    expect([accepts(schema, { day: past }), accepts(schema, { day: coming })]).toEqual([true, false]);
  });
  it('has its first and its last day, or only one of them', () => {
    const shown = (window: object) =>
      expand({ type: 'string', window: { from: 'today', zone: 'UTC', ...window } } as JsonSchema, undefined, undefined, clock);
    expect(shown({ min: 1, max: 3 })).toMatchObject({ type: 'string', formatMinimum: '2026-03-11', formatMaximum: '2026-03-13' });
    expect(shown({ min: 1 })).not.toHaveProperty('formatMaximum');
    expect(shown({ max: 3 })).not.toHaveProperty('formatMinimum');
    expect(shown({ min: 1, max: 3 })).not.toHaveProperty('window');
  });
  it('takes its last day and refuses the next, also where only the last is said (I11)', () => {
    const until = object({ day: { type: 'string', window: { from: 'today', zone: 'UTC', max: 3 } } });
    expect(['2020-01-01', '2026-03-13', '2026-03-14'].map((day) => accepts(until, { day }))).toEqual([true, true, false]);
  });
  it('counts months and years, with month ends as people expect them', () => {
    const monthEnd = createRules({ clock: createClock(() => Date.parse('2026-01-31T12:00:00Z')) });
    const day = (window: object) => object({ day: { type: 'string', window: { from: 'today', zone: 'UTC', ...window } } as JsonSchema });
    const taken = (window: object, days: readonly string[]) => days.map((one) => monthEnd.valid(day(window), { day: one }));
    expect(taken({ min: { months: 1 }, max: { months: 1, days: 1 } }, ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']))
      .toEqual([false, true, true, false]);
    expect(taken({ min: { years: -80 }, max: { years: -18 } }, ['1946-01-30', '1946-01-31', '2008-01-31', '2008-02-01']))
      .toEqual([false, true, true, false]);
  });
  it('with a span beside `from` lies that long before or longer, or that long after or longer', () => {
    const before = object({ day: { type: 'string', window: { from: 'today', zone: 'UTC', years: -12 } } });
    const after = object({ day: { type: 'string', window: { from: 'today', zone: 'UTC', months: 1, days: 1 } } });
    expect(['1950-01-01', '2014-03-10', '2014-03-11'].map((day) => accepts(before, { day }))).toEqual([true, true, false]);
    expect(['2026-04-10', '2026-04-11', '2050-01-01'].map((day) => accepts(after, { day }))).toEqual([false, true, true]);
  });
  it('is open while the day that it counts from is missing or is no day', () => {
    const schema = object({ out: { type: 'string' }, back: { type: 'string', window: { from: 'out', min: 0, max: 30 } } });
    for (const out of [undefined, '2026-02-30', 'soon']) expect(accepts(schema, { out, back: '2020-01-01' }), out).toBe(true);
    expect(accepts(schema, { out: coming, back: past })).toBe(false);
  });
  it('counts from the days that the field beside it may have, while that has none of them (RC-057)', () => {
    const trip = object({
      out: { type: 'string', window: { from: 'today', zone: 'UTC', min: 1, max: 5 } },
      back: { type: 'string', window: { from: 'out', min: 0, max: 2 } },
    });
    const back = (out?: string): readonly unknown[] => {
      const { formatMinimum, formatMaximum } = (rules.expand(trip, { out }).properties?.back ?? {}) as JsonSchema;
      return [formatMinimum, formatMaximum];
    };
    for (const out of [undefined, 'soon', '2026-03-10', '2026-03-16']) expect(back(out), out).toEqual(['2026-03-11', '2026-03-17']);
    expect([back('2026-03-11'), back('2026-03-15')]).toEqual([['2026-03-11', '2026-03-13'], ['2026-03-15', '2026-03-17']]);
    expect(['2026-03-10', '2026-03-11', '2026-03-17', '2026-03-18'].map((day) => accepts(trip, { back: day })))
      .toEqual([false, true, true, false]);
  });
  describe('in a list counts, in each row, from the dates of that row', () => {
    const period = object({
      first: { type: 'string' }, last: { type: 'string', title: 'Last day', window: { from: 'first', min: 0, max: 30 } },
    });
    const trips = object({ trips: { type: 'array', items: period } });
    const right = { first: '2026-05-01', last: '2026-05-03' };
    it('and what is wrong is told at the field of its row, with the days that it may have', () => {
      const late = { first: '2026-06-01', last: '2026-05-03' };
      expect(rules.errors(trips, { trips: [right, {}, right] })).toEqual([]);
      expect(rules.errors(trips, { trips: [right, late, { first: '2020-01-01', last: '2026-05-03' }] })).toMatchObject([
        { path: ['trips', '1', 'last'], keyword: 'window', limit: { min: '2026-06-01', max: '2026-07-01' }, schema: { title: 'Last day' } },
        { path: ['trips', '2', 'last'], keyword: 'window', limit: { min: '2020-01-01', max: '2020-01-31' } },
      ]);
    });
    it('in a list of a row, under a condition, and in a rule of the list as well', () => {
      const under = object({ trips: { type: 'array', items: object({ first: { type: 'string' }, last: { type: 'string' } },
        { if: { required: ['first'] }, then: period }) } });
      const wrong = { first: '2026-06-01', last: '2020-01-01' };
      expect([right, wrong].map((trip) => accepts(under, { trips: [right, trip] }))).toEqual([true, false]);
      const nested = object({ years: { type: 'array', items: trips } });
      const years = [right, wrong].map((trip) => ({ years: [{ trips: [right] }, { trips: [right, trip] }] }));
      expect(years.map((answers) => accepts(nested, answers))).toEqual([true, false]);
      const rule = { trips: { items: period } };
      expect([right, wrong].map((trip) => rules.holds(rule, { trips: [right, trip] }))).toEqual([true, false]);
    });
    it('but is drawn with one schema for all rows', () =>
      expect(rules.expand(trips, { trips: [right, right] }).properties).toHaveProperty('trips.items.properties.last'));
  });
  it('stands beside what the schema says already', () => {
    const schema = object({ day: { type: 'string', allOf: [{ pattern: '1$' }], window: { from: 'today', zone: 'UTC', min: 0 } } });
    expect(['2026-03-11', '2026-03-12', '2026-03-01'].map((day) => accepts(schema, { day }))).toEqual([true, false, false]);
  });
});

describe('an age limit', () => {
  const minutes = object({ at: { newerThan: { minutes: 10 } } });
  const both = object({ at: { newerThan: { hours: 1, minutes: 10 } } });
  const ago = (count: number): number => now - count * 60_000;
  it('counts minutes, and hours with minutes', () => {
    expect([9, 10, 11].map((count) => accepts(minutes, { at: ago(count) }))).toEqual([true, false, false]);
    expect([69, 70].map((count) => accepts(both, { at: ago(count) }))).toEqual([true, false]);
  });
  it('takes this very moment and nothing later, as a number or as text', () => {
    expect([now, now + 1].map((at) => accepts(minutes, { at }))).toEqual([true, false]);
    expect([now, now + 1, ago(10)].map((at) => accepts(minutes, { at: new Date(at).toISOString() }))).toEqual([true, false, false]);
  });
});

it('a schema without a date in it stays the same object: pages draw by identity', () => {
  const schema = object({ a: { type: 'string', enum: ['window'] } }, { required: ['a'] });
  expect(expand(schema, {}, undefined, clock)).toBe(schema);
  expect([isTimed(undefined), isTimed(null), isTimed('window'), isTimed([ahead])]).toEqual([false, false, false, true]);
});
it('what is no schema is left as it stands: a list of names that depend on each other, a field that may be anything', () => {
  const schema = { type: 'object', properties: { day: ahead, any: true }, dependencies: { day: ['any'] } } as unknown as JsonSchema;
  expect(rules.errors(schema, { day: coming })).toMatchObject([{ path: ['any'], keyword: 'required' }]);
  expect(accepts(schema, { day: coming, any: 7 })).toBe(true);
});
