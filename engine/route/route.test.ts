import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { isEnd } from '../definition/graph';
import { routeOf } from './testing';

const form = (properties: object, more: object = {}) => ({ schema: { type: 'object', properties, ...more } });
const text = { type: 'string' };
const step = (path: string, more: object = {}) => ({ path, screen: 'form', title: path, content: {}, ...more });
const lineOf = (steps: object, more: object = {}): FlowDefinition => ({
  id: 'line', code: 'l', base: 'l', title: 'L', start: 'person', calls: {}, modals: { sorry: { type: 'info' } }, steps, ...more,
} as unknown as FlowDefinition);
/** Students are asked for their school, minors are turned away, and the plan leads on once it is chosen. */
const steps = {
  person: step('person', {
    form: form({ age: { type: 'number' }, student: { type: 'boolean' } }, { required: ['age'] }),
    next: [{ when: { age: { maximum: 17 } }, modal: 'sorry' }, { when: { student: { const: true } }, to: 'school' }, { to: 'plans' }],
  }),
  school: step('school', { form: form({ school: text }, { required: ['school'] }), next: 'plans' }),
  plans: step('plans', { needs: { offers: true }, on: { CHOOSE: { from: 'offers', save: 'plan', next: 'pay' } } }),
  pay: step('pay', { calls: ['buy'], next: 'end' }),
  end: step('end', { back: false }),
};
const flow = lineOf(steps, { calls: { buy: { gives: ['policy'], once: 'key' } } });
const route = routeOf(flow);
const adult = { age: 30, offers: ['a'], plan: 'a' };
const open = (context: object): readonly string[] => Object.keys(flow.steps).filter((name) => route.isOpen(name, { ...context }));

describe('the route of the present answers', () => {
  it('takes the first branch that holds, goes through a choice, and past a message', () => {
    expect(route.steps(adult)).toEqual(['person', 'plans', 'pay', 'end']);
    expect(route.steps({ ...adult, student: true })).toEqual(['person', 'school', 'plans', 'pay', 'end']);
    expect(route.steps({ age: 12 })).toEqual(['person', 'plans', 'pay', 'end']);
  });
  it('ends where it would come round again', () =>
    expect(routeOf(lineOf({ ...steps, pay: step('pay', { next: 'person' }) })).steps(adult)).toEqual(['person', 'plans', 'pay']));
  it('reads the clock anew: a rule that counts from today may hold tomorrow', () => {
    let now = Date.parse('2026-03-10T12:00:00Z');
    const dated = lineOf({
      person: step('person', { form: form({ day: { type: 'string' } }),
        next: [{ when: { day: { window: { from: 'today', min: 1 } } }, to: 'pay' }, { to: 'end' }] }),
      pay: step('pay', { next: 'end' }), end: step('end'),
    });
    const timed = routeOf(dated, () => now);
    const context = { day: '2026-03-11' };
    expect(timed.steps(context)).toEqual(['person', 'pay', 'end']);
    now += 86_400_000;
    expect(timed.steps(context)).toEqual(['person', 'end']);
  });
});

it('an end is where nothing is asked of the visitor or of a service', () => {
  expect(['end', 'pay', 'plans', 'nowhere'].map((name) => isEnd(flow, name))).toEqual([true, false, false, false]);
  const last = {
    calling: step('calling', { calls: ['buy'] }), asking: step('asking', { on: { CHOOSE: { next: [{ modal: 'sorry' }, { to: 'end' }] } } }),
  };
  expect(['calling', 'asking'].map((name) => isEnd(lineOf({ ...steps, ...last }), name))).toEqual([false, false]);
});

