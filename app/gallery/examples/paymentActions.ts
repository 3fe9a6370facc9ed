import { paymentAdapters, paymentUpdateAdapters } from '#api/adapters/payment';
import { defineFlow, type Adapters } from '#engine';
import { card } from '#schemas/fragments/card';
import { formOf } from '#schemas/fragments/part';
import { contact, personName } from '#schemas/fragments/person';
import type { ConfirmationContent, PaymentContent } from '#flows/screenContent';
import type { Product } from '#flows/types';
import type { RefundDetails } from '#api/contracts/payment';
import type { Tools } from '#api/types';

const { email } = contact.properties;
const kinds = ['add', 'cancel', 'move', 'card'] as const;
const change = formOf(personName(40), { properties: { email: email ?? {} }, required: ['email'], ui: { email: contact.ui.email ?? {} } }, {
  properties: { change: { type: 'string', title: 'Change', enum: kinds, examples: kinds } }, required: ['change'],
  ui: { change: { 'ui:widget': 'radio', 'ui:options': { choices: [
    { value: 'add', title: 'Add cover', help: 'Something is to be paid.' }, { value: 'cancel', title: 'Cancel the policy', help: 'Something goes back.' },
    { value: 'move', title: 'Change the address', help: 'Nothing to pay.' }, { value: 'card', title: 'Use another card', help: 'Nothing to pay, and a card is asked.' },
  ] } } },
});

const shown = { tables: [{ rows: [{ label: 'Policyholder', value: '{firstName} {lastName}', change: 'change' }, { label: 'Plan #', value: '{due.policy_number}' }, { label: 'Request', value: '{due.change}' }] }], currency: 'due.currency' };
const content = {
  charge: { ...shown, totals: 'due.totals' },
  refund: { ...shown, action: 'refund', refund: 'due.refund' },
  noChange: { ...shown, action: 'no_change' },
} satisfies Readonly<Record<string, PaymentContent>>;
const done = {
  policyNumber: 'settled.policy_number', status: 'settled.status', tables: [], next: [{ icon: 'mail', title: 'Check your e-mail', text: 'It says what has changed on your policy.' }],
  pending: { message: 'Nothing has changed yet.', next: [{ icon: 'mail', title: 'Wait for our e-mail', text: 'It says from when the change holds.' }] },
} satisfies ConfirmationContent;
const refunded = { ...done, message: '{settled.total_refund_amount,settled.currency|money} goes back to your card. Allow your bank five working days.' } satisfies ConfirmationContent;

const may = (value: string) => ({ due: true, filled: 'change', change: { const: value } }) as const;

/** S-80: every action of the payment step, which the six lines use only one of. A change to a policy decides which. */
const flow = defineFlow({
  id: 'payment-actions', code: 'example', base: 'payment-actions', title: 'Payment actions', start: 'change',
  calls: {
    preview: { gives: ['due'] },
    createPaymentMethod: { gives: ['paymentMethod'] }, updatePaymentMethod: { gives: ['paymentMethod'] },
    charge: { gives: ['settled'], once: 'uid' }, refund: { gives: ['settled'], once: 'uid' }, confirm: { gives: ['settled'] },
  },
  changes: [
    { of: ['firstName', 'lastName', 'email', 'change'], clear: ['due'] },
    { of: 'due', clear: ['uid', 'paymentMethod'] },
    { of: 'due', when: { due: true }, set: { uid: { newId: true } }, clear: ['settled'] },
    { of: 'error', when: { 'error.outcome': { const: 'refused' } }, clear: ['paymentMethod'] },
    { of: 'settled', when: { settled: true }, keep: ['settled'] },
  ],
  load: [{ clear: ['paymentMethod'] }],
  steps: {
    change: { path: 'change', screen: 'form', title: 'What changes on your policy?', form: change, back: false, calls: ['preview'], next: [
      { when: { change: { const: 'add' } }, to: 'charge' },
      { when: { change: { const: 'cancel' } }, to: 'refund' },
      { when: { change: { const: 'card' } }, to: 'update' },
      { to: 'noChange' } ] },
    charge: { path: 'charge', screen: 'payment', title: 'Add cover to your policy', content: content.charge, form: formOf(card()), needs: may('add'),
      calls: [{ call: 'createPaymentMethod', unless: { paymentMethod: true } }, 'charge'], next: 'confirmation' },
    refund: { path: 'refund', screen: 'payment', title: 'Cancel your policy', content: content.refund, needs: may('cancel'), calls: ['refund'], next: 'refunded' },
    noChange: { path: 'no-change', screen: 'payment', title: 'Change your address', content: content.noChange, needs: may('move'), calls: ['confirm'], next: 'confirmation' },
    update: { path: 'update', screen: 'payment', title: 'Use another card', content: content.noChange, form: formOf(card()), needs: may('card'),
      calls: [{ call: 'updatePaymentMethod', unless: { paymentMethod: true } }, 'confirm'], next: 'confirmation' },
    confirmation: { path: 'confirmation', screen: 'confirmation', title: 'You\'re all set!', content: done, needs: { settled: true, 'settled.total_refund_amount': false }, back: false },
    refunded: { path: 'refunded', screen: 'confirmation', title: 'You\'re all set!', content: refunded, needs: { 'settled.total_refund_amount': true }, back: false },
  },
});

interface PolicyChange {
  readonly change: 'add' | 'cancel' | 'move' | 'card';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly due: { readonly currency: string; readonly refund: RefundDetails };
}

const refund: RefundDetails = {
  by_payment_method: [
    { payment_method: { details: { brand: 'visa', last4: '4242' } }, refund_amount: 96.4 },
    { payment_method: { details: { brand: 'mastercard', last4: '4444' } }, refund_amount: 28.15 },
  ],
  total_refund_amount: 124.55,
};
const policy = { policy_number: 'EX-2026-0000142', currency: 'USD' };
const titles = { add: 'More cover', cancel: 'Cancellation', move: 'New address', card: 'New card' } as const;
const settled = { policy_number: policy.policy_number, status: 'done' };

/**
 * What a line brings itself. The specification names no call that charges a change, refunds or
 * confirms (S-80): nothing is sent, and no path is invented.
 */
const paymentHooks = {
  preview: async ({ change }) => ({ due: {
    ...policy, change: titles[change], ...(change === 'add' ? { totals: { subtotal: 42, tax: 3.15, grandtotal: 45.15 } } : {}),
    ...(change === 'cancel' ? { refund } : {}),
  } }),
  charge: async () => ({ settled }),
  refund: async ({ due }) => ({ settled: { ...settled, currency: due.currency, total_refund_amount: due.refund.total_refund_amount } }),
  confirm: async () => ({ settled }),
} satisfies Adapters<Tools, PolicyChange>;

const personOf = (context: PolicyChange) => context;

export const paymentActions: Product = { flow, adapters: { ...paymentHooks, ...paymentAdapters(personOf), ...paymentUpdateAdapters(personOf) }, derive: {} };
