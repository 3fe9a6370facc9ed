import { describe, expect, it } from 'vitest';
import type { Field, FieldUi, Form } from './form';
import type { FormPart } from './fragments/part';

/** The type check of `npm run types` judges these: each line that is marked must be an error, and each other line none. */
describe('the editor marks', () => {
  it('a misspelt keyword of a field', () => {
    const right: Field = { type: 'string', maxLength: 20, examples: ['Ines'] };
    // @ts-expect-error: maxLength
    const wrong: Field = { type: 'string', maxLenght: 20 };
    expect([right, wrong]).toHaveLength(2);
  });
  it('a type or a format that does not exist', () => {
    // @ts-expect-error: string
    const type: Field = { type: 'strng' };
    // @ts-expect-error: email
    const format: Field = { type: 'string', format: 'emial' };
    // @ts-expect-error: min
    const window: Field = { type: 'string', window: { from: 'today', minimum: 0 } };
    expect([type, format, window]).toHaveLength(3);
  });
  it('a misspelt option or widget', () => {
    const right: FieldUi = { 'ui:widget': 'date', 'ui:options': { width: 'half' } };
    // @ts-expect-error: width
    const option: FieldUi = { 'ui:options': { widht: 'half' } };
    // @ts-expect-error: date
    const widget: FieldUi = { 'ui:widget': 'dat' };
    // @ts-expect-error: half
    const value: FieldUi = { 'ui:options': { width: 'halve' } };
    expect([right, option, widget, value]).toHaveLength(4);
  });
  it('a misspelt keyword inside a part, a row and a condition', () => {
    // @ts-expect-error: title
    const part: FormPart = { properties: { name: { type: 'string', titel: 'Name' } }, required: [], ui: {} };
    // @ts-expect-error: minLength
    const row: Field = { type: 'array', items: { type: 'object', properties: { name: { type: 'string', minLenght: 1 } } } };
    const condition: Form = {
      // @ts-expect-error: required
      schema: { type: 'object', properties: {}, then: { requird: ['name'] } }, ui: {},
    };
    expect([part, row, condition]).toHaveLength(3);
  });
});
