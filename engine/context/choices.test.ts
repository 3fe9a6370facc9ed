import { describe, expect, it } from 'vitest';
import type { Form } from '../types';
import { choiceLists, choicesOf, withChoices, withoutField } from './choices';

describe('what can be chosen', () => {
  it(
    'is unknown until a list has come',
    () => expect([choicesOf('sizes', {}), choicesOf('sizes', { sizes: 'S' })]).toEqual([undefined, undefined])
  );
  it('is a list of plain values that read as themselves, without blanks', () => {
    expect(choicesOf('sizes', { sizes: [1, 'M', '', null, 0] })).toEqual(
      [{ value: 1, title: '1' }, { value: 'M', title: 'M' }, { value: 0, title: '0' }]
    );
  });
  it('is a list of values with titles and help where they have any', () => {
    expect(
      choicesOf('sizes', { sizes: [{ value: 1, title: 'One', help: 'Small' }, { value: 2, title: 7, help: 7 }, { title: 'Nothing' }] })
    )
      .toEqual([{ value: 1, title: 'One', help: 'Small' }, { value: 2, title: '2' }]);
  });
  it('is read by the names the definition says, wherever they stand', () => {
    const from = { list: 'answer.list', value: 'id.code', title: '{ name } ({id.code}){gone}{rows}' };
    expect(
      choicesOf(
        from, { answer: { list: [{ id: { code: 'a' }, name: 'First', rows: [1] }, { name: 'No code' }, { id: { code: 3 }, name: 4 }] } }
      )
    )
      .toEqual([{ value: 'a', title: 'First (a)' }, { value: 3, title: '4 (3)' }]);
  });
  it('comes from these lists', () => {
    expect(
      choiceLists(
        { path: 'a', screen: 'form', title: 'A', choices: { size: 'sizes', extra: { list: 'extras', value: 'code', title: '{name}' } } }
      )
    ).toEqual(['sizes', 'extras']);
    expect(choiceLists({ path: 'a', screen: 'form', title: 'A' })).toEqual([]);
  });
});

const form: Form = {
  schema: {
    type: 'object', required: ['size', 'trip'],
    properties: {
      size: { type: 'number' }, extras: { type: 'array', items: { type: 'string' } },
      trip: { type: 'object', required: ['from', 'to'], properties: { from: { type: 'string' }, to: { type: 'string' } } }
    },
  },
  ui: {
    'ui:order': ['trip', 'size', 'extras'], size: { 'ui:widget': 'radio', 'ui:options': { width: 'half' } },
    trip: { to: { 'ui:widget': 'select' } }
  },
};
const two = [{ value: 1, title: 'One' }, { value: 2, title: 'Two' }];

describe('a form with choices', () => {
  it('takes one of them, and shows them beside what its field had already', () => {
    const made = withChoices(form, 'size', two);
    expect(made.schema.properties?.size).toEqual({ type: 'number', enum: [1, 2] });
    expect(made.ui?.size).toEqual({ 'ui:widget': 'radio', 'ui:options': { width: 'half', choices: two } });
    expect(made.schema.properties?.trip).toBe(form.schema.properties?.trip);
  });
  it(
    'takes several of them in a list',
    () =>
      expect(withChoices(form, 'extras', two).schema.properties?.extras).toEqual({ type: 'array', items: { type: 'string', enum: [1, 2] } })
  );
  it('takes them in a field of a field', () => {
    const made = withChoices(form, 'trip.to', two);
    expect(made.schema.properties?.trip).toMatchObject(
      { required: ['from', 'to'], properties: { from: { type: 'string' }, to: { type: 'string', enum: [1, 2] } } }
    );
    expect(made.ui?.trip).toEqual({ to: { 'ui:widget': 'select', 'ui:options': { choices: two } } });
  });
  it(
    'takes nothing before they have come',
    () => expect(withChoices(form, 'size', undefined).schema.properties?.size).toEqual({ type: 'number', enum: [] })
  );
  it('does not ask where there are none (RN-056)', () => {
    const made = withChoices(form, 'size', []);
    expect(
      [Object.keys(made.schema.properties ?? {}), made.schema.required, made.ui?.['ui:order']]
    ).toEqual([['extras', 'trip'], ['trip'], ['trip', 'extras']]);
  });
  it('leaves a schema without the field as it is', () => expect(withChoices(form, 'gone', two).schema).toEqual(form.schema));
});

describe('a form without a field', () => {
  it('of another field does not ask it and keeps its own order', () => {
    const made = withoutField(form, 'trip.to');
    expect(made.schema.properties?.trip).toEqual({ type: 'object', required: ['from'], properties: { from: { type: 'string' } } });
    expect([made.schema.required, made.ui?.['ui:order']]).toEqual([['size', 'trip'], ['trip', 'size', 'extras']]);
  });
  it('keeps the place of a field of the same name elsewhere', () => {
    const twice: Form = {
      schema: { type: 'object', properties: { ...form.schema.properties, to: { type: 'string' } } }, ui: { 'ui:order': ['to', 'trip'] },
    };
    expect(withoutField(twice, 'trip.to').ui).toEqual({ 'ui:order': ['to', 'trip'] });
    expect(withoutField(twice, 'to').ui).toEqual({ 'ui:order': ['trip'] });
  });
  it('has no order and no list of what it requires where it had none', () => {
    expect(
      withoutField({ schema: { type: 'object', properties: { a: {}, b: {} } } }, 'a')
    ).toEqual({ schema: { type: 'object', properties: { b: {} } } });
  });
});
