import { describe, expect, it } from 'vitest';
import type { Form } from '../types';
import { checkFields, refuses } from './fields';
import { wording, type Finding } from './finding';

function found(schema: object, ui?: object): readonly Finding[] {
  const all: Finding[] = [];
  checkFields({ schema, ui } as Form, [], (finding) => { all.push(finding); });
  return all;
}
const told = (schema: object, ui?: object): readonly string[] => found(schema, ui).map((one) => `${one.path.join('/')}: ${wording(one)}`);
/** What is said of one field. */
const said = (field: object, ui?: object): readonly string[] => told({ properties: { a: field } }, { a: ui });
const fixed = (field: object, ui?: object): readonly unknown[] => found({ properties: { a: field } }, { a: ui }).map(({ fix }) => fix);
const at = 'schema/properties/a';

describe('a window of days', () => {
  const asked = (window: object, more: object = {}, ui?: object): readonly [readonly string[], unknown] => {
    const field = { type: 'string', format: 'date', window: { from: 'today', ...window }, ...more };
    return [said(field, ui), fixed(field, ui)[0]];
  };
  const birth = { title: 'Date of birth' };
  const negative = (meant: object): string => `What lies before today is negative: write ${JSON.stringify({ from: 'today', ...meant })}.`;
  const future = (meant: object): readonly string[] => [`${at}/window: this allows births in the future. ${negative(meant)}`];
  it.each<[string, object, object]>([
    ['both signs are missing', { min: { years: 18 }, max: { years: 100 } }, { min: { years: -100 }, max: { years: -18 } }],
    ['its last day is tomorrow', { min: -100, max: 1 }, { min: -100, max: -1 }],
    ['the sign of its last day is missing', { min: { years: -100 }, max: { years: 18 } }, { min: { years: -100 }, max: { years: -18 } }],
    ['the signs are exchanged', { min: { years: -18 }, max: { years: 100 } }, { min: { years: -100 }, max: { years: -18 } }],
    ['it begins today', { min: 0, max: 30 }, { min: -30, max: 0 }],
    ['it has no first day', { max: { months: 6 } }, { min: { months: -6 }, max: 0 }],
    ['it has no last day', { months: 6, years: 18 }, { max: { months: -6, years: -18 } }],
    ['it has a time zone', { zone: 'Europe/Rome', years: 18 }, { zone: 'Europe/Rome', max: { years: -18 } }],
  ])('for a birth allows none ahead of today, and offers the one that was meant: %s', (_what, window, meant) => {
    expect(asked(window, birth)).toEqual([future(meant), { value: { from: 'today', ...meant } }]);
    expect(asked(meant, birth)).toEqual([[], undefined]);
  });
  it('for a birth that has no end is told to end today, and left to the author', () => {
    expect(asked({ min: -100 }, birth)).toEqual([future({ min: -100, max: 0 }), undefined]);
    expect(asked({}, birth)).toEqual([future({ max: 0 }), undefined]);
    expect(asked({ min: -100, max: 0 }, birth)).toEqual([[], undefined]);
  });
  it('is that of a birth by the name of the field, its title, or how it is asked', () => {
    const window = { years: 1 };
    expect(asked(window)).toEqual([[], undefined]);
    expect(asked(window, { title: 'BIRTHDAY' })[0]).toHaveLength(1);
    expect(asked(window, {}, { 'ui:options': { dob: true } })[0]).toHaveLength(1);
    expect(asked(window, {}, { 'ui:autocomplete': 'bday' })[0]).toHaveLength(1);
    expect(told({ properties: { dateOfBirth: { type: 'string', window: { from: 'today', ...window } } } })).toHaveLength(1);
  });
  it('for another day lies at most ten years ahead', () => {
    const far = (meant: object): readonly string[] => [`${at}/window: this is more than 10 years ahead. ${negative(meant)}`];
    for (const near of [{ min: 3650 }, { min: { months: 120 } }, { min: { years: 9 } }, { min: -3, max: 9999 }, { max: 9999 }])
      expect(asked(near)).toEqual([[], undefined]);
    expect(asked({ min: 3651 })).toEqual([far({ max: -3651 }), undefined]);
    expect(asked({ min: { months: 121 } })).toEqual([far({ max: { months: -121 } }), undefined]);
    expect(asked({ min: { years: 9, months: 11, days: 30 } })).toEqual([far({ max: { years: -9, months: -11, days: -30 } }), undefined]);
  });
  it('that counts from another day, or in a length of time that is none, is judged elsewhere', () => {
    expect(said({ type: 'string', title: 'Birth', window: { from: 'start', min: 9999 } })).toEqual([]);
    expect(said({ type: 'string', title: 'Birth', window: { from: 'today', min: { years: 'x' }, max: 9 } }).join()).not.toContain('births');
    expect(said({ type: 'string', title: 'Birth', window: { from: 'today', min: 9, max: 'x' } }).join()).not.toContain('births');
  });
});

