import { definitions, list, object, path, ref, text, word } from './quoteService';

const number = { type: 'number' };
const table = { type: 'object', additionalProperties: number };
const texts = { type: 'object', additionalProperties: list(text) };
const rows = list(ref('row'));
const amounts = { type: 'object', additionalProperties: rows };
const the = { each: word, when: ref('rule'), repeats: list(path) };

/** How a line is rated. api/sandbox/quotes/rating.ts says what each word means. */
export const ratingSchema = {
  ...object({
    code: text, prefix: text, currency: { type: 'string', pattern: '^[A-Z]{3}$' }, agreements: { type: 'integer', minimum: 1 },
    application: { type: 'object' }, inputs: ref('sources'), refuses: list(ref('refusal')), noOffers: list(object(the)),
    checkout: object({ needs: list(path), refuses: list(ref('refusal')) }, ['needs']),
    plans: { type: 'array', minItems: 1, items: {
      type: 'object', properties: { plan_id: text, information: { type: 'object', required: ['title'] } }, required: ['plan_id', 'information'],
    } },
    price: { ...rows, minItems: 1 }, title: text, amounts, addOns: path,
    tax: { anyOf: [object({ inside: number }, ['inside']), object({ state: word }, ['state'])] },
    buyer: object({ email: path, lastName: path }, ['email', 'lastName']), uninsured: list(path), deductibles: { type: 'object' },
    pending: object({ code: text, message: text }, ['code', 'message']), wording: texts,
  }, ['code', 'prefix', 'currency', 'inputs', 'checkout', 'plans', 'price', 'title', 'tax', 'buyer']),
  definitions: {
    ...definitions,
    refusal: object({ ...the, code: text, field: path, message: text }, ['message']),
    row: object({
      when: ref('rule'), add: ref('figure'), each: word, times: list(ref('figure')), by: { type: 'number', exclusiveMinimum: 0 }, least: number, round: { type: 'number', exclusiveMinimum: 0 },
    }),
    figure: { anyOf: [number, path, ref('byTable'), ref('byRange'), ref('byRules')] },
    byTable: object({ lookup: path, in: table, else: number }, ['lookup', 'in']),
    byRange: object({ range: path, in: list(object({ upTo: number, is: number }, ['upTo', 'is'])), else: number }, ['range', 'in']),
    byRules: object({ percent: list(object({ when: ref('rule'), add: number }, ['when', 'add'])) }, ['percent']),
  },
};
