import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { findMistakes } from './checkFlow';
import { sentence, type Finding } from './finding';
import { fold, foldPlayed } from './fold';

const flow = { start: 'first', calls: {}, steps: {} } as unknown as FlowDefinition;
const named = (kind: string, name: string, path = `steps/first/${name}`): Finding =>
  ({ code: `unknown-${kind}` as Finding['code'], path: path.split('/'), message: `no ${kind} is named "${name}".` });
const left = (code: Finding['code'], path: string): Finding => ({ code, path: path.split('/'), message: 'nothing speaks of this.' });
/** The codes of what is left, each with those of its consequences. */
const told = (...findings: readonly Finding[]): readonly string[] =>
  fold(flow, findings).map(({ code, consequences = [] }) => [code, ...consequences.map((one) => one.code)].join(' > '));

describe('of two findings', () => {
  it.each([
    ['unused-call', 'calls/other', 'call'], ['unused-modal', 'modals/other', 'modal'], ['unreached-step', 'steps/other', 'step'],
    ['endless-loop', 'steps/other', 'step'],
  ] as const)('%s follows from a misspelt name of its own kind', (code, path, kind) => {
    expect(told(left(code, path), named(kind, 'othre'))).toEqual([`unknown-${kind} > ${code}`]);
    expect(told(named(kind, 'othre'), left(code, path))).toEqual([`unknown-${kind} > ${code}`]);
  });
  it.each([
    ['unused-call', 'calls/other', 'step'], ['unused-call', 'calls/other', 'modal'], ['unused-modal', 'modals/other', 'step'],
    ['unused-modal', 'modals/other', 'call'], ['unreached-step', 'steps/other', 'call'], ['unreached-step', 'steps/other', 'modal'],
  ] as const)('%s (%s) does not follow from the misspelt name of a %s: both are told', (code, path, kind) =>
    expect(told(left(code, path), named(kind, 'othre'))).toEqual([`unknown-${kind}`, code]));
  it('neither follows where the names are not alike, but for steps that cannot be reached without the missing one', () => {
    expect(told(left('unused-call', 'calls/other'), named('call', 'plans'))).toEqual(['unknown-call', 'unused-call']);
    expect(told(left('unused-modal', 'modals/other'), named('modal', 'plans'))).toEqual(['unknown-modal', 'unused-modal']);
    expect(told(left('unreached-step', 'steps/other'), named('step', 'plans'))).toEqual(['unknown-step > unreached-step']);
    expect(told(left('unreached-step', 'steps/other'), left('endless-loop', 'steps/plans'))).toEqual(['endless-loop > unreached-step']);
  });
});

it('steps and modals that nothing leads to any more follow from the `next` that is missing', () =>
  expect(told(left('unused-modal', 'modals/sorry'), left('unused-call', 'calls/other'), left('leads-nowhere', 'steps/first'),
    left('unreached-step', 'steps/second'))).toEqual(['unused-call', 'leads-nowhere > unused-modal > unreached-step']));

describe('of steps that nothing leads to', () => {
  const paths = (next: Readonly<Record<string, string>>, ...order: readonly string[]): readonly string[] => {
    const steps = Object.fromEntries(Object.entries(next).map(([name, to]) => [name, { next: to }]));
    return fold({ ...flow, steps } as unknown as FlowDefinition, order.map((name) => left('unreached-step', `steps/${name}`)))
      .map(({ path, consequences = [] }) => [path[1], ...consequences.map((one) => one.path[1])].join(' > '));
  };
  it('the first is told, with those behind it beneath, in whatever order they stand', () => {
    expect(paths({ a: 'b', b: 'c', c: 'end' }, 'a', 'b', 'c')).toEqual(['a > b > c']);
    expect(paths({ a: 'b', b: 'c', c: 'end' }, 'c', 'b', 'a')).toEqual(['a > c > b']);
  });
  it('two ways are two', () => expect(paths({ a: 'b', b: 'end', c: 'd', d: 'end' }, 'a', 'b', 'c', 'd')).toEqual(['a > b', 'c > d']));
  it('a loop is told at its first step, and what it leads to beneath', () => {
    expect(paths({ a: 'b', b: 'c', c: 'a' }, 'b', 'c', 'a')).toEqual(['b > c > a']);
    expect(paths({ a: 'a', b: 'end' }, 'a', 'b')).toEqual(['a', 'b']);
  });
});

