import { describe, expect, it } from 'vitest';
import type { Form } from '../types';
import { wording, type Finding, type Report } from './finding';
import type { Known } from './known';
import { checkUi, checkWidgets } from './ui';

const found = (check: (report: Report) => void): readonly Finding[] => {
  const all: Finding[] = [];
  check((finding) => { all.push(finding); });
  return all;
};
const told = (findings: readonly Finding[]): readonly string[] => findings.map((one) => `${one.path.join('/')}: ${wording(one)}`);
const inForm = (ui: unknown, schema: object, options?: Known['options']): readonly Finding[] =>
  found((report) => { checkUi({ schema, ui } as Form, ['ui'], options, report); });

it('a field beside another that its widget fills or reads is one of the form', () => {
  const properties = { street: {}, city: {}, until: {}, rows: { items: { properties: { from: {}, to: {} } } } };
  const right = {
    street: { 'ui:fills': { city: 'city' }, 'ui:options': { countryField: 'city' } },
    rows: { items: { to: { 'ui:range': { from: 'from' } } } },
  };
  expect(told(inForm(right, { properties }))).toEqual([]);
  const wrong = inForm({
    street: { 'ui:fills': { ctiy: 'city' }, 'ui:options': { countryField: 'zebra', range: { to: 'untli' } } },
    rows: { items: { to: { 'ui:range': { from: 'city' } } } },
  }, { properties });
  expect(told(wrong)).toEqual([
    'ui/street/ui:fills/ctiy: no field beside it is named "ctiy". Did you mean "city"?',
    'ui/street/ui:options/range/to: no field beside it is named "untli". Did you mean "until"?',
    'ui/street/ui:options/countryField: no field beside it is named "zebra". There are: street, city, until, rows.',
    'ui/rows/items/to/ui:range/from: no field beside it is named "city". There are: from, to.',
  ]);
  expect(wrong.map(({ fix }) => fix)).toEqual([{ rename: 'city' }, { value: 'until' }, undefined, undefined]);
});

describe('a widget', () => {
  const widgets = ['date', 'text'];
  const inUi = (ui: unknown, schema: object = {}, known: Known = { widgets }): readonly Finding[] =>
    found((report) => { checkWidgets({ schema, ui } as Form, ['ui'], known, report); });
  it('that does not exist is found under each of its words, at every depth', () => {
    expect(told(inUi({ a: { 'ui:widget': 'dat' }, b: { items: { 'ui:field': 'dte' } },
      c: { 'ui:options': { widget: 'zebra' } }, d: { 'ui:widget': 7 } }))).toEqual([
      'ui/a/ui:widget: no widget is named "dat". Did you mean "date"?',
      'ui/b/items/ui:field: no widget is named "dte". Did you mean "date"?',
      'ui/c/ui:options/widget: no widget is named "zebra". There are: date, text.',
      'ui/d/ui:widget: no widget is named 7. There are: date, text.',
    ]);
  });
  it('is mended where it is certain which was meant', () =>
    expect(inUi({ a: { 'ui:widget': 'dat' }, b: { 'ui:widget': 'zebra' } }).map(({ fix }) => fix)).toEqual([{ value: 'date' }, undefined]));
  it('that is like none is answered with those that fit the field, in groups and in rows', () => {
    const date = { types: ['string'] };
    const known = { widgets: [...widgets, 'number', 'multi', 'own'], widgetSpecs: { date, text: date, number: { types: ['integer'] },
      multi: { types: ['array'] } } };
    const integer = { type: 'integer' };
    const properties = { a: integer, b: { type: 'array', items: integer }, c: { properties: { d: { type: ['string', 'null'] } } }, e: {} };
    const zebra = { 'ui:widget': 'zebra' };
    const said = (ui: unknown) => inUi(ui, { properties }, known).map(({ suggestion }) => suggestion);
    expect(said({ a: zebra, b: { ...zebra, items: { 'ui:options': { widget: 'zebra' } } }, c: { d: zebra }, e: zebra })).toEqual([
      'There are: number.', 'There are: multi.', 'There are: number.', 'There are: date, text.', 'There are: date, text, number, multi, own.',
    ]);
    expect(said({ a: { 'ui:widget': 'dat' } })).toEqual(['Did you mean "date"?']);
  });
  it('is no field of that name', () =>
    expect(inUi({ widget: { 'ui:widget': 'date' }, 'ui:options': { title: 'widget' }, 'ui:help': { widget: 'zebra' } })).toEqual([]));
});

