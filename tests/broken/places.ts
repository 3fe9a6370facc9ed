import type { Broken } from './sound';

type Change = Broken['change'];
/** A name that is misspelt at one place. */
const misspelt = (code: Broken['code'], at: string, change: Change): Broken =>
  ({ name: `a misspelt name in ${at}`, change, code, at, says: /Did you mean/, mended: true });
const path = (at: string, change: Change): Broken => misspelt('unknown-path', at, change);
const step = (at: string, change: Change): Broken => misspelt('unknown-step', at, change);
const call = (at: string, change: Change): Broken => misspelt('unknown-call', at, change);
/** The purchase says what it sells. */
const selling = (sells: object): Change => ({
  'calls/purchase': { gives: ['policy'], sells: { of: 'chosen', price: 'quote', ...sells } }, 'changes/1': { of: 'age', clear: ['plans'] },
});
/** The server asks the questions of a step. */
const asking = (survey: object): Change => ({
  'steps/more/form': undefined, 'steps/more/save': undefined, 'steps/more/screen': 'survey', 'steps/more/title': 'More',
  'steps/more/survey': { answers: 'answers', trail: 'trail', ...survey },
});
const deriving = (from: object): Change => ({ 'changes/1/set/uid': from });

/** Every place of a definition that names a step, a call, a field or a path. */
const names: readonly Broken[] = [
  step('otherwise', { otherwise: 'plan' }), step('steps/more/next', { 'steps/more/next': 'plnas' }),
  step('steps/more/back', { 'steps/more/back': 'inof' }), step('steps/more/over', { 'steps/more/over': 'inof' }),
  step('steps/more/needs/filled/1', { 'steps/more/needs': { filled: ['info', 'mroe'] } }),
  step('modals/young/next/0/to', { 'modals/young/type': 'component', 'modals/young/next': [{ to: 'mroe' }] }),
  step('steps/plans/on/CHOOSE/next/0/to', { 'steps/plans/on/CHOOSE/next': [{ to: 'paymnet' }] }),
  call('steps/plans/on/CHOOSE/calls/0', { 'steps/plans/on/CHOOSE/calls': ['qoute'] }),
  call('steps/payment/enter/calls/0', { 'steps/payment/enter': { calls: ['qoute'] } }),
  call('steps/payment/refresh/calls/0', { 'steps/payment/refresh': { of: 'quote', calls: ['qoute'] } }),
  misspelt('unknown-fact', 'prefill/city/1', { 'prefill/city': ['query.city', 'acount.email'] }),
  misspelt('unknown-field', 'steps/more/asks/pest', { 'steps/more/asks': { pest: { city: true } } }),
  misspelt('unknown-field', 'steps/info/choices/ctiy', { 'steps/info/choices': { ctiy: 'plans' } }),
  path('prefill/ctiy', { prefill: { ctiy: 'query.city' } }), path('load/0/clear/0', { load: [{ clear: ['qoute'] }] }),
  path('modals/young/message', { 'modals/young/message': 'Not in {ctiy}.' }),
  path('modals/young/body/1', { 'modals/young/body': ['Fine.', 'Not in {ctiy}.'] }),
  path('modals/young/options', { 'modals/young': { type: 'select', options: 'plnas', save: 'picked', title: 'Which?' } }),
  path('modals/young/html', { 'modals/young/html': 'plnas' }),
  path('calls/purchase/sells/of/1', selling({ of: ['chosen', 'ctiy'] })), path('calls/purchase/sells/price', selling({ price: 'qoute' })),
  path('calls/purchase/sells/method', selling({ method: 'qoute' })), path('calls/purchase/sells/consent', selling({ consent: 'emial' })),
  path('changes/0/stale/0', { 'changes/0/stale': ['qoute'] }), path('changes/0/keep/0', { 'changes/0/keep': ['qoute'] }),
  path('changes/0/when/ctiy', { 'changes/0/when': { ctiy: true } }), path('changes/0/unless/ctiy', { 'changes/0/unless': { ctiy: true } }),
  path('changes/1/set/uid/text', deriving({ text: 'x {ctiy}' })), path('changes/1/set/uid/sum/0', deriving({ sum: ['qoute.total'] })),
  path('changes/1/set/uid/count', deriving({ count: 'plnas' })), path('changes/1/set/uid/when/ctiy', deriving({ when: { ctiy: true } })),
  path('changes/1/set/uid/lookup', deriving({ lookup: 'ctiy', in: { Columbus: 1 }, else: 2 })),
  path('steps/plans/on/CHOOSE/next/0/when/ctiy',
    { 'steps/plans/on/CHOOSE/next': [{ when: { ctiy: true }, to: 'payment' }, { to: 'payment' }] }),
  path('steps/plans/on/CHOOSE/from', { 'steps/plans/on/CHOOSE/from': 'plnas' }),
  path('steps/plans/on/CHOOSE/clear/0', { 'steps/plans/on/CHOOSE/clear': ['qoute'] }),
  path('steps/payment/calls/0/unless/ctiy', { 'steps/payment/calls': [{ call: 'purchase', unless: { ctiy: true } }] }),
  path('steps/payment/enter/calls/0/unless/ctiy', { 'steps/payment/enter': { calls: [{ call: 'quote', unless: { ctiy: true } }] } }),
  path('steps/payment/refresh/of', { 'steps/payment/refresh': { of: 'qoute', calls: ['quote'] } }),
  path('steps/plans/on/CHOOSE/calls/1/unless/ctiy',
    { 'steps/plans/on/CHOOSE/calls': ['quote', { call: 'quote', unless: { ctiy: true } }] }),
  path('steps/payment/refresh/calls/0/unless/ctiy',
    { 'steps/payment/refresh': { of: 'quote', calls: [{ call: 'quote', unless: { ctiy: true } }] } }),
  path('modals/young/next/0/when/ctiy', { 'modals/young/type': 'component', 'modals/young/next': [{ when: { ctiy: true }, to: 'more' }] }),
  path('steps/more/skip/ctiy', { 'steps/more/skip': { ctiy: true } }),
  path('steps/info/choices/city', { 'steps/info/choices': { city: 'plnas' } }),
  path('steps/info/choices/city/list', { 'steps/info/choices': { city: { list: 'plnas', value: 'id', title: '{name}' } } }),
  path('steps/more/survey/form', asking({ form: 'qoute' })), path('steps/more/survey/reply', asking({ form: 'quote', reply: 'plnas' })),
  call('steps/info/calls/0/call', { 'steps/info/calls': [{ call: 'qoute', unless: { city: true } }] }),
  path('steps/more/asks/pets/ctiy', { 'steps/more/asks': { pets: { ctiy: true } } }),
  path('steps/more/needs/anyOf/1/ctiy', { 'steps/more/needs': { anyOf: [{ city: true }, { ctiy: true }] } }),
  path('steps/more/needs/allOf/1/not/ctiy', { 'steps/more/needs': { allOf: [{ city: true }, { not: { ctiy: true } }] } }),
];

