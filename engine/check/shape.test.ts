import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { sentence, type Finding } from './finding';
import type { ExternalNames } from './known';
import { checkDerivation, checkShape } from './shape';

type Part = Readonly<Record<string, unknown>>;
const steps = { a: { path: 'a', screen: 'form', title: 'A' } };
function found(line: Part, external: ExternalNames = {}): readonly Finding[] {
  const all: Finding[] = [];
  checkShape({ start: 'a', calls: {}, steps, ...line } as unknown as FlowDefinition, external, (one) => { all.push(one); });
  return all;
}
const told = (...all: Parameters<typeof found>): readonly string[] => found(...all).map((one) => sentence('', one));
const inStep = (step: Part, external?: ExternalNames): readonly string[] => told({ steps: { a: { ...steps.a, ...step } } }, external);
const places = (step: Part): readonly string[] => found({ steps: { a: { ...steps.a, ...step } } }).map(({ path }) => path.join('/'));

describe('a name that the facts of the visit have', () => {
  const reserved = (name: string): string => `"${name}" is a fact of the visit: nothing can be kept there.`;
  it('is not that of what a call gives, of a field, or of what is kept', () => {
    expect(told({ calls: { x: { gives: ['plans', 'site'] } } })).toEqual([`calls.x › gives[1]: ${reserved('site')}`]);
    const form = { schema: { properties: { query: { type: 'boolean' }, age: { type: 'boolean' } } } };
    expect(inStep({ form })).toEqual([`a › form.schema.properties.query: ${reserved('query')}`]);
    expect(inStep({ save: 'landing.page' })).toEqual([`a › save: ${reserved('landing.page')}`]);
    expect(inStep({ form, save: 'details' })).toEqual([]);
    const all = found({ calls: { x: { gives: ['site'] } }, steps: { a: { ...steps.a, form }, b: { save: 'site', path: 'b' } } });
    expect(all.map(({ path, key }) => [path.at(-1), key])).toEqual([['0', undefined], ['query', true], ['save', undefined]]);
  });
});

describe('a change', () => {
  it('says which field must change, and on load says none', () => {
    expect(told({ changes: [{ of: 'a' }, { clear: ['b'] }], load: [{ clear: ['b'] }, { of: 'a', clear: ['b'] }] })).toEqual([
      'changes[1]: says no `of`: which field must change?', 'load[1].of: is always carried out on load, so `of` has no meaning here.',
    ]);
  });
  it('derives values, at once and on load', () => {
    const set = { a: 'newId', b: { first: ['c'] }, d: {} };
    expect(told({ changes: [{ of: 'a', set }], load: [{ set }] }).map((one) => one.slice(0, 28)))
      .toEqual(['changes[0].set.d: says nothi', 'load[0].set.d: says nothing:']);
  });
});

describe('a derived value', () => {
  const derived = (from: object, words?: readonly string[]): readonly string[] => {
    const all: string[] = [];
    checkDerivation(from, [], ({ message }) => { all.push(message); }, words as string[]);
    return all;
  };
  it.each<[string, object, object]>([
    ['says nothing: it takes one of first, sum, count, text, lookup, when, newId, value.', { value: 7 }, {}],
    ['says first and count: it takes one of first, sum, count, text, lookup, when, newId, value.', { first: ['a'] }, { count: 'a',
      first: ['a'] }],
    ['`lookup` and `in` go together: the path, and the table.', { lookup: 'a', in: {} }, { lookup: 'a' }],
    ['`lookup` and `in` go together: the path, and the table.', { lookup: 'a', in: {}, else: 1 }, { first: ['a'], in: {} }],
    ['`else` belongs to `first` or `lookup`.', { first: ['a'], else: 1 }, { sum: ['a'], else: 1 }],
    ['a derived text fills plain paths: formatters belong to what is shown.', { text: 'a, b | {a.b}' }, { text: '{age|money}' }],
    ['a derived text fills plain paths: formatters belong to what is shown.', { text: '{a}, {b}' }, { text: '{a} {b,c}' }],
  ])('%s', (says, right, wrong) => {
    expect(derived(right)).toEqual([]);
    expect(derived(wrong)).toEqual([says]);
  });
  it('with a word that is none has a finding of its own', () => expect(derived({ frist: ['a'], sum: ['b'], count: 'c' })).toEqual([]));
  it('takes other words where others are meant', () =>
    expect(derived({ each: 'a', add: 1 }, ['each', 'add'])).toEqual(['says each and add: it takes one of each, add.']));
});

describe('a promise', () => {
  it('says one thing, under a name of its own', () => {
    const takes = 'a promise takes one of always, never, leadsTo.';
    expect(told({ promises: [{ name: 'A', always: {} }, { name: 'B', never: {}, leadsTo: 'a' }, { name: 'A' }] })).toEqual([
      `promises[1]: says never and leadsTo: ${takes}`, `promises[2]: says nothing: ${takes}`,
      'promises[2].name: "A" is promised already: broken, nobody knew which.',
    ]);
  });
});