describe('a step can be entered', () => {
  it('when every step before it is complete, and what only a call can give is there', () => {
    expect(open({})).toEqual(['person']);
    expect(open({ age: 30 })).toEqual(['person']);
    expect(open({ age: 30, offers: ['a'] })).toEqual(['person', 'plans']);
    expect(open(adult)).toEqual(['person', 'plans', 'pay']);
  });
  it('only while it is on the route', () => {
    expect(open({ ...adult, student: true })).toEqual(['person', 'school']);
    expect(open({ ...adult, student: true, school: 'Oxford' })).toEqual(['person', 'school', 'plans', 'pay']);
    expect(open({ ...adult, school: 'Oxford' })).not.toContain('school');
  });
  it('not behind an answer that is not eligible, whatever else is answered', () => expect(open({ ...adult, age: 12 })).toEqual(['person']));
  it('when it shows a receipt, once something was bought', () => {
    expect(open({ ...adult, policy: 'P1' })).toContain('end');
    expect(open({ policy: 'P1' })).toEqual(['person', 'end']);
  });
  it('behind a question in a dialog, once that is answered', () => {
    const modals = { where: { type: 'select', options: 'places', save: 'place', next: 'pay' } };
    const asking = routeOf(lineOf({
      person: step('person', { next: [{ when: { 'count(places)': { minimum: 2 } }, modal: 'where' }, { to: 'pay' }] }),
      pay: step('pay', { next: 'end' }), end: step('end'),
    }, { modals }));
    expect([{ places: ['a'] }, { places: ['a', 'b'] }, { places: ['a', 'b'], place: 'b' }].map((now) => asking.isOpen('pay', now)))
      .toEqual([true, false, true]);
  });
  it('although a field is blank that it asks again itself', () => {
    const paid = { pays: text, card: text };
    const asking = routeOf(lineOf({
      person: step('person', { form: form({ pays: text, name: text }, { required: ['pays', 'name'] }), next: 'pay' }),
      pay: step('pay', { form: form(paid, { required: ['pays'] }), next: 'last' }), last: step('last', { next: 'end' }), end: step('end'),
    }));
    expect(['pay', 'last'].map((name) => asking.isOpen(name, { name: 'Ines' }))).toEqual([true, false]);
    expect(asking.isOpen('pay', { card: '4242' })).toBe(false);
  });
  it('although a field is blank that it asks again under the same path, and not under another', () => {
    const asking = (save: string) => routeOf(lineOf({
      person: step('person', { save: 'who', form: form({ pays: text, name: text }, { required: ['pays', 'name'] }), next: 'pay' }),
      pay: step('pay', { save, form: form({ pays: text }, { required: ['pays'] }), next: 'end' }), end: step('end'),
    }));
    expect(['who', 'card'].map((save) => asking(save).isOpen('pay', { who: { name: 'Ines' } }))).toEqual([true, false]);
    expect(asking('who').isOpen('pay', { name: 'Ines' })).toBe(false);
  });
  it('with a receipt as soon as one of several purchases has given something', () => {
    const selling = routeOf(lineOf({ ...steps, more: step('more', { calls: ['renew'], next: 'end' }) }, {
      calls: { buy: { gives: ['policy', 'papers'], once: 'key' }, renew: { gives: ['renewal'], once: 'key' } },
    }));
    expect([{}, { policy: 'P1' }, { papers: 'x' }, { renewal: 'R1' }].map((now) => selling.isOpen('end', now)))
      .toEqual([false, true, true, true]);
  });
  it('behind a message that leads on elsewhere than the branches after it, and not behind one that leads nowhere', () => {
    const asking = (terms: object) => routeOf(lineOf({
      person: step('person', { next: [{ when: { old: true }, modal: 'terms' }, { to: 'pay' }] }),
      pay: step('pay', { next: 'end' }), more: step('more', { next: 'end' }), end: step('end'),
    }, { modals: { terms: { type: 'component', save: 'agreed', ...terms } } }));
    expect(asking({ next: 'more' }).steps({ old: true, agreed: true })).toEqual(['person', 'more', 'end']);
    expect([{ agreed: true }, { old: true, agreed: true }].map((now) => asking({}).isOpen('pay', now))).toEqual([true, false]);
  });
  it('beside the way, as soon as the step it is reached from can be entered', () => {
    const listing = routeOf(lineOf({
      person: step('person', { next: 'things' }),
      things: step('things', { needs: { known: true }, on: { ADD: { next: 'thing' } }, next: [{ when: { things: true }, to: 'end' }] }),
      thing: step('thing', { over: 'things', next: 'things' }), end: step('end'),
    }));
    expect([listing.isOpen('thing', {}), listing.isOpen('thing', { known: true })]).toEqual([false, true]);
    expect(listing.back('thing', { known: true })).toBe('things');
  });
  it('where no step leads to it, by its needs alone; only then its answers count', () => {
    const closed = routeOf(lineOf({ ...steps, closed: step('closed', { needs: { isClosed: true }, form: form({ why: text }) }) }));
    expect([closed.isOpen('closed', {}), closed.isOpen('closed', { isClosed: true })]).toEqual([false, true]);
    expect(closed.active({ why: 'x' })).toEqual({});
    expect(closed.active({ why: 'x', isClosed: true })).toEqual({ why: 'x', isClosed: true });
  });
});