describe('a choice', () => {
  const letter = { type: 'string', enum: ['x', 'y'] };
  const refusedChoice = (path: string, value: string): string =>
    `ui/${path}: nobody can choose ${JSON.stringify(value)}: the field's \`enum\` refuses it.`;
  it('that is offered and refused is found in `ui:options` and beside it, as a text and as an object', () => {
    expect(said(letter, { 'ui:choices': ['z', 'x', { value: 'w' }] }))
      .toEqual([refusedChoice('a/ui:choices/0', 'z'), refusedChoice('a/ui:choices/2/value', 'w')]);
    expect(said(letter, { 'ui:choices': [{ title: 'No value' }] })).toEqual([]);
    expect(said(letter, { 'ui:options': { choices: ['x', 'z'] } })).toEqual([refusedChoice('a/ui:options/choices/1', 'z')]);
  });
  it('is found in a group, and in the rows of a list', () => {
    const ui = { b: { 'ui:choices': ['z'] } };
    const schema = { type: 'object', properties: { b: letter } };
    expect(said(schema, ui)).toEqual([refusedChoice('a/b/ui:choices/0', 'z')]);
    expect(said({ type: 'array', items: schema }, { items: ui })).toEqual([refusedChoice('a/items/b/ui:choices/0', 'z')]);
  });
  it('has a name each, wherever the names stand', () => {
    expect(said(letter, { 'ui:enumNames': ['X'] })).toEqual(['ui/a/ui:enumNames: 1 names are given for 2 choices.']);
    expect(said(letter, { 'ui:options': { enumNames: ['X', 'Y', 'Z'] } }))
      .toEqual(['ui/a/ui:options/enumNames: 3 names are given for 2 choices.']);
    expect(found({ properties: { a: letter } }, { a: { 'ui:enumNames': ['X'] } }).map(({ key }) => key)).toEqual([true]);
    expect(said(letter, { 'ui:enumNames': ['X', 'Y'] })).toEqual([]);
    expect(said({ type: 'boolean' }, { 'ui:enumNames': ['Yes', 'No'] })).toEqual([]);
  });
  it('that begins or ends with a space can never be the answer', () => {
    const trimmed = (path: string, value: string): string =>
      `${path}: text is trimmed before it is judged, so ${JSON.stringify(value)} can never be the answer.`;
    expect(said({ type: 'string', enum: ['x', 'y '] })).toEqual([trimmed(`${at}/enum/1`, 'y ')]);
    expect(said({ type: 'string', const: ' x' })).toEqual([trimmed(`${at}/const`, ' x')]);
    expect(said({ type: 'string' }, { 'ui:choices': ['x', ' y'] })).toEqual([trimmed('ui/a/ui:choices/1', ' y')]);
    expect(fixed({ type: 'string', enum: [' x ', ' ', ''] })).toEqual([{ value: 'x' }, undefined, undefined]);
  });
});

