import { describe, expect, it } from 'vitest';
import { fieldNames, type JsonSchema } from '#engine';
import { padRows, pickFields, reportFields, valueAt, writeAt, writeFields } from './values';

const schema: JsonSchema = {
  type: 'object',
  properties: {
    agency: { type: 'string' },
    driver: { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } },
    drivers: { type: 'array', items: { type: 'object', properties: { city: { type: 'string' } } } },
  },
  allOf: [{ if: { properties: { agency: { const: 'Other' } } },
    then: { properties: { otherAgency: { type: 'string' } }, required: ['otherAgency'] } }],
};

describe('the data of a form', () => {
  it('includes fields that only a condition adds (RC-056)', () =>
    expect(fieldNames(schema)).toEqual(['agency', 'driver', 'drivers', 'otherAgency']));
  it('leaves out the rest of the context and reports emptied fields', () => {
    expect(pickFields(schema, { agency: 'Hertz', plans: [1], otherAgency: undefined })).toEqual({ agency: 'Hertz' });
    expect(reportFields(schema, { agency: 'Hertz' }))
      .toStrictEqual({ agency: 'Hertz', driver: undefined, drivers: undefined, otherAgency: undefined });
  });
  it('shows as many rows as a list has at first, beside those that are there, and adds none to a full one (SV-044)', () => {
    const form = { schema, ui: { drivers: { 'ui:options': { minRows: 1 } } } };
    expect(padRows(form, {})).toEqual({ drivers: [{}] });
    const three = { schema, ui: { drivers: { 'ui:options': { minRows: 3 } } } };
    expect([padRows(three, {}), padRows(three, { drivers: [{ city: 'Columbus' }] })])
      .toEqual([{ drivers: [{}, {}, {}] }, { drivers: [{ city: 'Columbus' }, {}, {}] }]);
    const full = { drivers: [{ city: 'Columbus' }] };
    expect(padRows(form, full)).toBe(full);
  });
  it('writes an edited field or row into a copy; an emptied row keeps its place, and no name reaches the prototype', () => {
    const data = { driver: { street: '48' }, keys: ['a', 'b'] };
    expect(writeAt(data, ['driver', 'city'], 'Columbus')).toEqual({ ...data, driver: { street: '48', city: 'Columbus' } });
    expect(writeAt(data, ['keys', 0], undefined)).toEqual({ ...data, keys: [null, 'b'] });
    expect(writeAt(data, ['drivers', 0, 'city'], 'x')).toEqual({ ...data, drivers: [{ city: 'x' }] });
    expect(writeAt(data, ['__proto__', 'isAdmin'], true)).toEqual(data);
    expect(data).toEqual({ driver: { street: '48' }, keys: ['a', 'b'] });
  });
  it('writes a picked address beside its street, in an object or a row, and no name that the form does not have', () => {
    const data = { driver: { street: '48' }, drivers: [{}, { city: 'x' }] };
    expect(writeFields(schema, data, ['driver'], { city: 'Columbus', lat: 1 }))
      .toEqual({ ...data, driver: { street: '48', city: 'Columbus' } });
    expect(valueAt(writeFields(schema, data, ['drivers', '1'], { city: 'Columbus' }), ['drivers', '1', 'city'])).toBe('Columbus');
    expect(writeFields(schema, {}, [], { __proto__: 1, agency: 'Avis' })).toEqual({ agency: 'Avis' });
  });
});