describe('a page that a wrong `next` passes by is one mistake: that an order has no key without its answers', () => {
  const steps = { work: { save: 'work', form: { schema: { properties: { hours: {} } } } }, about: { save: 'about' } };
  const sold: Finding = { ...left('sold-on-some-ways', 'calls/buy/sells/of'), message: '"work" may stay blank; then an order has no key.' };
  const passed = (...others: readonly Finding[]): readonly string[] =>
    fold({ ...flow, steps } as unknown as FlowDefinition, [sold, ...others])
      .map(({ code, consequences = [] }) => [code, ...consequences.map((one) => one.code)].join(' > '));
  it('follows from the step that nothing leads to', () =>
    expect(passed(left('unreached-step', 'steps/work'))).toEqual(['unreached-step > sold-on-some-ways']));
  it('follows with that step from the name that is misspelt', () =>
    expect(passed(left('unreached-step', 'steps/work'), named('step', 'wrok')))
      .toEqual(['unknown-step > unreached-step > sold-on-some-ways']));
  it('is told beside a step that asks something else', () =>
    expect(passed(left('unreached-step', 'steps/about'))).toEqual(['sold-on-some-ways', 'unreached-step']));
});

it('an unused call is the consequence of the name that is nearly its own, not of the first that is missing', () =>
  expect(fold(flow, [named('step', 'other'), named('call', 'plans'), named('call', 'othre'), left('unused-call', 'calls/other')])
    .map(({ message, consequences = [] }) => [message, ...consequences.map(({ path }) => path.join('/'))])).toEqual([
    ['no step is named "other".'], ['no call is named "plans".'], ['no call is named "othre".', 'calls/other'],
  ]));

it('two wrong names in entries of one list are two mistakes', () => {
  const inEntry = (name: string): Finding => ({ code: 'unknown-path', path: [name], message: `an entry of "pets" has no "${name}".` });
  expect(fold(flow, [inEntry('bred'), inEntry('nmae'), inEntry('bred')]).map(({ message }) => message))
    .toEqual(['an entry of "pets" has no "bred".', 'an entry of "pets" has no "nmae".']);
});

it('the same wrong name at several places is told once, at the first of them', () => {
  const [first, second, third] = ['steps/a/calls/0', 'steps/b/calls/0', 'steps/c/calls/0'].map((path) => named('call', 'othre', path));
  expect(fold(flow, [first, second, named('step', 'othre'), third] as readonly Finding[]))
    .toEqual([{ ...first, consequences: [second, third] }, named('step', 'othre')]);
});

describe('what a call sends wrong when it is played', () => {
  const breach: Finding = { code: 'adapter-breach', path: ['calls', 'pay'], message: 'pay: the contract refuses: last_name (required).' };
  const unknown = (...path: readonly string[]): Finding => ({ code: 'unknown-path', path, message: 'nothing gives "details.x".' });
  const folded = (...findings: readonly Finding[]): readonly string[] =>
    foldPlayed(findings).map(({ path, consequences = [] }) => [path.join('.'), ...consequences.map(({ code }) => code)].join(' > '));

  it('follows from the name in `quote` by which it is sent, or else from the first', () => {
    expect(folded(breach, unknown('quote', 'buyer', 'firstName'), unknown('quote', 'buyer', 'lastName')))
      .toEqual(['quote.buyer.firstName', 'quote.buyer.lastName > adapter-breach']);
    expect(folded(breach, unknown('quote', 'place'), unknown('quote', 'buyer', 'email')))
      .toEqual(['quote.place > adapter-breach', 'quote.buyer.email']);
  });
  it('stands by itself where `quote` names nothing that is missing', () =>
    expect(folded(breach, unknown('steps', 'a'))).toEqual(['calls.pay', 'steps.a']));
});

