import { currency, definitions, list, object, path, ref, said, text, word } from './quoteService';

const number = { type: 'number' };
const above0 = { type: 'number', exclusiveMinimum: 0 };
const table = { type: 'object', additionalProperties: number };
const texts = { type: 'object', additionalProperties: list(text) };
const rows = list(ref('row'));
const amounts = { type: 'object', additionalProperties: rows };
const the = {
  each: said('An input that is a list: the case is tried on each of its entries. Names are read there which no input has.', word),
  when: said('The rule that makes it the case.', ref('rule')),
  repeats: said('The case when an entry says the same here as one before it.', list(path)),
};
const checkout = object({
  needs: said('Paths of the application that must be there before a price is told.', list(path)),
  refuses: said('What is refused then.', list(ref('refusal'))),
}, ['needs']);
const plan = {
  type: 'object', properties: {
    plan_id: said('The plan’s id; the rating reads it as `plan`.', text),
    information: said('`title` is the plan’s name.', { type: 'object', required: ['title'] }),
    policy_doc_url: said('The sample policy: /documents/NAME.pdf.', text),
  }, required: ['plan_id', 'information'],
};

/** How a line is rated. api/sandbox/quotes/rating.ts says what each word means. */
export const ratingSchema = {
  ...object({
    code: text, prefix: said('Policy numbers begin with it: PT-2026-0000001.', text), currency,
    agreements: said('How many agreements one purchase makes; 1 when absent.', { type: 'integer', minimum: 1 }),
    application: { type: 'object' },
    inputs: said('What the price is made of, by names of your choice → where it stands in the application.', ref('sources')),
    refuses: said('Answers that may not stand, each with the message that is shown.', list(ref('refusal'))),
    noOffers: said('Answers for which no plan is offered.', list(object(the))),
    checkout: said('What must be known before a price is told.', checkout),
    plans: said('The plans on offer.', { type: 'array', minItems: 1, items: plan }),
    price: said('What one payment costs: rows, carried out from top to bottom.', { ...rows, minItems: 1 }),
    title: said('How a price reads: ${price}/month.', text),
    amounts: said('Other figures of a plan: path in the plan → rows, as in `price`.', amounts),
    addOns: said('The path of the chosen add-ons in the application. The rating reads the chosen ones as `addOns`.', path),
    tax: said('`inside`: so many percent are in the price. `state`: the input that holds the state whose tax is added.', { anyOf: [
      object({ inside: said('Percent that are in the price.', number) }, ['inside']),
      object({ state: said('The input that holds the state.', word) }, ['state']),
    ] }),
    buyer: said('Where the application has the buyer.', object(
      { email: said('Path of the e-mail.', path), lastName: said('Path of the last name.', path) }, ['email', 'lastName'])),
    uninsured: said('Paths that may still change once the price is known.', list(path)),
    deductibles: said('The deductibles that may be chosen.', { type: 'object' }),
    pending: said('Who waits for the approval of a policy of this line cannot buy another one: code and message.',
      object({ code: text, message: text }, ['code', 'message'])),
    wording: said('What the sample policy says: heading → sentences.', texts),
  }, ['code', 'prefix', 'currency', 'inputs', 'checkout', 'plans', 'price', 'title', 'tax', 'buyer']),
  definitions: {
    ...definitions,
    refusal: object({
      ...the,
      code: said('The error code, one for which the page has words (app/modals/catalogue.ts); without it visitors read `message`.', text),
      field: said('Instead of a code: the path of the field that is wrong.', path),
      message: said('What is told; {name} is filled from the inputs, or from the entry.', text),
    }, ['message']),
    row: object({
      when: said('Only while this holds.', ref('rule')),
      add: said('This is added. A row without it multiplies what there is so far.', ref('figure')),
      each: said('An input that is a list: `add` is added once for each entry. Names are read there which no input has.', word),
      times: said('What is added, or what there is, is multiplied by these.', list(ref('figure'))),
      by: said('And divided by this.', above0), least: said('The price is at least this.', number),
      round: said('Rounded to a multiple of this; to a cent when absent.', above0),
    }),
    figure: { anyOf: [number, path, ref('byTable'), ref('byRange'), ref('byRules')] },
    byTable: object({
      lookup: said('The input that is looked up.', path), in: said('Value → number.', table), else: said('For every other value.', number),
    }, ['lookup', 'in']),
    byRange: object({
      range: said('The input, a number.', path),
      in: said('The first row whose `upTo` is not exceeded gives `is`.', list(object({ upTo: number, is: number }, ['upTo', 'is']))),
      else: said('Above the last row.', number),
    }, ['range', 'in']),
    byRules: object({
      percent: said('100 percent, and so much more or less for each rule that holds.',
        list(object({ when: ref('rule'), add: number }, ['when', 'add']))),
    }, ['percent']),
  },
};
