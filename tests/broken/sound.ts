import type { Code } from '#engine/check';

/** A small definition without a mistake. Each case breaks one thing of it. */
export const sound = {
  id: 'line', code: 'line', base: 'line', title: 'Line', start: 'info',
  calls: { quote: { gives: ['quote', 'plans'] }, purchase: { gives: ['policy'], once: 'uid' } },
  changes: [
    { of: ['age', 'city'], clear: ['quote', 'plans', 'chosen'] },
    { of: 'chosen', when: { chosen: true }, set: { uid: 'newUid' } },
  ],
  prefill: { city: 'query.city' },
  promises: [
    { name: 'Nobody under age sees a plan', at: ['plans', 'payment'], never: { age: { maximum: 17 } } },
    { name: 'Whoever wants more is asked for it', at: 'info', when: { wantsMore: { const: true } }, leadsTo: 'more' },
  ],
  modals: { young: { type: 'info', message: 'Too young.', button: 'Okay' } },
  steps: {
    info: {
      path: 'info', screen: 'form', title: 'About you',
      form: {
        schema: {
          type: 'object', required: ['age', 'city', 'wantsMore'],
          properties: {
            age: { type: 'integer', title: 'Age', minimum: 0, maximum: 120, examples: [30, 17] },
            city: { type: 'string', title: 'City', enum: ['Columbus', 'Dayton'], examples: ['Columbus'] },
            wantsMore: { type: 'boolean', title: 'More?' },
            email: { type: 'string', title: 'E-mail', format: 'email', maxLength: 50, examples: ['ines@example.com'] },
            birth: { type: 'string', format: 'date', title: 'Date of birth', window: { from: 'today', min: -36500, max: -1 } },
          },
        },
        ui: {
          'ui:order': ['age', 'city', 'wantsMore', 'email', 'birth'],
          city: { 'ui:widget': 'select' }, email: { 'ui:widget': 'email', 'ui:options': { width: 'half' } },
          birth: { 'ui:widget': 'date', 'ui:options': { dob: true } },
        },
      },
      calls: ['quote'],
      next: [{ when: { age: { maximum: 17 } }, modal: 'young' }, { when: { wantsMore: { const: true } }, to: 'more' }, { to: 'plans' }],
    },
    more: {
      path: 'more', screen: 'question', title: 'More about {city}', needs: { filled: 'info' }, save: 'details',
      form: { schema: { type: 'object', required: ['pets'], properties: { pets: { type: 'boolean', title: 'Pets?' } } } }, next: 'plans',
    },
    plans: {
      path: 'plans', screen: 'plans', title: 'Plans', needs: { plans: true }, otherwise: 'info',
      content: {
        plans: 'plans', plan: { id: 'id', title: 'title', price: 'price' }, per: 'per month', sum: { line: '{price}', total: 'Total' },
        choose: 'Select', documentLink: 'Document', illustration: 'car', empty: { title: 'No plans', text: 'None were found.' },
      },
      on: { CHOOSE: { from: 'plans', save: 'chosen', next: 'payment' } },
    },
    payment: {
      path: 'payment', screen: 'payment', title: 'Payment', needs: { chosen: true }, otherwise: 'plans',
      content: {
        tables: [{ rows: [{ label: 'City', value: '{city}', change: 'info' },
          { label: 'Price', value: '{quote.total,quote.currency|money}' }] }],
        totals: 'quote.totals', currency: 'quote.currency',
      },
      form: {
        schema: {
          type: 'object', required: ['card'],
          properties: {
            card: {
              type: 'object', title: 'Card', writeOnly: true, properties: { complete: { const: true } }, examples: [{ complete: true }],
            },
          },
        },
        ui: { card: { 'ui:field': 'card' } },
      },
      calls: ['purchase'], next: 'end',
    },
    end: {
      path: 'end', screen: 'confirmation', title: 'Done', needs: { policy: true }, back: false,
      content: {
        policyNumber: 'policy.number', status: 'policy.status', tables: [],
        next: [{ icon: 'mail', title: 'Check your e-mail', text: 'It is at {email}.' }],
        pending: { message: 'We look at it.', next: [{ icon: 'clock', title: 'Wait', text: 'Two days.' }] },
      },
    },
  },
} as const;

/** One broken definition: what stands where (`undefined` takes it away), and the finding that must come first. */
export interface Broken {
  readonly name: string;
  readonly change: Readonly<Record<string, unknown>>;
  readonly code: Code;
  /** Where exactly, dotted. */
  readonly at: string;
  readonly says?: RegExp;
  /** A fix is offered, and the definition is right once it is carried out. */
  readonly mended?: true;
}
