import { describe, expect, it } from 'vitest';
import { paymentParts } from './paymentParts';

const form = { schema: { type: 'object',
  properties: { cadence: { type: 'string', title: 'How would you like to pay?' }, card: { type: 'object' } },
  required: ['cadence', 'card'] } };
const view = { form, context: {}, answers: {}, refreshing: false };

describe('the payment form', () => {
  it('is one where nothing belongs to the price: the very form of the step', () => {
    const parts = paymentParts('pay', {}, view);
    expect(parts.card?.form).toBe(form);
    expect([parts.price, parts.all.length]).toEqual([undefined, 1]);
  });
  it('is two where the ways to pay stand with the price (C-34)', () => {
    const { price, card, all } = paymentParts('pay', { priceFields: ['cadence'] }, view);
    expect([price?.id, price?.title, price?.form.schema.required]).toEqual(['pay-price', 'How would you like to pay?', ['cadence']]);
    expect([card?.id, card?.form.schema.required, all.length]).toEqual(['pay', ['card'], 2]);
  });
  it('is one again when there is only one way to pay (PY-004)', () =>
    expect(paymentParts('pay', { priceFields: ['coupon'] }, view).price).toBeUndefined());
});