/** A misspelt keyword in a rule, at every place of a rule. */
const ruled = (at: string, change: Change): Broken => misspelt('unknown-keyword', `${at}/age/maximun`, change);
const minor = { age: { maximun: 17 } };
const unless = [{ call: 'quote', unless: minor }];
const rules: readonly Broken[] = [
  ruled('changes/0/when', { 'changes/0/when': minor }), ruled('changes/1/unless', { 'changes/1/unless': minor }),
  ruled('changes/1/set/uid/when', deriving({ when: minor })),
  ruled('load/0/when', { load: [{ clear: ['quote'], when: minor }] }),
  ruled('load/0/unless', { load: [{ clear: ['quote'], unless: minor }] }),
  ruled('modals/young/next/1/when',
    { 'modals/young/type': 'component',
      'modals/young/next': [{ when: { wantsMore: { const: true } }, to: 'more' }, { when: minor, to: 'plans' }] }),
  ruled('promises/0/never', { 'promises/0/never': minor }), ruled('promises/1/leadsTo', { 'promises/1/leadsTo': minor }),
  ruled('steps/more/needs', { 'steps/more/needs': minor }),
  ruled('steps/more/needs/anyOf/1', { 'steps/more/needs': { anyOf: [{ city: true }, minor] } }), ruled('steps/more/skip',
    { 'steps/more/skip': minor }),
  ruled('steps/more/asks/pets', { 'steps/more/asks': { pets: minor } }),
  ruled('steps/more/next/0/when', { 'steps/more/next': [{ when: minor, modal: 'young' }, { to: 'plans' }] }),
  ruled('steps/info/calls/0/unless', { 'steps/info/calls': unless }),
  ruled('steps/payment/enter/calls/0/unless', { 'steps/payment/enter': { calls: unless } }),
  ruled('steps/payment/refresh/calls/0/unless', { 'steps/payment/refresh': { of: 'quote', calls: unless } }),
  ruled('steps/plans/on/CHOOSE/calls/1/unless', { 'steps/plans/on/CHOOSE/calls': ['quote', ...unless] }),
  ruled('steps/plans/on/CHOOSE/next/0/when', { 'steps/plans/on/CHOOSE/next': [{ when: minor, to: 'payment' }, { to: 'payment' }] }),
];