describe('a step that another event than Next leads to', () => {
  /** A list of things that must not be empty; the offer says whether one may be added, or a proof is asked first. */
  const listing = {
    person: step('person', { next: 'things' }),
    things: step('things', {
      skip: { none: true }, form: form({ count: text }, { required: ['count'] }), next: 'end',
      on: { ADD: { next: [{ when: { full: true }, modal: 'full' }, { when: { full: false }, to: 'thing' }] }, EDIT: {} },
    }),
    thing: step('thing', { form: form({ thing: text }, { required: ['thing'] }), next: 'photo' }),
    photo: step('photo', { form: form({ photo: text }), next: 'things' }),
    proof: step('proof', { form: form({ proof: text }), next: 'things' }),
    end: step('end'),
  };
  const modals = { full: { type: 'component', next: [{ when: { exempt: true }, to: 'proof' }, { modal: 'full' }] } };
  const listed = routeOf(lineOf(listing, { modals }));
  const opened = (context: object) => ['thing', 'photo', 'proof', 'end'].filter((name) => listed.isOpen(name, { ...context }));
  it('can be entered before the step it is reached from is answered, and what follows it only after its own answers', () => {
    expect(opened({})).toEqual(['thing']);
    expect(opened({ thing: 'x' })).toEqual(['thing', 'photo']);
    expect(opened({ count: '1' })).toEqual(['thing', 'end']);
    expect(listed.steps({})).toEqual(['person', 'things', 'end']);
  });
  it('is led to by the rules of that event, also through a message', () => {
    expect(opened({ full: true, thing: 'x' })).toEqual([]);
    expect(opened({ full: true, exempt: true })).toEqual(['proof']);
  });
  it('has answers that count as long as it is led to, which it is not where that step is passed over', () => {
    expect(listed.active({ thing: 'x', photo: 'y', proof: 'z' })).toEqual({ thing: 'x', photo: 'y' });
    expect(listed.active({ thing: 'x', full: true })).toEqual({ full: true });
    expect(listed.active({ thing: 'x', none: true })).toEqual({ none: true });
  });
  it('is no detour where the event carries the visitor on: then the first branch that holds leads, and no other', () => {
    const choosing = routeOf(lineOf({
      person: step('person', { on: { CHOOSE: { save: 'plan', next: [{ when: { near: true }, to: 'near' }, { to: 'far' }] } } }),
      near: step('near', { next: 'end' }), far: step('far', { next: 'end' }), end: step('end'),
    }));
    expect([{ plan: 'a' }, { plan: 'a', near: true }, { near: true }].map((now) => ['near', 'far'].filter((name) =>
      choosing.isOpen(name, now)))).toEqual([['far'], ['near'], []]);
  });
  it('is in a dialog over another, which alone leads to it', () => {
    const over = routeOf(lineOf({ ...steps, help: step('help', { over: 'plans', form: form({ help: text }) }) }));
    expect([{}, adult].map((now) => over.isOpen('help', now))).toEqual([false, true]);
    expect(over.active({ ...adult, help: 'x' })).toEqual({ ...adult, help: 'x' });
  });
});

describe('an address that may not be entered', () => {
  it('leads to the furthest step that can be', () => {
    expect(route.entry('pay', { age: 30, offers: ['a'] })).toBe('plans');
    expect(route.entry('pay', { age: 30, offers: ['a'], student: true })).toBe('school');
    expect(route.entry('end', adult)).toBe('pay');
    expect(['nowhere', 'constructor'].map((name) => route.entry(name, {}))).toEqual(['person', 'person']);
  });
  it('leads where the step says, or the line for all its steps', () => {
    const named = (otherwise: string | undefined, pay: object): string =>
      routeOf(lineOf({ ...steps, pay: step('pay', { ...pay, next: 'end' }) }, { otherwise })).entry('pay', { age: 30, offers: ['a'] });
    expect([named(undefined, { otherwise: 'person' }), named('person', {}), named('person', { otherwise: 'plans' })])
      .toEqual(['person', 'person', 'plans']);
  });
  it('leads to the furthest where those it names send each other round', () => {
    const round = {
      left: step('left', { needs: { left: true }, otherwise: 'right' }),
      right: step('right', { needs: { right: true }, otherwise: 'left' }),
    };
    expect(routeOf(lineOf({ ...steps, ...round })).entry('left', { age: 30, offers: ['a'] })).toBe('plans');
  });
});

