import { describe, expect, it } from 'vitest';
import { createClock } from '../clock';
import { createRules, matchesSchema } from './createRules';
import { registerFormat } from './formats';

/** 23:30 on 10 March in New York, already the 11th in Greenwich. */
const clock = createClock(() => Date.parse('2026-03-11T03:30:00Z'));
const rules = createRules(
  {
    clock,
    isFilled: (step, context, judge) =>
      step !== 'info' || judge.valid({ type: 'object', required: ['name'], properties: { name: { type: 'string' } } }, context)
  }
);

describe('a rule', () => {
  it('holds when every path meets its schema', () => {
    expect(rules.holds({ 'driver.age': { minimum: 18 }, agency: { const: 'Hertz' } }, { driver: { age: 20 }, agency: 'Hertz' })).toBe(true);
    expect(
      rules.holds({ 'driver.age': { minimum: 18 }, agency: { const: 'Hertz' } }, { driver: { age: 17 }, agency: 'Hertz' })
    ).toBe(false);
  });
  it('takes true as present and false as absent; blanks are absent, 0 and false are not (SV-039, S-82)', () => {
    for (const blank of [undefined, null, '', '  ', []]) expect(rules.holds({ a: true }, { a: blank }), JSON.stringify(blank)).toBe(false);
    for (const given of [0, false, 'x', {}]) expect(rules.holds({ a: true }, { a: given }), JSON.stringify(given)).toBe(true);
    expect(rules.holds({ a: false }, {})).toBe(true);
  });
  it('combines with anyOf, allOf and not', () => {
    const rule = { anyOf: [{ a: { const: 1 } }, { allOf: [{ b: true }], not: { c: true } }] };
    expect(rules.holds(rule, { a: 1 })).toBe(true);
    expect(rules.holds(rule, { b: 1 })).toBe(true);
    expect(rules.holds(rule, { b: 1, c: 1 })).toBe(false);
  });
  it('asks whether a step is filled', () => {
    expect(rules.holds({ filled: 'info' }, { name: 'Ines' })).toBe(true);
    expect(rules.holds({ filled: ['info'] }, { name: ' ' })).toBe(false);
  });
  it('trims text before it judges (S-30, S-82)', () => expect(rules.holds({ a: { pattern: '^x$' } }, { a: ' x ' })).toBe(true));
});

describe('a rule that compares', () => {
  it('takes the value at a path wherever its schema takes a constant', () => {
    const same = { 'trip.to': { const: { $path: 'trip.from' } } };
    expect(['A', 'B'].map((from) => rules.holds(same, { trip: { to: 'A', from } }))).toEqual([true, false]);
    const enough = { cover: { minimum: { $path: 'worth' } } };
    expect([[5, 5], [4, 5], [6, 5]].map(([cover, worth]) => rules.holds(enough, { cover, worth }))).toEqual([true, false, true]);
    const offered = { plan: { enum: { $path: 'offers' } } };
    expect([rules.holds(offered, { plan: 'b', offers: ['a', 'b'] }), rules.holds(offered, { plan: 'c', offers: ['a', 'b'] })])
      .toEqual([true, false]);
  });
  it('does not hold when the other side is of a kind that the keyword cannot take', () => {
    expect(rules.holds({ plan: { enum: { $path: 'offers' } } }, { plan: 'a', offers: 'a' })).toBe(false);
    expect(rules.holds({ cover: { minimum: { $path: 'worth' } } }, { cover: 5, worth: 'much' })).toBe(false);
    expect(rules.holds({ plan: { enum: [{ $path: 'mine' }, 'b'] } }, { plan: 'a', mine: 'a' })).toBe(true);
  });
  it('does not hold while one side is blank', () => {
    expect(rules.holds({ cover: { minimum: { $path: 'worth' } } }, { cover: 5 })).toBe(false);
    expect(rules.holds({ cover: { minimum: { $path: 'worth' } } }, { worth: 5 })).toBe(false);
  });
  it('counts days from a date of another step', () => {
    const rule = { 'holder.moved': { window: { from: 'startDate', max: -1 } } };
    expect(rules.holds(rule, { startDate: '2026-03-10', holder: { moved: '2026-03-09' } })).toBe(true);
    expect(rules.holds(rule, { startDate: '2026-03-10', holder: { moved: '2026-03-10' } })).toBe(false);
    // A field beside the judged one comes first.
    expect(rules.holds(rule, { startDate: '2026-03-10', holder: { moved: '2026-03-10', startDate: '2026-03-11' } })).toBe(true);
  });
  it('counts the rows of a list that hold an answer, as `minItems` does', () => {
    const context = { extras: [{ cost: 7 }, {}] };
    expect(rules.holds({ extras: { minItems: 2 } }, context)).toBe(false);
    expect(rules.holds({ 'count(extras)': { minimum: 2 } }, context)).toBe(false);
  });
  it('counts the entries of a list, none where there is no list', () => {
    const rule = { 'count(drivers)': { minimum: 2 } };
    expect([[1, 2], [1], undefined].map((drivers) => rules.holds(rule, { drivers }))).toEqual([true, false, false]);
    expect(rules.holds({ 'count(drivers)': { const: 0 } }, {})).toBe(true);
    expect(rules.holds({ 'count(drivers)': { maximum: { $path: 'seats' } } }, { drivers: [1, 2], seats: 2 })).toBe(true);
  });
  it('adds up a field of all entries, cents included', () => {
    const rule = { 'sum(items.*.worth)': { const: 0.3 } };
    expect(rules.holds(rule, { items: [{ worth: 0.1 }, { worth: 0.2 }, {}] })).toBe(true);
    expect(rules.holds(rule, { items: [{ worth: 0.1 }] })).toBe(false);
  });
});

