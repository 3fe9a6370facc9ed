import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { checkContents, withContent } from './content';
import { wording, type Finding } from './finding';
import type { ContentSpec, Known } from './known';

/** A line of one step with this content, on a screen that reads this. */
const line = (step: object): FlowDefinition => ({ steps: { a: { screen: 'show', next: 'b', ...step } } }) as unknown as FlowDefinition;
const reads = (content: ContentSpec, needs: readonly 'form'[] = []): Known => ({ screenSpecs: { show: { needs, content } } });
function found(step: object, known: Known): readonly Finding[] {
  const all: Finding[] = [];
  checkContents(line(step), known, (finding) => { all.push(finding); });
  return all;
}
const told = (content: unknown, spec: ContentSpec, step: object = {}): readonly string[] =>
  found({ content, ...step }, reads(spec)).map((one) => `${one.path.slice(3).join('/')}: ${wording(one)}`);
const mentioned = (content: unknown, spec: ContentSpec): readonly string[] =>
  withContent(line({ content }), reads(spec)).map(({ kind, name, path }) => `${path.slice(3).join('/')}: ${kind} ${name}`);

describe('content', () => {
  it.each<[ContentSpec, unknown, unknown, string]>([
    ['text', 'x', 7, 'a text, but it is 7'], ['template', 'x', null, 'a text, but it is null'], ['path', 'x', true,
      'a text, but it is true'],
    ['number?', 7, '7', 'a number, but it is "7"'], ['flag', false, 'no', 'true or false, but it is "no"'],
    [{ list: 'text' }, [], {}, 'a list, but it is {}'], [{ list: 'text', some: true }, ['x'], [], 'a list of at least one, but it is []'],
    [{ of: {} }, {}, [], 'an object, but it is []'], [{ each: 'text' }, { b: 'x' }, 'x'.repeat(50),
      `an object, but it is "${'x'.repeat(39)}…`],
  ])('that is %j is told so where it is something else', (spec, right, wrong, says) => {
    expect(told({ a: right }, { of: { a: spec } })).toEqual([]);
    expect(told({ a: wrong }, { of: { a: spec } })).toEqual([`a: this must be ${says}.`]);
  });
  it('is read in lists and under every name, and each mistake has its place', () => {
    expect(told({ a: ['x', 7], b: { c: 'x', d: [7] } }, { of: { a: { list: 'text' }, b: { each: 'text' } } }))
      .toEqual(['a/1: this must be a text, but it is 7.', 'b/d: this must be a text, but it is [7].']);
  });
  it('of an amount names its currency by a code or by a path', () => {
    const of = { a: 'currency', b: 'currency?', c: 'template' } as const;
    expect(mentioned({ a: 'EUR', b: 'checkout.code', c: '{worth,EUR|money} {worth,code|money}' }, { of }))
      .toEqual(['b: path checkout.code', 'c: path worth', 'c: formatter money', 'c: path worth', 'c: path code', 'c: formatter money']);
    expect(told({ a: 7, c: '' }, { of })).toEqual(['a: this must be a text, but it is 7.']);
  });
  it('is filled where it says so, by what it names besides', () => {
    const of = { a: 'text', b: 'template', c: { template: ['price'] } } as const;
    expect(mentioned({ b: '{name}', c: '{price} {cost}' }, { of })).toEqual(['b: path name', 'c: path cost']);
    expect(told({ a: '{name}', b: '{name', c: '{price' }, { of })).toEqual([
      'a: nothing is filled in here: visitors would read “{name}”.', ...(['b', 'c'].map((name) =>
        `${name}: a name stands between one { and one }: visitors would read “{${name === 'b' ? 'name' : 'price'}”.`)),
    ]);
    expect(told({ a: 'x', b: 'x', c: 7 }, { of })).toEqual(['c: this must be a text, but it is 7.']);
  });
  it('that is one of some values is told the nearest', () => {
    const spec: ContentSpec = { oneOf: ['charge', 'refund'] };
    expect(told('refund', spec)).toEqual([]);
    expect(told('refnud', spec)).toEqual([': "refnud" is none of the values here. Did you mean "refund"?']);
    expect(told(7, spec)).toEqual([': 7 is none of the values here. There are: charge, refund.']);
    expect([...found({ content: 'refnud' }, reads(spec)), ...found({ content: 'zebra' }, reads(spec))].map(({ fix }) => fix))
      .toEqual([{ value: 'refund' }, undefined]);
  });
  it('has the words that the screen reads, and no other', () => {
    const spec: ContentSpec = { of: { title: 'text', per: 'text', more: 'text?', rows: { list: 'text', optional: true }, each: { of: {},
      optional: true } } };
    expect(told({ title: 'x', per: 'x' }, spec)).toEqual([]);
    expect(told({ title: 'x', per: undefined, more: undefined }, spec)).toEqual([': "per" is missing.']);
    expect(told({}, spec)).toEqual([': "title" is missing.', ': "per" is missing.']);
    expect(told({ tilte: 'x', per: 'x' }, spec)).toEqual(['tilte: the screen reads no "tilte" here. Did you mean "title"?']);
    expect(told({ title: 'x', per: 'x', toString: 'x' }, spec))
      .toEqual(['toString: the screen reads no "toString" here. There are: title, per, more, rows, each.']);
    expect(found({ content: { tilte: 'x', per: 'x', zebra: 'x' } }, reads(spec)).map(({ at, fix }) => [at, fix]))
      .toEqual([[['steps', 'a', 'content'], { rename: 'title' }], [['steps', 'a', 'content'], undefined]]);
  });
  it('says what a policy that waits is told', () => {
    const [pending] = found({ content: {} }, reads({ of: { pending: 'text' } }));
    expect([pending?.code, pending?.message])
      .toEqual(['pending-missing', '"pending" is missing: the message and the lines of a policy that waits for approval.']);
  });
  it('names a field of the form', () => {
    const form = { schema: { properties: { name: { type: 'string' }, holder: { type: 'object',
      properties: { age: { type: 'integer' } } } } } };
    for (const name of ['name', 'holder', 'holder.age']) expect(told(name, 'field', { form })).toEqual([]);
    expect(told('nmae', 'field', { form })).toEqual([': no field of the form is named "nmae". Did you mean "name"?']);
    expect(told('holder.agee', 'field', { form })).toEqual([': no field of the form is named "holder.agee". There are: name, holder.']);
    expect(told('name', 'field')).toEqual([': no field of the form is named "name".']);
  });
  it('mentions paths and texts of an entry with the list that it belongs to', () => {
    const content: ContentSpec = { of: { plans: 'path', id: 'entryPath', title: 'entryTemplate' } };
    const all = withContent(line({ content: { plans: 'a.plans', id: 'x.y', title: '{name} {born|date}' } }),
      { screenSpecs: { show: { needs: [], content, list: 'plans' } } });
    expect(all.map(({ kind, name, entryOf }) => `${kind} ${name} ${entryOf}`))
      .toEqual(['path a.plans undefined', 'path x.y a.plans', 'path name a.plans', 'path born a.plans', 'formatter date a.plans']);
  });
  it('mentions paths, steps, icons and drawings, and paths and formatters in its texts', () => {
    const of = { a: 'path', b: 'step?', c: 'icon', d: 'drawing', e: 'template', f: 'text', g: 'field' } as const;
    expect(mentioned({ a: 'x.y', b: 'info', c: 'mail', d: 'car', e: 'For {name}, {a, b|days}', f: '{zebra}', g: 'name' }, { of })).toEqual([
      'a: path x.y', 'b: step info', 'c: icon mail', 'd: drawing car', 'e: path name', 'e: path a', 'e: path b', 'e: formatter days',
    ]);
    expect(mentioned({ a: 7 }, { of })).toEqual([]);
  });
});