describe('how a form is drawn', () => {
  const text = { type: 'string' };
  const schema = { properties: { name: text, rows: { items: { properties: { age: text } } } }, then: { properties: { city: text } } };
  it('speaks of fields that exist, in groups, in rows and in what is asked only sometimes', () => {
    expect(told(inForm({ name: {}, city: {}, rows: { items: { age: {} } } }, schema))).toEqual([]);
    expect(told(inForm({ items: { 'ui:width': 'half' } }, { properties: { items: text } }))).toEqual([]);
    expect(told(inForm({ nmae: {}, rows: { items: { aeg: {} }, item: {} }, items: {}, city: { zebra: {} } }, schema))).toEqual([
      'ui/nmae: no field of the form is named "nmae". Did you mean "name"?',
      'ui/rows/items/aeg: no field of the form is named "aeg". Did you mean "age"?',
      'ui/rows/item: no field of the form is named "item". Did you mean "items"?',
      'ui/items: no field of the form is named "items". There are: name, rows, city.',
      'ui/city/zebra: no field of the form is named "zebra".',
    ]);
  });
  it('has options that a widget reads, beside `ui:options` and in it', () => {
    expect(told(inForm({ 'ui:widht': 1, 'ui:options': { heigth: 1, width: 1, order: [] }, 'ui:widget': 'x' }, schema,
      { width: {}, height: {} }))).toEqual([
      'ui/ui:widht: no widget has the option "widht". Did you mean "width"?',
      'ui/ui:options/heigth: no widget has the option "heigth". Did you mean "height"?',
    ]);
    expect(told(inForm({ 'ui:wigdet': 'x' }, schema, { width: {} })))
      .toEqual(['ui/ui:wigdet: no widget has the option "wigdet". Did you mean "widget"?']);
    expect(told(inForm({ 'ui:widht': 1 }, schema))).toEqual([]);
  });
  it('has values that the widget understands', () => {
    const options = { width: { enum: ['half', 'third'] }, dob: { type: 'boolean' } };
    const found = inForm({ 'ui:width': 'hlaf', name: { 'ui:options': { dob: 'yes', width: 'third' } } }, schema, options);
    expect(told(found)).toEqual([
      'ui/ui:width: "hlaf" is none of the values here. Did you mean "half"?',
      'ui/name/ui:options/dob: this must be true or false, but it is "yes".',
    ]);
    expect(found.map(({ fix }) => fix)).toEqual([{ value: 'half' }, undefined]);
  });
  it('has own words for errors, by the keywords that schemas have', () => {
    const never = (name: string): string => `no schema has the keyword "${name}", so these words are never shown.`;
    const ui = { name: { 'ui:messages': { patern: 'x', required: 'x', picked: 'x' } },
      city: { 'ui:options': { messages: { zebra: 'x' } } } };
    expect(told(inForm(ui, schema, { messages: {} }))).toEqual([
      `ui/name/ui:messages/patern: ${never('patern')} Did you mean "pattern"?`, `ui/city/ui:options/messages/zebra: ${never('zebra')}`,
    ]);
    expect(inForm(ui, schema, { messages: {} }).map(({ fix }) => fix)).toEqual([{ rename: 'pattern' }, undefined]);
  });
  it('is mended at the name of a field', () =>
    expect(inForm({ nmae: {}, zebra: {} }, schema).map(({ key, fix }) => [key, fix]))
      .toEqual([[true, { rename: 'name' }], [true, undefined]]));
  it('is mended with `ui:` before it, where it stood', () =>
    expect(inForm({ 'ui:widht': 1, 'ui:options': { widht: 1 }, 'ui:zebra': 1 }, schema, { width: {} }).map(({ fix }) => fix))
      .toEqual([{ rename: 'ui:width' }, { rename: 'width' }, undefined]));
});

describe('an order of fields', () => {
  const order = (...names: readonly unknown[]): readonly Finding[] =>
    inForm({ 'ui:order': names }, { properties: { name: {}, age: {}, city: {} } });
  it('holds each field once, or a star for the others', () => {
    for (const names of [['name', 'age', 'city'], ['*'], ['city', '*', 'name']]) expect(told(order(...names))).toEqual([]);
  });
  it('says which fields are missing, and adds them at its end', () => {
    const add = 'the form cannot be drawn. Add the name where the field stands, or "*" for all that are not named.';
    expect(told(order('name', 'age'))).toEqual([`ui/ui:order: "city" is missing: ${add}`]);
    expect(told(order('age'))).toEqual([`ui/ui:order: "name", "city" are missing: ${add}`]);
    expect(order('age').map(({ key, fix }) => [key, fix])).toEqual([[true, { value: ['age', 'name', 'city'] }]]);
  });
  it('misses a field whose name is much like another', () =>
    expect(told(inForm({ 'ui:order': ['line1'] }, { properties: { line1: {}, line2: {} } }))).toHaveLength(1));
  it('that names no field says which was meant, and does not miss it', () => {
    expect(told(order('name', 'aeg', 'city'))).toEqual(['ui/ui:order/1: no field of the form is named "aeg". Did you mean "age"?']);
    expect(order('name', 'aeg', 'city').map(({ fix }) => fix)).toEqual([{ value: 'age' }]);
    expect(told(order('name', 'age', 'city', 'zebra')))
      .toEqual(['ui/ui:order/3: no field of the form is named "zebra". There are: name, age, city.']);
    expect(order('name', 'age', 'city', 'ctiy').map(({ fix }) => fix)).toEqual([undefined]);
  });
  it('says where a field stands again', () =>
    expect(told(order('age', 'name', 'city', 'name'))).toEqual(['ui/ui:order/3: "name" stands here a second time.']));
});