const schema = 'steps/info/form/schema';
const listOf = (list: object): Change =>
  ({ [`${schema}/properties/list`]: { type: 'array', title: 'List', ...list }, 'steps/info/form/ui/ui:order/5': 'list' });
const keyword = (at: string, change: Change): Broken => misspelt('unknown-keyword', at, change);
const wrong = (at: string, change: Change, says: RegExp): Broken =>
  ({ name: `a wrong value in ${at}`, change, code: 'wrong-value', at, says });
const notData = (what: string, at: string, value: unknown): Broken =>
  ({ name: `${what} in ${at}`, change: { [at]: value }, code: 'not-plain-data', at, says: new RegExp(what) });

/** Keywords and values at every depth of a form, a rule and a screen's content. */
const values: readonly Broken[] = [
  keyword(`${schema}/allOf/1/if/properties/age/minimun`,
    { [`${schema}/allOf`]: [{ required: ['age'] }, { if: { properties: { age: { minimun: 3 } } } }] }),
  keyword(`${schema}/properties/city/anyOf/0/maxLenght`, { [`${schema}/properties/city/anyOf`]: [{ maxLenght: 30 }] }),
  keyword('steps/more/needs/not/allOf/0/age/maximun', { 'steps/more/needs': { not: { allOf: [{ age: { maximun: 3 } }] } } }),
  misspelt('unknown-type', `${schema}/properties/list/items/properties/a/type`,
    listOf({ items: { type: 'object', properties: { a: { type: 'strin', title: 'A', examples: ['x'] } } } })),
  { name: 'a plain value inside anyOf', change: { 'steps/more/needs': { anyOf: [{ city: 'Dayton' }, { age: true }] } },
    code: 'plain-value', at: 'steps/more/needs/anyOf/0/city', mended: true },
  { name: 'a formatter that does not exist, in a message', change: { 'modals/young/message': 'Not in {city|uper}.' },
    code: 'unknown-formatter', at: 'modals/young/message', says: /There are: date, / },
  wrong(`${schema}/properties/list/minItems`,
    listOf({ minItems: 'two', items: { type: 'string', examples: ['x'] } }), /is a number, but this is "two"/),
  wrong(`${schema}/properties/age/minimum`, { [`${schema}/properties/age/minimum`]: '0' }, /is a number, but this is "0"/),
  wrong(`${schema}/properties/city/enum`, { [`${schema}/properties/city/enum`]: 'Columbus' }, /is a list, but/),
  wrong(`${schema}/required`, { [`${schema}/required`]: 'age' }, /is a list of texts, but/),
  wrong(`${schema}/properties`, { [`${schema}/properties/age`]: 7 }, /is schemas by name, but/),
  wrong('steps/plans/content/plan/id', { 'steps/plans/content/plan/id': 7 }, /must be a text, but it is 7/),
  wrong('steps/plans/content/plan', { 'steps/plans/content/plan': 'id' }, /must be an object, but it is "id"/),
  wrong('steps/end/content/next', { 'steps/end/content/next': 'mail' }, /must be a list, but it is "mail"/),
  wrong('steps/payment/content/action', { 'steps/payment/content/action': 7 }, /7 is none of the values here\. There are: charge, refund/),
  { name: 'a misspelt value of a word', change: { 'steps/payment/content/action': 'refnd' }, code: 'wrong-value',
    at: 'steps/payment/content/action', says: /Did you mean "refund"/, mended: true },
  { name: 'an order that is no list', change: { 'steps/info/form/ui/ui:order': 'age' }, code: 'field-order',
    at: 'steps/info/form/ui/ui:order', says: /is a list of the names/ },
  { name: 'an order with a number among the names', change: { 'steps/info/form/ui/ui:order/4': 4 }, code: 'field-order',
    at: 'steps/info/form/ui/ui:order', says: /is a list of the names/ },
  { name: 'an order that leaves several fields out', change: { 'steps/info/form/ui/ui:order': ['age', 'city'] }, code: 'field-order',
    at: 'steps/info/form/ui/ui:order', says: /"wantsMore", "email", "birth" are missing/, mended: true },
  { name: 'a value derived in no way', change: deriving({}), code: 'derivation', at: 'changes/1/set/uid',
    says: /says nothing: it takes one of first, sum, count/ },
  { name: 'an else without a look-up', change: deriving({ count: 'plans', else: 1 }), code: 'derivation', at: 'changes/1/set/uid',
    says: /`else` belongs to `first` or `lookup`/ },
  notData('a symbol', 'steps/more/title', Symbol('x')), notData('a Date', 'steps/more/title', new Date(0)),
  notData('a bigint', 'steps/more/title', 10n), notData('not a finite number', 'steps/more/title', Number.NaN),
];

export const brokenPlaces: readonly Broken[] = [...names, ...rules, ...values];