describe('a name that is misspelt where it is given', () => {
  const text = { type: 'string', examples: ['x'] };
  const ask = (fields: object, more: object = {}): object =>
    ({ screen: 'form', title: 'S', form: { schema: { properties: fields } }, ...more });
  /** What is told of a line, and beneath it what follows. */
  const inLine = (steps: Readonly<Record<string, object>>, line: object = {}): readonly string[] =>
    findMistakes({
      id: 'line', code: 'l', base: 'l', title: 'L', start: Object.keys(steps)[0], calls: {},
      steps: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { path: name, ...step }])), ...line,
    }).flatMap((one) => [sentence('', one), ...(one.consequences ?? []).map((more) => `- ${sentence('', more)}`)]);
  const slip = (place: string, wrong: string, right: string): string =>
    `${place}: nothing speaks of "${wrong}", but 2 places speak of "${right}". Did you mean "${right}"?`;

  it('of a step is the mistake, and no other spelling is offered where it is spoken of', () =>
    expect(inLine({
      first: ask({ b: text }, { next: [{ when: { b: true }, to: 'driver' }, { to: 'last' }] }),
      drivr: ask({}, { path: 'driver', title: 'drivr' }),
      last: ask({ c: text }, { back: 'driver' }),
    }))
      .toEqual([slip('drivr', 'drivr', 'driver'), '- first › next[0]: no step is named "driver".',
        '- last › back: no step is named "driver".',
        '- drivr: nothing leads to this step.']));
  it('of a call or a modal is the mistake', () => {
    const step = (calls: readonly string[], modal: string): object =>
      ask({ b: text }, { calls, next: [{ when: { b: true }, modal }, { to: 'last' }] });
    const line = { calls: { quoet: { gives: [] }, find: { gives: [] } }, modals: { sory: { type: 'info' }, old: { type: 'info' } } };
    expect(inLine({ first: step(['quote', 'find'], 'sorry'), last: step(['quote'], 'sorry') }, line).filter((one) => !one.startsWith('-')))
      .toEqual([slip('modals.sory', 'sory', 'sorry'), slip('calls.quoet', 'quoet', 'quote'),
        expect.stringContaining('modals.old: nothing opens this dialog.'),
        'last: last → last: no step of this loop leads out of it.']);
  });
  it('of a field is the mistake, also where the form itself speaks of it', () =>
    expect(inLine({
      first: { ...ask({}), form: { schema: { properties: { emial: text } }, ui: { 'ui:order': ['email'], email: {}, zebra: {} } },
        next: 'last' },
      last: ask({}, { title: 'To {email}', needs: { email: true } }),
    })).toEqual([
      slip('first › form.schema.properties.emial', 'emial', 'email'),
        '- last › needs: nothing gives "email": no form field, no `save`, no call.',
      '- last › title: nothing gives "email": no form field, no `save`, no call.',
      '- first › form.ui.ui:order[0]: no field of the form is named "email".',
        '- first › form.ui.email: no field of the form is named "email".',
      'first › form.ui.zebra: no field of the form is named "zebra". There are: emial.',
    ]));
  it('is not looked for where one place alone speaks of another', () =>
    expect(inLine({ first: ask({ emial: text }, { next: 'last' }), last: ask({}, { title: 'To {email}' }) }))
      .toEqual(['last › title: nothing gives "email": no form field, no `save`, no call. Did you mean "emial"?']));
  it.each<[string, object]>([
    ['a text', { title: 'To {email}, {email} or {emial}' }], ['a text with a formatter', { title: 'To {email}, {email} or {emial|lower}' }],
    ['a text with several', { title: 'To {email}, {email} or {last,emial}' }], ['a rule', { title: 'To {email}, {email}',
      needs: { emial: true } }],
    ['a longer path', { title: 'To {email}, {email}', needs: { 'emial.host': true } }], ['a list', { title: 'To {email}, {email}',
      clear: ['emial'] }],
  ])('is not the mistake where %s speaks of it: then the others are', (_what, step) => {
    const told = inLine({ first: ask({ emial: text }, { next: 'last' }), last: ask({}, step) }).join();
    expect([told.includes('"email"'), told.includes('nothing speaks of')]).toEqual([true, false]);
  });
  it('of a dialog that is kept, or of a part of a path, is the mistake', () => {
    expect(inLine({ first: ask({ b: text }, { next: [{ when: { b: true }, modal: 'terms' }, { to: 'last' }] }),
      last: ask({}, { title: 'To {agreed}', needs: { agreed: true } }) }, { modals: { terms: { type: 'info', save: 'agred' } } })[0])
      .toBe(slip('modals.terms › save', 'agred', 'agreed'));
    const kept = { first: ask({ a: text }, { save: 'trip.whree', next: 'last' }),
      last: ask({}, { title: 'To {trip.where.a}', needs: { 'trip.where': true } }) };
    expect(inLine(kept)[0]).toBe(slip('first › save', 'whree', 'where'));
  });
  it('of a field is the mistake where the other place stands outside the definition', () => {
    const line = { ...flow, steps: { a: { form: { schema: { properties: { emial: text } } }, save: 'me' } } } as unknown as FlowDefinition;
    const message = 'nothing gives "me.email": "me" has no "email".';
    const one: Finding = { code: 'unknown-path', path: ['promises'], message, fix: { value: 'me.emial' } };
    expect(fold(line, [one], ['me.email']).map(({ code, consequences = [] }) => [code, consequences[0]?.fix]))
      .toEqual([['misspelt-name', undefined]]);
    expect(fold(line, [one], ['me.email', 'me.emial'])).toEqual([one]);
    expect(fold(line, [one], ['you.email'])).toEqual([one]);
  });
  it('is not that of the first step, nor one that a step is kept under', () => {
    expect(inLine({ drivr: ask({}, { path: 'driver', next: 'driver', back: 'driver' }) })[0]).toContain('Did you mean "drivr"?');
    expect(inLine({ first: ask({}, { next: 'driver', back: 'driver' }), drivr: ask({}), last: ask({}, { back: 'drivr' }) })[0])
      .toContain('Did you mean "drivr"?');
  });
});
