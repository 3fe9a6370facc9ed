import type { ObjectOf, ValueOf } from './described';
import { currency, list, object, said, text, type Schema } from './quoteService';

const any = {};
const texts = list(text);
const colour = { type: 'string', pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$', examples: ['#9a4322'] };
const flag = { type: 'boolean' };
const links = list(object({ label: said('What the link says.', text), to: said('Its address in the shop.', text) }, ['label', 'to']));
const optional = <Of extends Readonly<Record<string, object>>, Optional extends keyof Of = never>(
  properties: Of, ...names: readonly Optional[]
): Schema<ObjectOf<Of, Optional>> =>
  object(properties, Object.keys(properties).filter((name) => !names.some((other) => other === name))) as object;
const string: Schema<string> = { type: 'string' } as object;

const label = optional({ label: said('The label of the button.', text) });
export type Illustration = 'house' | 'car' | 'shop' | 'suitcase' | 'pet';
/** The banner leads into the flow, whatever the hero's button does (RN-016, BO-023, VC-003 … VC-005, VC-023 … VC-025, S-94). */
const landing = optional({
  headline: said('The first sentence of the page.', text), lead: said('What is covered, in one or two sentences.', text),
  facts: said('From what price, and how long it takes.', texts), action: said('The label of the button.', text),
  illustration: said('The drawing of the line.', text as Schema<Illustration>), cardsTitle: said('The heading over the cards.', text),
  cards: said('What is covered, three things or so.', list(optional({
    icon: said('A drawing.', text), title: said('The heading of the card.', text), text: said('Its sentences.', text),
  }))),
  price: said('One large figure.', optional({
    before: said('Before the figure: up to.', string), amount: said('The figure: 90%.', text),
    after: said('After it: of the bill.', string), title: said('The sentence beside it.', text),
    text: said('What it means.', text),
  })),
  country: said('The page asks for the country, and only one leads on.', optional({
    only: said('The country that leads on, as visitors read it.', text), label: said('The label of the list.', text),
    placeholder: said('Before a choice.', text),
    missing: said('Without a choice.', text), secondAction: said('The label of a second button.', text),
    refusal: said('What is told for another country.',
      optional({ title: said('Heading.', text), message: said('Sentence.', text), button: said('Button.', text) })),
  })),
  links: said('Links below the button. `to` is an address of the shop, `href` a document.', list(
    optional({ label: said('What the link says.', text), to: said('An address of the shop.', text), href: said('A document.', text),
      track: said('The analytics event.', text) }, 'to', 'href', 'track'))),
  popup: said('The button opens the partner’s questionnaire in a window.', label),
  addressForm: said('The page asks for the address.', label),
  quotesTitle: said('The heading over the quotations.', text),
  quotes: said('What customers say.', list(optional({ text: said('Their words.', text), who: said('Their name.', text) }))),
  banner: said('The last call to begin.',
    optional({ title: said('Heading.', text), text: said('Sentence.', text), action: said('The label of the button.', text) })),
}, 'country', 'links', 'popup', 'addressForm', 'quotesTitle', 'quotes');
export type LandingContent = ValueOf<typeof landing>;
const faq = optional({
  title: said('The heading.', text), lead: said('A sentence below it.', text),
  questions: said('Each with its answer, paragraph by paragraph.', list(optional({ question: text, answer: texts }))),
  action: said('The button at the end.', label),
}, 'lead');
/** Questions and answers, each opened by itself (VC-006, RS-004). */
export type FaqContent = ValueOf<typeof faq>;

/** Questions: names of shared parts, and fields by their names. What a field may say is checked with the form that they make. */
const asked = { anyOf: [text, { type: 'object', additionalProperties: { type: 'object' } }] };
const questions = list({ anyOf: [object({ section: text, ask: list(asked) }, ['section', 'ask']), asked] });

/** What a line file says besides its flow, whose words are the language's (flow.schema.json). */
export const lineSchema = object({
  $schema: said('The schema by which an editor completes the file.', { type: 'string' }),
  id: said('The line’s name in small letters: pet. No other line may have it.',
    { type: 'string', pattern: '^[a-z][a-z0-9-]*$', examples: ['pet'] }),
  code: said('Its name at the partner: pet. No other line may have it.', { type: 'string', pattern: '^[a-z][a-z0-9_]*$', examples: ['pet'] }),
  base: said('The first part of its addresses: pet-insurance. No other line may have it.',
    { type: 'string', pattern: '^[a-z][a-z0-9-]*$', examples: ['pet-insurance'] }),
  title: said('Its name as visitors read it.', text), currency: said('The currency of its prices and of every amount that names none: USD, ZAR … (ISO 4217). One for the whole file, on every site.', currency),
  sites: said('The sandbox’s sites that sell it; `everything` sells all lines.', { type: 'array', items: text, minItems: 1 }),
  aliases: said('Other names under /embed.', texts),
  isFront: said('At the front of a site’s list, its landing page is the site’s first page.', flag),
  frame: said('Links above and below its pages.',
    object({
      navigation: said('Above.', links), footer: said('Below.', links),
      underwriter: said('Who issues its policies, where that is not the site’s own insurer.', text),
    }, ['navigation', 'footer'])),
  theme: said('Colours of its own pages where the partner has set none.', optional({
    primary: said('The main colour: #9a4322. What has to be read on it stays readable, whatever the colour.', colour),
    accent: said('The highlight on dark surfaces.', colour),
  }, 'primary', 'accent')),
  landing: said('The words of its first page.', landing), faq: said('Questions and answers, at /BASE/faq.', faq),
  application: said('What an application looks like, as JSON Schema; any object when absent.', { type: 'object' }),
  quote: said('What the quote service is told.', { type: 'object' }), rating: said('How the sandbox rates it.', { type: 'object' }),
  sells: said('The answers that a purchase insures, as paths: when one changes, it is another order. Every way to the purchase answers '
    + 'each of them: what only some ways ask, and what may stay blank, is kept below another (`save: about.work`).',
    { type: 'array', items: text, minItems: 1 }),
  language: any, start: any, otherwise: any, afresh: any,
  calls: said('Calls besides those of the quote service. Code carries them out: such a line is TypeScript (adding-a-line.md).', { type: 'object' }),
  changes: { type: 'array' }, load: any, prefill: any, promises: any, modals: any,
  steps: { type: 'object', additionalProperties: { type: 'object', properties: { form: { anyOf: [{ type: 'object' }, questions] } } } },
}, ['id', 'code', 'base', 'title', 'currency', 'sites', 'landing', 'quote', 'rating', 'sells', 'start', 'steps']);
