import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { wording } from './finding';
import { checkLater } from './later';

const asks = (...names: readonly string[]): object =>
  ({ form: { schema: { properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) } } });
/** What is said of the titles of a line that asks for the city, for the name and for no more. */
function told(titles: Readonly<Record<string, string>>, line: object = {}, steps: object = {}): readonly string[] {
  const second = { ...asks('name'), save: 'owner', next: 'third' };
  const all = { first: { ...asks('city'), next: 'second' }, second, third: {}, ...steps };
  const titled = Object.fromEntries(Object.entries(all).map(([name, step]) => [name, { title: titles[name] ?? '', ...step }]));
  const found: string[] = [];
  checkLater({ calls: {}, start: 'first', ...line, steps: titled } as unknown as FlowDefinition, {}, (finding) => {
    found.push(`${finding.code} ${finding.path.join('/')}: ${wording(finding)}`);
  });
  return found;
}

describe('a page that names an answer which is only asked behind it', () => {
  it('is told with the step that asks', () => {
    expect(told({ first: 'For {owner.name|lower}' })).toEqual(['asked-later steps/first/title: "owner.name" is asked at "second", behind '
      + 'this page: who comes here first reads nothing there. Name an answer that is given before, or ask this one sooner.']);
  });
  it('is told also where it is known of some visitors before', () => {
    expect(told({ first: 'For {owner.name}' }, { prefill: { 'owner.name': 'account.firstName' } })[0])
      .toContain('who comes here first, and of whom it is not known before, reads nothing there.');
  });
  it('may name what it asks itself, and what was asked before', () => {
    expect(told({ first: 'In {city}', second: 'For {owner.name} in {city}', third: 'For {owner.name}' })).toEqual([]);
  });
  it('may name what is asked before on some way', () => {
    expect(told({ first: 'For {owner.name}' }, {}, { third: { next: 'first' } })).toEqual([]);
    expect(told({ second: 'For {early}' }, {}, { first: { ...asks('early'), next: 'second' }, third: asks('early') })).toEqual([]);
  });
  it('may name what something else gives, or nothing behind it', () => {
    expect(told({ first: 'For {owner.name}' }, { calls: { load: { gives: ['owner'] } } })).toEqual([]);
    expect(told({ first: 'For {owner.name}' }, { changes: [{ of: 'city', set: { 'owner.name': { value: 'Ines' } } }] })).toEqual([]);
    expect(told({ first: 'For {owner.name}' }, {}, { first: { ...asks('city'), next: 'third' } })).toEqual([]);
  });
});

describe('a rule of an answer which is only asked behind its step', () => {
  const rule = { 'owner.name': { const: 'Ines' } };
  const said = (place: string): string => `asked-later steps/first/${place}/owner.name: "owner.name" is asked at "second", `
    + 'behind this step: here nobody has answered it yet. Ask for it sooner, or decide behind that step.';
  it.each([
    ['a branch', { next: [{ when: rule, to: 'third' }, { to: 'second' }] }, 'next/0/when'],
    ['a branch of another event', { next: 'second', on: { SKIP: { next: [{ when: rule, to: 'third' }] } } }, 'on/SKIP/next/0/when'],
    ['skip', { next: 'second', skip: rule }, 'skip'],
    ['a field', { next: 'second', asks: { city: rule } }, 'asks/city'],
  ])('is told: %s', (_what, step, place) => expect(told({}, {}, { first: { ...asks('city'), ...step } })).toEqual([said(place)]));
  it('is none where it decides behind that step, of a call, or where the answer may be known before', () => {
    expect(told({}, {}, { third: { next: [{ when: rule, to: 'fourth' }] }, fourth: {} })).toEqual([]);
    expect(told({}, {}, { first: { ...asks('city'), next: 'second', calls: [{ call: 'load', unless: rule }] } })).toEqual([]);
    const early = { first: { ...asks('city'), next: [{ when: rule, to: 'third' }, { to: 'second' }] } };
    expect(told({}, { prefill: { 'owner.name': 'account.firstName' } }, early)).toEqual([]);
    expect(told({}, { calls: { load: { gives: ['owner'] } } }, early)).toEqual([]);
  });
});