describe('a step', () => {
  it('has an address of its own', () => {
    const other = { ...steps.a, screen: 'form' };
    expect(told({ steps: { a: steps.a, b: other, c: { ...other, path: 'c' }, d: other } })).toEqual([
      'b › path: "a" is already the path of "a".', 'd › path: "a" is already the path of "b".']);
  });
  it('that comes first needs nothing; if there is none, that is told elsewhere', () => {
    expect(inStep({ needs: { b: true } }))
      .toEqual(['a › needs: every step that cannot be entered leads here in the end, so the first step may need nothing.']);
    expect(told({ start: 'b' })).toEqual([]);
  });
  it('is shown by a screen that exists', () => {
    expect(inStep({ screen: 'from' }, { screens: ['form', 'plans'] }))
      .toEqual(['a › screen: no screen is named "from". Did you mean "form"?']);
    expect(inStep({ screen: 'from' })).toEqual([]);
  });
  it('asks its own questions or those of the server, and for these it takes the kit', () => {
    expect(inStep({ form: { schema: {} }, survey: {} }))
      .toEqual(["a › survey: a step asks its own form or the server's questions, not both."]);
    expect(inStep({ survey: {} }, { surveys: false }))
      .toEqual(['a › survey: the flow is compiled without `survey`: hand the survey kit to compile, next to the adapters.']);
    expect(found({ steps: { a: { ...steps.a, survey: {} } } }, { surveys: false }).map(({ code, key }) => [code, key]))
      .toEqual([['survey-kit', true]]);
    expect([...inStep({ survey: {} }, { surveys: true }), ...inStep({}, { surveys: false })]).toEqual([]);
  });
  it('chooses and asks fields of its form', () => {
    const form = { schema: { properties: { pet: { type: 'boolean' }, holder: { properties: { age: { type: 'boolean' } } } } } };
    expect(inStep({ form, choices: { pet: 'pets', 'holder.age': 'ages' }, asks: { holder: {} } })).toEqual([]);
    expect(inStep({ form, choices: { pte: 'pets' }, asks: { 'holder.aeg': {} } })).toEqual([
      'a › choices: no field of the form is named "pte". Did you mean "pet"?',
      'a › asks: no field of the form is named "holder.aeg". Did you mean "holder"?',
    ]);
    expect(inStep({ asks: { pet: {} } })).toEqual(['a › asks: no field of the form is named "pet".']);
    expect(places({ form, choices: { pte: 'pets' } })).toEqual(['steps/a/choices/pte']);
  });
  it('asks with widgets that exist', () => {
    const form = { schema: { properties: { pet: { type: 'boolean' } } }, ui: { pet: { 'ui:widget': 'dat' } } };
    expect(inStep({ form }, { widgets: ['date'] })).toEqual(['a › form.ui.pet.ui:widget: no widget is named "dat". Did you mean "date"?']);
    expect(inStep({ form })).toEqual([]);
  });
});

describe('a branch', () => {
  const when = { b: true };
  it('stands before the one that always holds, after Next and after another event', () => {
    const never = 'can never be reached: the branch before it always holds.';
    expect(inStep({ next: [{ when, to: 'a' }, { to: 'a' }, { when, to: 'a' }, { to: 'a' }] })).toEqual([`a › next[2]: ${never}`]);
    const step = { on: { PICK: { next: [{ to: 'a' }, { when, to: 'a' }] }, LEAVE: {} } };
    expect(inStep(step)).toEqual([`a › PICK[1]: ${never}`]);
    expect(places(step)).toEqual(['steps/a/on/PICK/next/1']);
    expect(inStep({ next: [{ when, to: 'a' }, { when, to: 'a' }] })).toEqual([]);
  });
  it('leads to a step or to a modal', () => {
    const one = 'leads to a step or to a modal: say `to` or `modal`, one of them.';
    expect(inStep({ next: [{ when, to: 'a' }, { when, modal: 'b' }, { when }, { to: 'a', modal: 'b' }] }))
      .toEqual([`a › next[2]: ${one}`, `a › next[3]: ${one}`]);
    expect(inStep({ on: { PICK: { next: [{}] } } })).toEqual([`a › PICK[0]: ${one}`]);
    expect(places({ on: { PICK: { next: [{}] } } })).toEqual(['steps/a/on/PICK/next/0']);
  });
});

it('a modal that only closes leads nowhere, and one that is answered does', () => {
  const next = 'a';
  expect(told({ modals: {
    a: { type: 'info', next }, b: { type: 'error', next: [{ modal: 'a' }] }, c: { type: 'component', next },
    d: { type: 'select', options: 'plans', next },
  } })).toEqual(['modals.a › next: an info modal', 'modals.b › next: an error modal'].map((modal) =>
    `${modal} only closes, so its \`next\` is never used. Leave it out, or take a type that uses it: select or component.`));
});
it('a select modal has a list, other modals need none', () => {
  expect(told({ modals: { a: { type: 'info' }, b: { type: 'select', options: 'plans' }, c: { type: 'select' } } }))
    .toEqual(['modals.c: a select modal needs `options`: the path of its list.']);
});
