import { list, object, text } from './quoteService';

const any = {};
const texts = list(text);
const flag = { type: 'boolean' };
const links = list(object({ label: text, to: text }, ['label', 'to']));
const optional = (properties: object, ...names: readonly string[]): object =>
  object(properties, Object.keys(properties).filter((name) => !names.includes(name)));

const landing = optional({
  headline: text, lead: text, facts: texts, action: text, illustration: text, cardsTitle: text,
  cards: list(optional({ icon: text, title: text, text })),
  price: optional({ before: { type: 'string' }, amount: text, after: { type: 'string' }, title: text, text }),
  country: optional({
    only: text, label: text, placeholder: text, missing: text, refusal: optional({ title: text, message: text, button: text }), secondAction: text,
  }),
  links: list(optional({ label: text, to: text, href: text, track: text }, 'to', 'href', 'track')),
  popup: optional({ label: text }), addressForm: optional({ label: text }), quotesTitle: text, quotes: list(optional({ text, who: text })),
  banner: optional({ title: text, text, action: text }),
}, 'country', 'links', 'popup', 'addressForm', 'quotesTitle', 'quotes');
const faq = optional({
  title: text, lead: text, questions: list(optional({ question: text, answer: texts })), action: optional({ label: text }),
}, 'lead');

/** Questions: names of shared parts, and fields by their names. What a field may say is checked with the form that they make. */
const asked = { anyOf: [text, { type: 'object', additionalProperties: { type: 'object' } }] };
const questions = list({ anyOf: [object({ section: text, ask: list(asked) }, ['section', 'ask']), asked] });

/** What a line file says besides its flow, whose words are the language's (flow.schema.json). */
export const lineSchema = object({
  $schema: { type: 'string' }, id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' }, code: { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
  base: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' }, title: text, currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  sites: { type: 'array', items: text, minItems: 1 }, aliases: texts, isFront: flag,
  frame: object({ navigation: links, footer: links }, ['navigation', 'footer']), landing, faq, application: { type: 'object' },
  quote: { type: 'object' }, rating: { type: 'object' }, sells: { type: 'array', items: text, minItems: 1 },
  language: any, start: any, otherwise: any, afresh: any, calls: { type: 'object' }, changes: { type: 'array' }, load: any, prefill: any, modals: any,
  steps: { type: 'object', additionalProperties: { type: 'object', properties: { form: { anyOf: [{ type: 'object' }, questions] } } } },
}, ['id', 'code', 'base', 'title', 'currency', 'sites', 'landing', 'quote', 'rating', 'sells', 'start', 'steps']);