describe('window', () => {
  const newYork = (min: number, max?: number) =>
    ({ day: { window: { from: 'today', zone: 'America/New_York', min, ...(max === undefined ? {} : { max }) } } });
  it('counts calendar days of its zone (RC-057)', () => {
    expect(rules.holds(newYork(0), { day: '2026-03-10' })).toBe(true);
    expect(rules.holds(newYork(0), { day: '2026-03-09' })).toBe(false);
    expect(rules.holds({ day: { window: { from: 'today', zone: 'UTC', min: 0 } } }, { day: '2026-03-10' })).toBe(false);
  });
  it('counts from a sibling, both ends included, over summer time (RC-058, I11)', () => {
    const rule = { back: { window: { from: 'out', min: 0, max: 30 } } };
    expect(rules.holds(rule, { out: '2026-02-20', back: '2026-03-22' })).toBe(true);
    expect(rules.holds(rule, { out: '2026-02-20', back: '2026-03-23' })).toBe(false);
    expect(rules.holds(rule, { out: '2026-02-20', back: '2026-02-19' })).toBe(false);
  });
  it('gives a calendar its first and last day', () => {
    const schema = {
      type: 'object', properties: { out: { type: 'string' }, back: { type: 'string', window: { from: 'out', min: 0, max: 30 } } }
    };
    expect(
      rules.expand(schema, { out: '2026-11-24' }).properties?.back
    ).toMatchObject({ formatMinimum: '2026-11-24', formatMaximum: '2026-12-24' });
    expect(rules.expand(schema, {}).properties?.back).not.toHaveProperty('formatMinimum');
    expect(rules.errors(schema, { out: '2026-11-24', back: '2026-12-25' })).toMatchObject(
      [{ path: ['back'], keyword: 'window', limit: { min: '2026-11-24', max: '2026-12-24' } }]
    );
  });
  it('never takes a day that does not exist', () => expect(rules.holds(newYork(0), { day: '2026-04-31' })).toBe(false));
});

describe('newerThan', () => {
  const rule = { fetchedAt: { newerThan: { hours: 4 } } };
  const at = (hours: number) => clock.now() - hours * 3_600_000;
  it('is a cache of under 4 hours, never of the future (RN-064, I09)', () => {
    expect(rules.holds(rule, { fetchedAt: at(3.99) })).toBe(true);
    expect(rules.holds(rule, { fetchedAt: at(4) })).toBe(false);
    expect(rules.holds(rule, { fetchedAt: at(-1) })).toBe(false);
    expect(rules.holds(rule, { fetchedAt: new Date(at(1)).toISOString() })).toBe(true);
  });
  it.each([
    ['numbers', (hours: number) => at(hours)],
    ['ISO texts', (hours: number) => new Date(at(hours)).toISOString()],
  ])('keeps two ranges of one schema apart, for timestamps as %s (RN-064)', (_, written) => {
    const schema = {
      type: 'object',
      properties: { first: { title: 'First', newerThan: { hours: 1 } }, second: { title: 'Second', newerThan: { hours: 100 } } }
    };
    const wrong = (first: number, second: number) =>
      rules.errors(schema, { first: written(first), second: written(second) }).map(({ path }) => path.join('.'));
    expect(wrong(2, 2)).toEqual(['first']);
    expect(wrong(0.5, 99)).toEqual([]);
    expect(wrong(0.5, 101)).toEqual(['second']);
    expect(wrong(2, 101)).toEqual(['first', 'second']);
  });
});

