import { describe, expect, it } from 'vitest';
import { quoteServiceSchema } from '../../schemas/quoteService';
import { ratingSchema } from '../../schemas/rating';
import { languageVersion } from '../language';
import { wording, type Finding } from './finding';
import { checkAgainst, checkStructure } from './structure';

const step = { path: 'a', screen: 'form', title: 'A' };
const line = { id: 'line', code: 'l', base: 'l', title: 'L', start: 'a', calls: {}, steps: { a: step } };
const told = (definition: unknown): readonly string[] =>
  checkStructure(definition).map((one) => [one.path.join('/'), wording(one)].filter(Boolean).join(': '));
/** What is said of a line, or of its step, with something else in it. */
const inLine = (more: object): readonly string[] => told({ ...line, ...more });
const inStep = (more: object): readonly string[] => inLine({ steps: { a: { ...step, ...more } } });
const fixes = (more: object): readonly unknown[] => checkStructure({ ...line, steps: { a: { ...step, ...more } } }).map(({ fix }) => fix);

describe('what is no definition', () => {
  it('is told so once', () => {
    for (const thing of [null, undefined, [], 'x', 7]) expect(told(thing)).toEqual(['a definition is an object.']);
  });
  it('is not plain data: the first such value is named, with its place', () => {
    class Money { readonly cents = 1; }
    expect(inLine({ calls: { a: { gives: ['x', () => 1] } } }))
      .toEqual(['calls/a/gives/1: a definition is plain data, but this is a function.']);
    expect(inLine({ title: new Money(), code: () => 1 })).toEqual(['code: a definition is plain data, but this is a function.']);
    expect(inLine({ title: new Money() })).toEqual(['title: a definition is plain data, but this is a Money.']);
    expect(inLine({ title: Symbol('x') })).toEqual(['title: a definition is plain data, but this is a symbol.']);
    expect(inLine({ title: 7n })).toEqual(['title: a definition is plain data, but this is a bigint.']);
    expect(inLine({ title: Infinity })).toEqual(['title: a definition is plain data, but this is not a finite number.']);
    expect(told(Object.assign(Object.create(null), line))).toEqual([]);
  });
  it('is written in a language that is newer than the interpreter', () => {
    const next = languageVersion + 1;
    expect(inLine({ language: next, zebra: 1 }))
      .toEqual([`language: this definition is written in version ${next} of the language; the latest here is ${languageVersion}.`]);
    expect(inLine({ language: languageVersion })).toEqual([]);
    expect(inLine({ language: '99' })).toEqual(['language: this must be a number, but it is "99". Write the number alone: 99.']);
  });
});

