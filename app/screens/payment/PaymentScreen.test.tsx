import { renderToString } from 'react-dom/server';
import { expect, describe, it } from 'vitest';
import type { View } from '#engine';
import type { PageServices } from '#api/services/types';
import type { PaymentContent } from '#flows/screenContent';
import { acknowledged, card } from '#schemas/fragments/card';
import { formOf } from '#schemas/fragments/part';
import type { ScreenProps } from '../types';
import { Screen } from './PaymentScreen';

const services = {
  suggestions: { ready: async () => false, suggest: async () => [], resolve: async () => ({}) },
  country: { detect: async () => 'US' },
  card: { load: async () => null, register: () => undefined, sandboxed: true },
} as unknown as PageServices;
const due = {
  currency: 'USD', totals: { subtotal: 42, grandtotal: 45.15 },
  refund: { by_payment_method: [{ payment_method: { details: { brand: 'visa', last4: '4242' } }, refund_amount: 20 }],
    total_refund_amount: 20 },
};
const still: View = { step: 'pay', context: { due }, busy: false, refreshing: false, held: false, entering: false, unready: false,
  answers: {}, missing: [], waits: false, back: 'before', progress: 0.5, done: false };
function page(content: Partial<PaymentContent>, view: Partial<View> = {}): string {
  const step = { name: 'pay', path: 'pay', screen: 'payment', title: 'Your policy',
    content: { tables: [], currency: 'due.currency', ...content } };
  const props = { flow: { id: 'x' }, step, view: { ...still, ...view }, send: () => undefined, services,
    site: { title: 'S', verticals: [], settings: {} } };
  return renderToString(<Screen {...(props as unknown as ScreenProps)} />).replaceAll('<!-- -->', '');
}
/** The button that submits, and whether it can be pressed. */
function button(html: string): { readonly label: string; readonly disabled: boolean; readonly form?: string } {
  const [, attributes = '', inside = ''] = /<button type="submit"([^>]*)>(.*?)<\/button>/su.exec(html) ?? [];
  return { label: inside.replace(/<svg.*?<\/svg>|<span class="spinner".*?<\/span>|<\/?span>/gsu, ''),
    disabled: attributes.includes('aria-disabled="true"'), form: /form="([^"]*)"/u.exec(attributes)?.[1] };
}
const cardForm = { form: formOf(card()), missing: [{ title: 'Card' }] };

it('stands in order: title, what is bought, the price, the ways to pay, the card, the acknowledgment, the small print, the button (PY-001, PY-018, RS-037)', () => {
  const title = 'How would you like to pay?';
  const cadence = { properties: { cadence: { type: 'string', title, enum: ['annual'] } }, required: ['cadence'], ui: {} } as const;
  const html = page({
    tables: [{ title: 'Your plan', rows: [{ label: 'Plan', value: 'Complete' }] }], totals: 'due.totals', priceFields: ['cadence'],
    price: { schedule: 'due.billing', cadence: 'code', currency: 'due.currency' },
    acknowledgment: { label: 'I accept the [terms].', save: 'acknowledged' }, disclaimer: 'due.words',
  }, {
    form: formOf(cadence, card(), acknowledged),
    context: { due: { ...due, words: 'Cover begins tomorrow.', billing: { schedule: [{ amount: 45.15 }] } }, code: 'annual' },
  });
  const inOrder = ['Your policy</h1>', 'Your plan', 'Annual payment', 'Subtotal', title, 'Payment</h2>',
    'type="checkbox"', 'terms', 'Cover begins tomorrow.', 'Complete Your Order'].map((text) => html.indexOf(text));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
});