describe('a verdict on the same answers', () => {
  const day = (from: string, max: number) =>
    ({ type: 'object', properties: { day: { type: 'string', title: 'Day', window: { from, min: 0, max } }, start: { type: 'string' } } });
  const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
  let now = noon('2026-03-10');
  const moving = createRules({ clock: createClock(() => now) });
  const answers = { day: '2026-03-10', fetchedAt: noon('2026-03-10') };
  const schema = { ...day('today', 5), required: ['day'] };
  const rule = { day: { window: { from: 'today', zone: 'UTC', min: 0 } } };
  const fresh = { fetchedAt: { newerThan: { minutes: 10 } } };

  it('follows the clock: rule, form, errors and calendar (RC-057, RN-064)', () => {
    now = noon('2026-03-10');
    expect(
      [moving.holds(rule, answers), moving.holds(fresh, answers), moving.valid(schema, answers), moving.errors(schema, answers)]
    ).toEqual([true, true, true, []]);
    expect(moving.expand(schema, answers).properties?.day).toMatchObject({ formatMinimum: '2026-03-10', formatMaximum: '2026-03-15' });
    now = noon('2026-03-12');
    expect([moving.holds(rule, answers), moving.holds(fresh, answers), moving.valid(schema, answers)]).toEqual([false, false, false]);
    expect(moving.errors(schema, answers)).toMatchObject([{ path: ['day'], keyword: 'window' }]);
    expect(moving.expand(schema, answers).properties?.day).toMatchObject({ formatMinimum: '2026-03-12', formatMaximum: '2026-03-17' });
  });
  it('follows the day in each zone', () => {
    now = Date.parse('2026-03-11T03:45:00Z');
    const clockIn = createClock(() => now);
    expect([clockIn.today('UTC'), clockIn.today('America/New_York')]).toEqual(['2026-03-11', '2026-03-10']);
    now = Date.parse('2026-03-11T04:00:00Z');
    expect([clockIn.today('UTC'), clockIn.today('America/New_York')]).toEqual(['2026-03-11', '2026-03-11']);
  });
  it('follows the sibling a window counts from, and its limits', () => {
    now = noon('2026-03-10');
    const sibling = day('start', 5);
    expect(moving.valid(sibling, { start: '2026-03-08', day: '2026-03-10' })).toBe(true);
    expect(moving.valid(sibling, { start: '2026-03-01', day: '2026-03-10' })).toBe(false);
    expect(moving.valid(day('start', 9), { start: '2026-03-01', day: '2026-03-10' })).toBe(true);
    expect(moving.expand(sibling, { start: '2026-03-01' }).properties?.day).toMatchObject({ formatMaximum: '2026-03-06' });
  });
});

describe('a form', () => {
  const form = { schema: {
    type: 'object', required: ['agency'],
    properties: {
      agency: { type: 'string', title: 'Agency', enum: ['Hertz', 'Other'] },
      rows: {
        type: 'array',
        items: {
          type: 'object', properties: { a: { type: 'string', title: 'A' }, b: { type: 'string', title: 'B' } },
          dependencies: { a: ['b'], b: ['a'] }
        }
      }
    },
    if: { properties: { agency: { const: 'Other' } }, required: ['agency'] }, then: {
      required: ['other'], properties: { other: { type: 'string', title: 'Name', maxLength: 3 } }
    },
  } };
  it('says which required fields have no value, in order (D6)', () => {
    expect(rules.missing(form, {})).toEqual([{ title: 'Agency' }]);
    expect(rules.missing(form, { agency: 'Other' })).toEqual([{ title: 'Name' }]);
    expect(rules.missing(form, { agency: 'Hertz', rows: [{ a: 'x' }] })).toEqual([{ title: 'B' }]);
  });
  it('does not count the mark of a picked address, which nobody can answer: its street is wrong instead (SV-057, D6)', () => {
    const home = { schema: {
      type: 'object', required: ['street'], properties: { street: { type: 'string', title: 'Street' }, picked: { const: true } },
      dependencies: { street: ['picked'] },
    } };
    expect([{}, { street: '9 Elm' }].map((data) => rules.missing(home, data))).toEqual([[{ title: 'Street' }], []]);
    expect(rules.valid(home.schema, { street: '9 Elm' })).toBe(false);
  });
  it('still needs a box that is not ticked, or no longer (D6)', () => {
    const box = { schema: { type: 'object', required: ['terms'], properties: { terms: { const: true, title: 'Terms' } } } };
    const needed = [{ title: 'Terms' }];
    expect([undefined, false, true].map((terms) => rules.missing(box, { terms }))).toEqual([needed, needed, []]);
  });
  it('still needs a required list that is empty or has only blank rows, though no `minItems` says so (SV-039, D6)', () => {
    const list = {
      schema: {
        type: 'object', required: ['drivers'], properties: { drivers: { type: 'array', title: 'Drivers', items: { type: 'object' } } }
      }
    };
    for (const drivers of [[], [{}], [{ name: ' ' }]]) expect(
      [rules.missing(list, { drivers }), rules.valid(list.schema, { drivers })], JSON.stringify(drivers)
    ).toEqual([[{ title: 'Drivers' }], false]);
    expect(rules.missing(list, { drivers: [{ name: 'Mia' }] })).toEqual([]);
  });
  it('names the row of what is needed where the list shows several, by its number on the page (SV-043, D6)', () => {
    const people = (minRows: number) => ({
      schema: { type: 'object', properties: { people: { type: 'array', items: {
        type: 'object', properties: { first: { type: 'string', title: 'First name' }, last: { type: 'string', title: 'Last name' } },
        required: ['first', 'last'],
      } } } },
      ui: { people: { 'ui:options': { rowTitle: 'Owner {n}', minRows } } },
    });
    const missing = (rows: readonly unknown[], minRows = 1): unknown => rules.missing(people(minRows), { people: rows });
    const last = (index: number) => ({ title: 'Last name', row: { index, title: 'Owner {n}' } });
    expect(missing([{ first: 'Mia' }])).toEqual([{ title: 'Last name' }]);
    expect(missing([{ first: 'Mia' }], 2)).toEqual([last(0)]);
    expect(missing([{ first: 'Mia' }, { first: 'Noa' }])).toEqual([last(0), last(1)]);
    expect(missing([{}, { first: ' ' }, { first: 'Noa' }])).toEqual([last(2)]);
  });
  it('names the field of a condition in its errors', () => {
    expect(rules.errors(form.schema, { agency: 'Other', other: 'long' })).toMatchObject(
      [{ path: ['other'], keyword: 'maxLength', limit: 3, schema: { title: 'Name' } }]
    );
  });
  it(
    'leaves blank rows out (RC-068)', () => expect(rules.valid(form.schema, { agency: 'Hertz', rows: [{}, { a: '', b: ' ' }] })).toBe(true)
  );
});