describe('a word of the language', () => {
  it('that does not exist is told once, with the nearest that does, and not as missing as well', () => {
    expect(inStep({ tilte: 'A', title: undefined })).toEqual(['steps/a/tilte: there is no "tilte" here. Did you mean "title"?']);
    expect(fixes({ tilte: 'A', title: undefined })).toEqual([{ rename: 'title' }]);
    expect(inStep({ next: [{ too: 'a' }] })).toEqual(['steps/a/next/0/too: there is no "too" here. Did you mean "to"?']);
    expect(inStep({ calls: [{ cal: 'x' }] })).toEqual(['steps/a/calls/0/cal: there is no "cal" here. Did you mean "call"?']);
    expect(inStep({ 'a/b~c %': 1 })).toEqual(['steps/a/a/b~c %: there is no "a/b~c %" here.']);
    expect(fixes({ zebra: 1 })).toEqual([undefined]);
  });
  it('is missing, beside another that is wrong', () => {
    expect(inStep({ zebra: 1, title: undefined }))
      .toEqual(['steps/a: "title" is missing.', 'steps/a/zebra: there is no "zebra" here.']);
    expect(inStep({ tilte: 'A', title: undefined, path: undefined }))
      .toEqual(['steps/a: "path" is missing.', 'steps/a/tilte: there is no "tilte" here. Did you mean "title"?']);
  });
  it('has a value of another kind, or one that it cannot have', () => {
    expect(inLine({ changes: {} })).toEqual(['changes: this must be a list, but it is {}.']);
    expect(inLine({ steps: {} })).toEqual(['steps: this is empty.']);
    expect(inLine({ modals: { a: { type: 'infoo' } } }))
      .toEqual(['modals/a/type: "infoo" is none of the values here. Did you mean "info"?']);
    expect(inLine({ calls: { x: { gives: 'y' } } })).toEqual(['calls/x/gives: this must be a list, but it is "y".']);
  });
  it('has one entry where a list of them stands: the sentence says where the dash is missing, and that a long value goes on', () => {
    const dash = (first: string): string => `A dash stands before the first word of an entry: \`- ${first}: …\`; `
      + `in JSON, brackets around it: \`[{ "${first}": … }]\`.`;
    expect(inLine({ changes: { of: 'age', clear: ['quote'] } }))
      .toEqual([`changes: this must be a list, but it is {"of":"age","clear":["quote"]}. ${dash('of')}`]);
    expect(inLine({ changes: { of: 'driverInfo.dateOfBirth', clear: ['selectedPlan'] } }))
      .toEqual([`changes: this must be a list, but it is {"of":"driverInfo.dateOfBirth","clear":[…. ${dash('of')}`]);
  });
  it('is not written as it must be: the sentence shows how', () => {
    const said = (path: string, value: string, example: string) =>
      [`${path}: "${value}" is not written as it must be here, as in "${example}".`];
    expect(inStep({ path: 'Über uns' })).toEqual(said('steps/a/path', 'Über uns', 'policy-holder'));
    expect(inStep({ save: 'a b' })).toEqual(said('steps/a/save', 'a b', 'details.email'));
  });
  it('must be more or less than a limit', () => {
    const said = (schema: object, value: unknown) => checkAgainst(schema, value).map(wording);
    expect(said({ exclusiveMinimum: 0 }, 0)).toEqual(['this must be more than 0, but it is 0.']);
    expect(said({ exclusiveMaximum: 3 }, 5)).toEqual(['this must be less than 3, but it is 5.']);
  });
  it('is a number with its sign or with a comma: the sentence says the number', () => {
    const said = (value: unknown) => checkAgainst({ type: 'number' }, value).map(wording)[0]?.replace(/.*, but it is /u, '');
    expect(['$12', '12,50', '-5 %', '7.5', '0,5', '0,125', '1,000', '1,000,000.50'].map(said)).toEqual([
      '"$12". Write the number alone: 12.', '"12,50". Write the number alone: 12.50.', '"-5 %". Write the number alone: -5.',
      '"7.5". Write the number alone: 7.5.', '"0,5". Write the number alone: 0.5.', '"0,125". Write the number alone: 0.125.',
      '"1,000". Write the number alone: 1000.', '"1,000,000.50". Write the number alone: 1000000.50.',
    ]);
    expect(['ten', '1 or 2', '1.000,50', '1.2.3'].map(said)).toEqual(['"ten".', '"1 or 2".', '"1.000,50".', '"1.2.3".']);
  });
  it('is not written as a name: the sentence says the rule and the name that was meant', () => {
    const said = (name: string, meant?: string) => `the name "${name}" cannot stand here: a name has letters and digits only, the first a `
      + `small letter, as in "policyHolder".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
    const start = (name: string): readonly string[] => inLine({ start: name });
    expect(['first step', 'First-Step', 'Vélo_2', 'PET', 'größe', '2nd'].map(start)).toEqual([
      [`start: ${said('first step', 'firstStep')}`], [`start: ${said('First-Step', 'firstStep')}`], [`start: ${said('Vélo_2', 'velo2')}`],
      [`start: ${said('PET', 'pet')}`], [`start: ${said('größe')}`], [`start: ${said('2nd')}`],
    ]);
    for (const map of [{ steps: { a: step, 'event venue': step } }, { modals: { 'event venue': { type: 'info', title: 'A' } } },
      { calls: { 'event venue': { gives: [] } } }]) {
      const [{ path, key, fix, consequences = [], ...found }] = checkStructure({ ...line, ...map }) as [Finding];
      expect([path.at(-1), key, fix, consequences, wording(found as Finding)])
        .toEqual(['event venue', true, { rename: 'eventVenue' }, [], said('event venue', 'eventVenue')]);
    }
  });
  it('is such a name: it is told where it is given, and beneath it where it is spoken of', () => {
    const steps = { a: { ...step, next: [{ to: 'event venue' }] }, 'event venue': { ...step, back: 'the end' } };
    expect(checkStructure({ ...line, start: 'event venue', steps }).map(({ path, consequences = [] }) =>
      [path.join('/'), ...consequences.map((one) => [one.path.join('/'), one.fix])])).toEqual([
      ['steps/event venue', ['start', { value: 'eventVenue' }], ['steps/a/next/0/to', { value: 'eventVenue' }]],
      ['steps/event venue/back'],
    ]);
  });
  it('is such a name, and another has the right one already: none is suggested', () =>
    expect(checkStructure({ ...line, steps: { a: step, A: step } }).map(({ fix, suggestion }) => [fix, suggestion]))
      .toEqual([[undefined, undefined]]));
  it('is a key that is no path: the key is told, not what it leads to', () =>
    expect(inLine({ prefill: { 'first name': 'account.firstName' } }))
      .toEqual(['prefill/first name: "first name" is not written as it must be here, as in "details.email".']));
  it('is told beside what is wrong elsewhere, however deep that lies', () => {
    const steps = { a: { ...step, title: 7 }, b: { ...step, next: [{ too: 'a' }] } };
    expect(inLine({ steps })).toEqual([
      'steps/a/title: this must be a text, but it is 7.',
        'steps/b/next/0/too: there is no "too" here. Did you mean "to"?']);
  });
  it('may be said in several ways: what is wrong further inside is told alone', () => {
    expect(inStep({ next: [{ to: 7 }] })).toEqual(['steps/a/next/0/to: this must be a text, but it is 7.']);
    expect(inStep({ next: 7 })).toEqual(['steps/a/next: this must be a text or a list, but it is 7.']);
    expect(inStep({ next: [] })).toEqual(['steps/a/next: this is empty.']);
  });
  it('that is an entry and no list is answered with the list', () => {
    expect(inStep({ next: { to: 'a' } }))
      .toEqual(['steps/a/next: this must be a text or a list, but it is {"to":"a"}. Write "a", or a list: [ { "to": "a" } ].']);
    expect(inStep({ next: { modal: 'a' } }))
      .toEqual(['steps/a/next: this must be a text or a list, but it is {"modal":"a"}. Write a list: [ { "modal": "a" } ].']);
    expect(fixes({ next: { to: 'a' } })).toEqual([{ value: [{ to: 'a' }] }]);
    expect(fixes({ next: { too: 'a' } })).toEqual([undefined]);
  });
});

describe('a rule', () => {
  it('wants a schema: a plain value is answered with the schema that means it', () => {
    const wants = (path: string, value: string, schema: string): readonly string[] =>
      [`steps/a/${path}: a rule wants a schema, but this is ${value}. Write ${schema}.`];
    expect(inStep({ needs: { city: 'x' } })).toEqual(wants('needs/city', '"x"', '{ "const": "x" }'));
    expect(inStep({ needs: { not: { city: null } } })).toEqual(wants('needs/not/city', 'null', '{ "const": null }'));
    expect(inStep({ skip: { anyOf: [{}, { city: ['x', 7] }] } })).toEqual(wants('skip/anyOf/1/city', '["x",7]', '{ "enum": [ "x", 7 ] }'));
    expect(inStep({ next: [{ when: { city: 7 }, to: 'a' }] })).toEqual(wants('next/0/when/city', '7', '{ "const": 7 }'));
    expect(inStep({ needs: { 'a/b~c #d': 'x' } })).toEqual(wants('needs/a/b~c #d', '"x"', '{ "const": "x" }'));
    expect(fixes({ needs: { city: 'x', age: [7] } })).toEqual([{ value: { const: 'x' } }, { value: { enum: [7] } }]);
  });
});

it('another language, given as a schema, is judged in the same words', () => {
  const schema = { type: 'object', required: ['b'], properties: { a: { maximum: 3 }, b: {} }, additionalProperties: false };
  expect(checkAgainst(schema, { a: 7, bb: 1 }).map((one) => [one.path.join('/'), wording(one)])).toEqual([
    ['', '"b" is missing.'], ['a', '7 is greater than 3.'], ['bb', 'there is no "bb" here. Did you mean "b"?'],
  ]);
  expect(checkAgainst({ properties: { a: false } }, { a: 1 }))
    .toEqual([{ code: 'wrong-value', path: [], message: 'False boolean schema.' }]);
});

describe('of several ways to say a value', () => {
  const { definitions } = ratingSchema;
  const inFigure = (figure: unknown): readonly string[] =>
    checkAgainst({ properties: { add: definitions.figure }, definitions }, { add: figure })
      .map((one) => [one.path.join('/'), wording(one)].join(': '));
  it.each<[string, unknown, readonly string[]]>([
    ['the word that is there', { range: 'worth', in: [{ upTo: 1, is: 1 }, { upto: 2, is: 2 }] },
      ['add/in/1/upto: there is no "upto" here. Did you mean "upTo"?']],
    ['the word that is there, beside one of another', { lookup: 'kind', in: [] },
      ['add/in: this must be an object, but it is [].']],
    ['the nearest word', { percents: [] }, ['add/percents: there is no "percents" here. Did you mean "percent"?']],
    ['a number in it', '0,5', ['add: this must be a number, but it is "0,5". Write the number alone: 0.5.']],
    ['its kind', 'a b', ['add: "a b" is not written as it must be here, as in "details.email".']],
    ['nothing', { in: {} }, ['add: one of these words is missing: "lookup", "range", "percent".']],
    ['nothing, as it is of another kind', true, ['add: this must be a number or a text or an object, but it is true.']],
  ])('%s tells which was meant, and only that is judged', (_what, figure, said) => expect(inFigure(figure)).toEqual(said));
  it('one may be a list of the same ways', () => expect(checkAgainst(quoteServiceSchema, {
    vertical: 'a', currency: 'USD', buyer: { firstName: 'a', lastName: 'a', phoneNumber: 'a', email: 'a' },
    create: { a: [['b', 7]] }, update: {},
  }).map((one) => [one.path.join('/'), wording(one)].join(': ')))
    .toEqual(['create/a/0/1: this must be a text or a list or an object, but it is 7.']));
});