describe('Back (S-25)', () => {
  it('leads to the step before on the way of the present answers', () => {
    expect([route.back('plans', adult), route.back('plans', { ...adult, student: true, school: 'Oxford' }), route.back('pay', adult)])
      .toEqual(['person', 'school', 'plans']);
  });
  it('passes over a step that can no longer be entered', () => expect(route.back('pay', { age: 30, plan: 'a' })).toBe('person'));
  it('is not there at the first step and where the line says so', () =>
    expect([route.back('person', {}), route.back('end', {})]).toEqual([false, false]));
  it('leads where the line says, or to what can be entered instead', () => {
    const helping = routeOf(lineOf({ ...steps, help: step('help', { back: 'pay', next: 'plans' }) }));
    expect([helping.back('help', adult), helping.back('help', { age: 30, offers: ['a'] })]).toEqual(['pay', 'plans']);
  });
  it('of a step that is no longer on the route leads to the furthest that can be entered', () =>
    expect(route.back('school', { age: 30, offers: ['a'] })).toBe('plans'));
});

describe('answers off the route', () => {
  it('count nowhere, and count again when the visitor comes back to them', () => {
    const context = { ...adult, school: 'Oxford' };
    expect(route.active(context)).toEqual(adult);
    expect(route.active({ ...context, student: true })).toEqual({ ...context, student: true });
  });
  it('are not seen by the rules of an earlier step', () => {
    expect(route.seen('person', { ...adult, student: true, school: 'Oxford' })).toEqual({ ...adult, student: true });
  });
  it('count neither where their field is not asked with the present answers', () => {
    const asking = routeOf(lineOf({
      person: step('person', { save: 'who', next: 'end', asks: { id: { 'who.kind': { const: 'id' } } }, form: form(
        { kind: text, id: text, country: text },
        { if: { properties: { country: { const: 'other' } }, required: ['country'] }, then: { properties: { which: text } } },
      ) }),
      end: step('end'),
    }));
    const who = { kind: 'id', id: '1', country: 'other', which: 'Malta' };
    expect(asking.active({ who })).toEqual({ who });
    expect(asking.active({ who: { ...who, kind: 'birthday', country: 'ZA' } })).toEqual({ who: { kind: 'birthday', country: 'ZA' } });
  });
  it('stay when a call gives the same field, or a change derives it', () => {
    const given = routeOf(lineOf(
      { ...steps, school: step('school', { form: form({ school: text, pupils: text }), save: undefined, next: 'plans' }) },
      { calls: { look: { gives: ['school'] } }, changes: [{ of: 'age', set: { pupils: { value: '9' } } }] },
    ));
    expect(given.active({ age: 30, school: 'Oxford', pupils: '9' })).toEqual({ age: 30, school: 'Oxford', pupils: '9' });
  });
  it('count where a field hangs on an answer, or is one of several forms', () => {
    const hanging = routeOf(lineOf({ person: step('person', { next: 'end', form: form({ country: text }, {
      dependencies: { country: { properties: { which: text } }, which: ['country'] },
      anyOf: [{ properties: { mail: text } }], oneOf: [{ properties: { phone: text } }],
    }) }), end: step('end') }));
    const all = { country: 'other', which: 'Malta', mail: 'm', phone: 'p' };
    expect(hanging.active(all)).toEqual(all);
    expect(hanging.active({ which: 'Malta', mail: 'm', phone: 'p', country: ' ' })).toEqual({ mail: 'm', phone: 'p', country: ' ' });
  });
  it('count always where a change derives the object that holds them, and not where its name only begins alike', () => {
    const school = step('school', { form: form({ name: text }), save: 'school', next: 'plans' });
    const derived = (path: string) =>
      routeOf(lineOf({ ...steps, school }, { changes: [{ of: 'age', set: { [path]: { value: 'x' } } }] }));
    const context = { age: 30, school: { name: 'Oxford' } };
    expect([derived('school').active(context), derived('scho').active(context)]).toEqual([context, { age: 30 }]);
  });
  it('of a survey count only while it is on the route', () => {
    const asking = routeOf(lineOf({
      person: step('person', { next: [{ when: { asked: true }, to: 'survey' }, { to: 'end' }] }),
      survey: step('survey', { survey: { form: 'questions', answers: 'given', trail: 'trail' }, next: 'end' }), end: step('end'),
    }));
    expect(asking.active({ given: { roof: 'new' } })).toEqual({});
    expect(asking.active({ asked: true, given: { roof: 'new' } })).toEqual({ asked: true, given: { roof: 'new' } });
  });
  it('leave nothing of an object that held nothing else', () => {
    const school = step('school', { form: form({ name: text }), save: 'study.school', next: 'plans' });
    const nested = routeOf(lineOf({ ...steps, school }));
    expect(nested.active({ age: 30, study: { school: { name: 'Oxford' } } })).toEqual({ age: 30 });
    expect(nested.active({ age: 30, study: { school: { name: 'Oxford' }, year: 2 } })).toEqual({ age: 30, study: { year: 2 } });
  });
});