describe('the action of a payment step (PY-013, PY-014)', () => {
  it('is a charge by default: the card and the total', () => {
    const html = page({ totals: 'due.totals' }, cardForm);
    expect(button(html)).toMatchObject({ label: 'Complete Your Order', disabled: true });
    expect(html).toMatch(/<h2>Payment<\/h2>.*Total due.*\$45\.15/su);
  });
  it('refund shows the amount for each card, and asks for no card (PY-012, PY-015)', () => {
    const html = page({ action: 'refund', refund: 'due.refund' });
    expect(button(html)).toMatchObject({ label: 'Refund: $20.00', disabled: false });
    expect(html).toMatch(/<dt>Visa ending in 4242<\/dt><dd>\$20\.00<\/dd>.*<dt>Total refund<\/dt><dd>\$20\.00<\/dd>/su);
    expect(html).not.toMatch(/<h2>Payment|Total due|f-card/u);
  });
  it('refund cannot be pressed before its amount is known', () => {
    const html = page({ action: 'refund', refund: 'due.refund' }, { context: { due: { currency: 'USD' } } });
    expect(button(html)).toMatchObject({ label: 'Refund', disabled: true });
    expect(html).toContain('Still needed: the amount of the refund');
  });
  it('no_change asks for no card and names no amount (PY-015)', () => {
    const html = page({ action: 'no_change' });
    expect(button(html)).toMatchObject({ label: 'Confirm changes', disabled: false });
    expect(html).not.toMatch(/<h2>Payment|Total due|class="pay-due"|f-card/u);
  });
  it('no_change with a card in its form asks for it: another card is put on file (PY-008)', () =>
    expect(button(page({ action: 'no_change' }, cardForm))).toMatchObject({ label: 'Confirm changes', disabled: true }));
  it('without a form still submits one, so that Enter sends it', () => {
    const html = page({ action: 'no_change' });
    expect(html).toContain(`<form id="${button(html).form}"`);
  });
  it.each([['refund', 'Refunding'], ['no_change', 'Confirming changes'],
    ['charge', 'Completing your order']] as const)('%s says what it is doing and cannot be pressed meanwhile (PY-016)', (action, label) =>
    expect(button(page({ action, refund: 'due.refund' }, { busy: true, call: 'settle' }))).toMatchObject({ label, disabled: true }));
  it('a single payment is not called the first: its cadence stands over it, the total beside the button (PY-003, PY-030)', () => {
    const price = { schedule: 'due.billing', cadence: 'code', currency: 'due.currency' };
    const paid = (...amounts: readonly number[]) =>
      ({ context: { due: { ...due, billing: { schedule: amounts.map((amount) => ({ amount })) } },
      code: amounts.length > 1 ? 'eleven_pay' : 'annual' } });
    const once = page({ price, totals: 'due.totals' }, { ...cardForm, ...paid(45.15) });
    expect(once).toMatch(/Annual payment.*Total due.*\$45\.15/su);
    expect(once).not.toMatch(/First|Billing Fees/u);
    expect(page({ price, totals: 'due.totals' }, { ...cardForm, ...paid(34.8, 12.4) })).toMatch(/First Payment.*First Payment/su);
  });
  it('of several payments shows what is charged today largest, then what follows, then the total of all, which is no monthly price (PY-003, PY-011)', () => {
    const price = { schedule: 'due.billing', cadence: 'code', currency: 'due.currency' };
    const amounts = [34.8, ...Array.from({ length: 10 }, () => 12.4)];
    const billing = { schedule: amounts.map((amount) => ({ amount })) };
    const context = { due: { ...due, totals: { subtotal: 151.24, tax: 7.56, grandtotal: 158.8 }, billing }, code: 'eleven_pay' };
    const html = page({ price, totals: 'due.totals' }, { ...cardForm, context });
    const words = html.replaceAll(/<[^>]+>/gu, '|').replaceAll(/\|+/gu, '|');
    const inOrder = ['First Payment, charged today|$34.80', 'Followed by 10 monthly payments', '$12.40 /month',
      '(Billing Fees Included)', 'Total due, all 11 payments|$158.80|', 'First Payment, charged today'].map((text) => words.indexOf(text));
    expect(inOrder).not.toContain(-1);
    expect(inOrder.slice(0, -1)).toEqual(inOrder.slice(0, -1).toSorted((one, other) => one - other));
    expect(words).not.toContain('158.80/month');
    expect(html).toMatch(/class="price price-first">\$34\.80/u);
  });
  it('a line may name its total (RS-036)', () =>
    expect(page({ totals: 'due.totals', totalLabel: 'Total per month' }, cardForm)).not.toContain('Total due'));
});
