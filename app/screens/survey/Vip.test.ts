import { describe, expect, it } from 'vitest';
import { overLimit } from './Vip';

const amount = { type: 'number', maximum: 5000 };
const vip = { 'ui:widget': 'currency', 'ui:options': { vip: true } };
const form = {
  schema: { type: 'object',
    properties: { worth: amount, plain: amount, items: { type: 'array', items: { type: 'object', properties: { value: amount } } } } },
  ui: { worth: vip, plain: { 'ui:widget': 'currency' }, items: { items: { value: vip } } },
};

describe('an amount for the VIP service (SV-056, S-10)', () => {
  it('is one above the limit; the limit itself passes', () => {
    expect(overLimit(form, { worth: 5001 })).toEqual([{ path: ['worth'], value: 5001, limit: 5000 }]);
    expect(overLimit(form, { worth: 5000 })).toEqual([]);
  });
  it('is found in rows as well', () =>
    expect(overLimit(form, { items: [{ value: 1 }, { value: 9000 }] }))
    .toEqual([{ path: ['items', '1', 'value'], value: 9000, limit: 5000 }]));
  it('is none where the field has no such service, or no answer', () =>
    expect(overLimit(form, { plain: 9000, worth: undefined })).toEqual([]));
});