describe('a screen', () => {
  it('is told what it needs and does not get', () => {
    const [one, ...others] = found({}, reads('text?', ['form']));
    expect([one?.code, one?.path.join('/'), one?.message, others])
      .toEqual(['screen-needs', 'steps/a', 'the screen "show" needs `form`, and the step has none.', []]);
    expect(found({ form: { schema: {} } }, reads('text?', ['form']))).toEqual([]);
    expect(found({ screen: 'gone', content: 7 }, reads('text', ['form']))).toEqual([]);
    expect(found({ content: 7 }, {})).toEqual([]);
  });
  it('is told which of its controls lead nowhere', () => {
    const known: Known = { screenSpecs: { show: { needs: [], content: 'text?', events: ['CHOOSE', 'SKIP'] } } };
    expect(found({ on: { SKIP: { next: 'b' } } }, known).map((one) => `${one.code} ${one.path.join('/')} ${one.message}`))
      .toEqual(['screen-event steps/a the screen "show" sends CHOOSE, and the step\'s `on` does not say where it leads.']);
    expect(found({ on: { SKIP: { next: 'b' }, CHOOSE: { next: 'b' } } }, known)).toEqual([]);
  });
  it('is told which of its events no control sends', () => {
    const known: Known = { screenSpecs: { show: { needs: [], content: 'text?', events: ['CHOOSE'], otherEvents: ['ACCEPT'] } } };
    const on = { CHOOSE: { next: 'b' }, ACCEPT: { next: 'b' } };
    expect(found({ on }, known)).toEqual([]);
    expect(found({ on: { ...on, SKIP: { next: 'b' } } }, known).map((one) => `${one.code} ${one.path.join('/')} ${wording(one)}`))
      .toEqual(['screen-event steps/a/on/SKIP the screen "show" never sends SKIP. There are: CHOOSE, ACCEPT.']);
    expect(found({ screen: 'gone', on }, known)).toEqual([]);
  });
  it('of a step that only decides where to go needs nothing', () => {
    expect(found({ next: [{ when: { a: true }, to: 'b' }] }, reads('text?', ['form']))).toEqual([]);
  });
});