describe('a value that the field itself refuses', () => {
  it('is named with the keyword that does, as an example, a default or a choice', () => {
    const field = { type: 'string', maxLength: 2 };
    expect(said({ ...field, examples: ['xx', 'xxx'] }))
      .toEqual([`${at}/examples/1: the field itself refuses "xxx": its \`maxLength\` does.`]);
    expect(said({ ...field, default: 'xxx' })).toEqual([`${at}/default: the field itself refuses "xxx": its \`maxLength\` does.`]);
    expect(said({ ...field, enum: ['xxx', 'x'] })).toEqual([`${at}/enum/0: nobody can choose "xxx": its \`maxLength\` does.`]);
    const date = { type: 'string', format: 'date', window: { from: 'today', max: 0 } };
    const order = 'its `format` does. A date is written year, month, day: 2026-12-31.';
    expect(said({ ...date, default: '24.12.2026' })).toEqual([`${at}/default: the field itself refuses "24.12.2026": ${order}`]);
    expect(said({ ...date, examples: ['12/24/2026'] })).toEqual([`${at}/examples/0: the field itself refuses "12/24/2026": ${order}`]);
    expect(said({ type: ['integer', 'null'], default: 'x' })).toEqual([`${at}/default: the field itself refuses "x": its \`type\` does.`]);
  });
  it('is found in what is asked only sometimes', () => {
    const wrong = { properties: { b: { type: 'integer', maximum: 3, examples: [4] } } };
    const text = 'schema/%/properties/b/examples/0: the field itself refuses 4: its `maximum` does.';
    expect(told({ properties: { a: true, b: {} } })).toEqual([]);
    for (const word of ['then', 'else', 'items']) expect(told({ [word]: wrong })).toEqual([text.replace('%', word)]);
    for (const word of ['allOf', 'anyOf', 'oneOf']) expect(told({ [word]: [{}, wrong] })).toEqual([text.replace('%', `${word}/1`)]);
  });
  it('is left alone where the field cannot be judged: a type or a pattern that is none has a finding of its own', () => {
    expect(said({ type: 'strin', examples: [7] })).toEqual([`${at}/type: no type is named "strin". Did you mean "string"?`]);
    expect(said({ type: 'string', pattern: '[', examples: ['x'] })).toEqual([]);
  });
  it('is refused by the field at its path', () => {
    const schema = { type: 'object', properties: { a: { type: 'object', properties: { b: { type: 'string', enum: ['x'] } } } } } as const;
    expect([refuses(schema, ['a', 'b'], 'y'), refuses(schema, ['a', 'b'], 'x')]).toEqual(['enum', undefined]);
  });
});

describe('a word of a schema', () => {
  it('that does not exist is found wherever a schema stands', () => {
    const wrong = { titel: 'x' };
    const text = (path: string): string => `schema/${path}/titel: no schema has the keyword "titel". Did you mean "title"?`;
    for (const word of ['items', 'if', 'then', 'else', 'not', 'additionalProperties', 'contains', 'propertyNames'])
      expect(told({ [word]: wrong })).toEqual([text(word)]);
    for (const word of ['properties', 'dependencies', 'patternProperties'])
      expect(told({ [word]: { x: {}, a: wrong } })).toEqual([text(`${word}/a`)]);
    for (const word of ['allOf', 'anyOf', 'oneOf']) expect(told({ [word]: [{}, wrong] })).toEqual([text(`${word}/1`)]);
  });
  it('is renamed by the fix unless the right one stands there too', () => {
    expect(found({ titel: 'x' })[0]?.fix).toEqual({ rename: 'title' });
    expect(found({ titel: 'x', title: 'y' })[0]?.fix).toBeUndefined();
  });
  it('for a type or a format is one that exists', () => {
    expect(said({ type: ['string', 'nul'] })).toEqual([`${at}/type: no type is named "nul". Did you mean "null"?`]);
    expect(said({ type: 'string', format: 'emial' })).toEqual([`${at}/format: no format is named "emial". Did you mean "email"?`]);
    expect(said({ format: 7 })).toEqual([`${at}/format: no format is named 7. There are: date, phone, email, date-time, time, uri, `
      + 'uri-reference, uuid, hostname, ipv4, ipv6, regex, duration.']);
    expect(fixed({ type: ['string', 'nul'] })).toEqual([{ value: 'null' }]);
    expect(fixed({ type: 'string', format: 'zzzzzz' })).toEqual([undefined]);
  });
  it('cannot compare with a path, at any depth: the server judges the form too', () => {
    const text = 'a form cannot compare with a path: the server judges it too. Compare in a rule.';
    expect(said({ const: { $path: 'b' }, items: { enum: [7, null, { $path: 'c' }] } }))
      .toEqual([`${at}/const/$path: ${text}`, `${at}/items/enum/2/$path: ${text}`]);
    expect(told({ properties: { $path: { type: 'boolean' } } })).toEqual([]);
  });
});