describe('a step that is passed over', () => {
  /** Those who have a licence are not asked for it; `where` only decides. */
  const skipping = {
    person: step('person', { form: form({ abroad: { type: 'boolean' }, licence: text }), next: 'test' }),
    test: step('test', { skip: { licence: true }, form: form({ test: text }), next: 'where' }),
    where: { path: 'where', screen: 'form', title: 'where', next: [{ when: { abroad: { const: true } }, to: 'abroad' }, { to: 'pay' }] },
    abroad: step('abroad', { needs: { visa: true }, next: 'pay' }),
    pay: step('pay', { next: 'end' }),
    end: step('end'),
  };
  const skipped = routeOf(lineOf(skipping));
  it('is on no route, and neither Next nor Back leads to it', () => {
    expect(skipped.steps({ licence: 'L' })).toEqual(['person', 'pay', 'end']);
    expect(skipped.steps({ abroad: true })).toEqual(['person', 'test', 'abroad', 'pay', 'end']);
    expect([skipped.back('pay', { licence: 'L' }), skipped.back('pay', {})]).toEqual(['person', 'test']);
  });
  it('has no answers that count', () => expect(skipped.active({ licence: 'L', test: 'T' })).toEqual({ licence: 'L' }));
  it('leads a typed address on, through the entry guards behind it', () => {
    expect(['test', 'where'].map((name) => skipped.entry(name, { licence: 'L' }))).toEqual(['pay', 'pay']);
    expect(skipped.entry('where', { abroad: true, visa: 'V' })).toBe('abroad');
    expect(skipped.entry('where', { abroad: true })).toBe('test');
  });
  it('goes further back when a Back of its own names it', () =>
    expect(routeOf(lineOf({ ...skipping, pay: step('pay', { back: 'test', next: 'end' }) })).back('pay', { licence: 'L' })).toBe('person'));
  it('is shown when the answers lead nowhere from it, before a message, and in a circle', () => {
    const at = (more: object, other: object = {}): string =>
      routeOf(lineOf({ ...skipping, test: step('test', { skip: { licence: true }, ...more }), ...other })).entry('test', { licence: 'L' });
    expect(at({ next: [{ when: { never: true }, to: 'pay' }] })).toBe('test');
    expect(at({ next: [{ when: { licence: true }, modal: 'sorry' }, { to: 'pay' }] })).toBe('test');
    expect(at({ next: 'abroad' }, { abroad: step('abroad', { skip: {}, next: 'test' }) })).toBe('test');
  });
  it('may be the first one', () => {
    const first = routeOf(lineOf({ ...skipping, person: step('person', { skip: { known: true }, next: 'test' }) }));
    expect([first.steps({ known: true }), first.entry('person', { known: true })]).toEqual([['test', 'pay', 'end'], 'test']);
  });
});