describe('a phone number', () => {
  const accepts = (phone: string): boolean =>
    rules.valid({ type: 'object', properties: { phone: { type: 'string', format: 'phone' } } }, { phone });
  it('has at least seven digits abroad and at most fifteen, country code included (S-75)', () => {
    expect(['+491234', '+4912345', '+491234567890123', '+4912345678901234'].map(accepts)).toEqual([false, true, true, false]);
  });
  it('has ten digits after the 1 in the United States (WG-010)', () => {
    expect(['+1614555014', '+16145550142', '+161455501422'].map(accepts)).toEqual([false, true, false]);
  });
  it(
    'begins with a plus and has nothing around it',
    () => expect(['4912345678', 'x+4912345678', '+4912345678x', '+012345678'].map(accepts)).toEqual([false, false, false, false])
  );
});

describe('an answer of the outside world', () => {
  it('is judged as it stands', () => {
    expect(
      matchesSchema({ type: 'object', required: ['country'], properties: { country: { type: ['string', 'null'] } } }, { country: null })
    ).toBe(true);
    expect(matchesSchema({ type: 'string', minLength: 1 }, '')).toBe(false);
    expect(matchesSchema({}, undefined)).toBe(false);
  });
});

describe('answers that have been judged', () => {
  const text = (field: object) => ({ type: 'object', properties: { code: { type: 'string', ...field } } });
  it('are judged anew by another schema', () => {
    const answers = { code: 'x' };
    expect(rules.valid(text({ minLength: 1 }), answers)).toBe(true);
    expect(rules.valid(text({ minLength: 2 }), answers)).toBe(false);
  });
  it('are judged anew when a format has become known (SV-026)', () => {
    const answers = { code: 'x' };
    const schema = text({ format: 'known-later' });
    expect(rules.valid(schema, answers)).toBe(true);
    registerFormat('known-later', () => false);
    expect(rules.valid(schema, answers)).toBe(false);
  });
});

describe('the same answers at another moment', () => {
  let now = Date.parse('2026-03-10T12:00:00Z');
  const moving = createRules({ clock: createClock(() => now) });
  const day = { window: { from: 'today', zone: 'UTC', min: 0 } } as const;
  it('no longer meet a rule or a form when the day is over, and its first day has moved on (S-28, I09)', () => {
    const context = { day: '2026-03-10', at: now };
    const rule = { anyOf: [{ day }] };
    const schema = { type: 'object', properties: { day: { type: 'string', ...day } } };
    const judged = () => [
      moving.holds(rule, context), moving.holds({ at: { newerThan: { hours: 4 } } }, context), moving.valid(schema, context),
      moving.errors(schema, context).length, moving.expand(schema, context).properties?.day
    ];
    expect(judged()).toMatchObject([true, true, true, 0, { formatMinimum: '2026-03-10' }]);
    now += 86_400_000;
    expect(judged()).toMatchObject([false, false, false, 1, { formatMinimum: '2026-03-11' }]);
  });
});
