import { isFact } from '../context/facts';
import { placesIn, wordsFor } from '../context/template';
import { isObject } from '../isObject';
import { branchesOf } from '../definition/graph';
import { entriesOf, rulesOf } from '../definition/rules';
import { pathOfKey, subjectOf } from '../rules/subject';
import type { CallUse, Change, ChoicesFrom, Derivation, FlowDefinition, LinePromise, Modal, Next, Rule, Sale, Step } from '../types';
import type { Trail } from '../definition/trail';
import { fieldsOfEntries } from './entryRules';

/** A mention of a name in a definition. */
export interface Mention {
  readonly kind: 'step' | 'call' | 'modal' | 'derive' | 'path' | 'icon' | 'drawing' | 'formatter' | 'fact';
  readonly name: string;
  /** Where the author looks for it. */
  readonly at: Trail;
  /** Where exactly it stands. */
  readonly path: Trail;
  /** It is a key there. */
  readonly key?: true;
  /** Another path that may be meant. */
  readonly beside?: string;
  /** It is part of this text. */
  readonly text?: string;
  /** The list whose entry it is read of. */
  readonly entryOf?: string;
  /** What is done with its entries: it must be a list. */
  readonly entries?: 'shown' | 'offered' | 'counted';
  /** It is a part of a sum: of a list `*` says which of its entries. */
  readonly summed?: true;
  /** It is shown as an amount, and added up. */
  readonly amount?: true;
  /** The formatter that shows it, or the words for each value, empty when there is none, and which of the formatter's values it is. */
  readonly shown?: { readonly by: string; readonly index: number };
}

/** The path of what is mentioned, from the top: of a list's entry, that of any of them. */
export const wholeOf = ({ name, entryOf }: Mention): string => (entryOf === undefined ? name : `${entryOf}.*.${name}`);

/** All mentions of steps, calls, modals, derive functions, facts and context paths, but for the screens' content. */
export function mentions(flow: FlowDefinition): readonly Mention[] {
  return [
    value('step', flow.start, ['start']),
    ...rulesOf(flow).flatMap(([rule, at]) => inRule(rule, at)),
    ...Object.entries(flow.calls).flatMap(([name, { once, sells }]) =>
      [...maybe('path', once, ['calls', name, 'once']), ...(sells ? inSale(sells, ['calls', name, 'sells']) : [])]),
    ...(flow.changes ?? []).flatMap((change, index) => inChange(change, ['changes', String(index)])),
    ...Object.entries(flow.prefill ?? {}).flatMap(([name, facts]): readonly Mention[] => [
      { kind: 'path', name, at: ['prefill'], path: ['prefill', name], key: true },
      ...inList('fact', facts, ['prefill', name]),
    ]),
    ...maybe('step', flow.otherwise, ['otherwise']),
    ...(flow.load ?? []).flatMap((change, index) => inChange(change, ['load', String(index)])),
    ...Object.entries(flow.modals ?? {}).flatMap(([name, modal]) => inModal(modal, ['modals', name])),
    ...(flow.promises ?? []).flatMap((promise, index) => inPromise(promise, ['promises', String(index)])),
    ...Object.entries(flow.steps).flatMap(([name, step]) => inStep(step, ['steps', name])),
  ];
}

const value = (kind: Mention['kind'], name: string, path: Trail, at = path): Mention => ({ kind, name, at, path });
const maybe = (kind: Mention['kind'], name: string | false | undefined, path: Trail, at = path): readonly Mention[] =>
  (name ? [value(kind, name, path, at)] : []);
/** A list of which one entry is chosen, or that is counted. */
const listOf = (name: string | undefined, path: Trail, at = path, entries: Mention['entries'] = 'offered'): readonly Mention[] =>
  maybe('path', name, path, at).map((one) => ({ ...one, entries }));
/** How an entry of a list reads. */
const inEntry = (text: string | undefined, list: string | undefined, path: Trail): readonly Mention[] =>
  (text === undefined || list === undefined ? [] : inTemplate(text, path).map((one) => ({ ...one, entryOf: list })));
/** A name or several. */
const inList = (kind: Mention['kind'], names: string | readonly string[], path: Trail, at = path): readonly Mention[] =>
  (typeof names === 'string' ? [value(kind, names, path, at)]
    : names.map((name, index) => value(kind, name, [...path, String(index)], at)));

/** The list of a field's choices, and what of its entries is kept and shown. */
const inChoices = (from: ChoicesFrom, at: Trail): readonly Mention[] => (typeof from === 'string' ? listOf(from, at) : [
  ...listOf(from.list, [...at, 'list'], at), { ...value('path', from.value, [...at, 'value'], at), entryOf: from.list },
  ...inEntry(from.title, from.list, [...at, 'title']),
]);

const inSale = ({ of, price, method, consent }: Sale, at: Trail): readonly Mention[] => [
  ...inList('path', of, [...at, 'of']), ...maybe('path', price, [...at, 'price']), ...maybe('path', method, [...at, 'method']),
  ...maybe('path', consent, [...at, 'consent']),
];

function inModal(modal: Modal, at: Trail): readonly Mention[] {
  return [
    ...inNext(modal.next, [...at, 'next']),
    ...maybe('path', modal.html, [...at, 'html'], at), ...listOf(modal.options, [...at, 'options'], at),
    ...inEntry(modal.option, modal.options, [...at, 'option']),
    ...(modal.message === undefined ? [] : inTemplate(modal.message, [...at, 'message'])),
    ...(modal.body ?? []).flatMap((text, index) => inTemplate(text, [...at, 'body', String(index)])),
  ];
}

function inStep(step: Step, at: Trail): readonly Mention[] {
  return [
    ...maybe('step', step.otherwise, [...at, 'otherwise']), ...maybe('step', step.back, [...at, 'back']),
    ...maybe('step', step.over, [...at, 'over']),
    ...Object.entries(step.choices ?? {}).flatMap(([field, from]) => inChoices(from, [...at, 'choices', field])),
    ...(['form', 'reply'] as const).flatMap((word) => maybe('path', step.survey?.[word], [...at, 'survey', word], [...at, 'survey'])),
    ...inNext(step.next, [...at, 'next']),
    ...inCalls(step.calls, [...at, 'calls']), ...inList('path', step.clear ?? [], [...at, 'clear']),
    ...inCalls(step.enter?.calls, [...at, 'enter', 'calls']),
    ...inCalls(step.refresh?.calls, [...at, 'refresh', 'calls']),
    ...maybe('path', step.refresh?.of, [...at, 'refresh', 'of']),
    ...Object.entries(step.on ?? {}).flatMap(([event, transition]) => [
      ...inNext(transition?.next, [...at, 'on', event, 'next']),
      ...inCalls(transition?.calls, [...at, 'on', event, 'calls']),
      ...listOf(transition?.from, [...at, 'on', event, 'from']),
      ...inList('path', transition?.clear ?? [], [...at, 'on', event, 'clear']),
    ]),
    ...inTemplate(step.title, [...at, 'title']),
  ];
}

function inChange(change: Change, at: Trail): readonly Mention[] {
  return [
    ...(['of', 'clear', 'stale', 'keep'] as const).flatMap((word) => inList('path', change[word] ?? [], [...at, word], at)),
    ...Object.entries(change.set ?? {}).flatMap(([path, from]) => (typeof from === 'string'
      ? [value('derive', from, [...at, 'set', path])] : inDerivation(from, [...at, 'set', path]))),
  ];
}

const inPromise = (promise: LinePromise, at: Trail): readonly Mention[] => [
  ...inList('step', promise.at ?? [], [...at, 'at']),
  ...maybe('step', typeof promise.leadsTo === 'string' ? promise.leadsTo : undefined, [...at, 'leadsTo']),
];
function inDerivation(from: Derivation, at: Trail): readonly Mention[] {
  const { first = [], sum = [], count, lookup, text } =
    from as Partial<Readonly<Record<'first' | 'sum', readonly string[]> & Record<'count' | 'lookup' | 'text', string>>>;
  return [
    ...inList('path', first, [...at, 'first']), ...inList('path', sum, [...at, 'sum']).map((one) => ({ ...one, summed: true }) as const),
    ...listOf(count, [...at, 'count'], undefined, 'counted'), ...maybe('path', lookup, [...at, 'lookup']),
    ...(text === undefined ? [] : inTemplate(text, [...at, 'text'])),
  ];
}

function inNext(next: Next | undefined, at: Trail): readonly Mention[] {
  if (typeof next === 'string') return [value('step', next, at)];
  return branchesOf(next).flatMap((branch, index): readonly Mention[] => {
    const here = [...at, String(index)];
    return [...maybe('step', branch.to, [...here, 'to'], here), ...maybe('modal', branch.modal, [...here, 'modal'], here)];
  });
}

const inCalls = (calls: readonly CallUse[] | undefined, at: Trail): readonly Mention[] =>
  (calls ?? []).flatMap((use, index): readonly Mention[] => {
    const here = [...at, String(index)];
    return [typeof use === 'string' ? value('call', use, here) : value('call', use.call, [...here, 'call'], here)];
  });

const asOf: Readonly<Record<string, Pick<Mention, 'entries' | 'summed'>>> = { count: { entries: 'counted' }, sum: { summed: true } };
function inRule(rule: Rule | undefined, at: Trail): readonly Mention[] {
  return entriesOf(rule).flatMap(([name, wanted]): readonly Mention[] => {
    const here = [...at, name];
    if (name === 'anyOf' || name === 'allOf') {
      return (wanted as readonly Rule[]).flatMap((inner, index) => inRule(inner, [...here, String(index)]));
    }
    if (name === 'not') return inRule(wanted as Rule, here);
    if (name === 'filled') return inList('step', wanted as string | readonly string[], here);
    const { word = '', path: whole } = subjectOf(name);
    // A sum names what it adds up of each entry; a list that is missing is told by its own name.
    const path = word === 'sum' ? whole : pathOfKey(name);
    const own = { kind: kindOf(path), name: path, at, path: here, key: true, ...asOf[word] } as const;
    return [own, ...inEntries(path, wanted, here, at), ...inCompared(wanted, here), ...inWindow(name, wanted, here)];
  });
}
const inEntries = (list: string, wanted: unknown, here: Trail, at: Trail): readonly Mention[] => fieldsOfEntries(wanted, here)
  .map(({ name, path, key }) => ({ kind: 'path', name, at, path, ...(key ? { key } : {}), entryOf: list }));
/** A window of a rule counts from today, from a field beside the judged one, or from a path. */
function inWindow(name: string, wanted: unknown, at: Trail): readonly Mention[] {
  const from = isObject(wanted) && isObject(wanted.window) ? wanted.window.from : undefined;
  if (typeof from !== 'string' || from === 'today') return [];
  const beside = [...name.split('.').slice(0, -1), from].join('.');
  return [{ ...value(kindOf(from), from, [...at, 'window', 'from'], at), beside }];
}
const kindOf = (path: string): Mention['kind'] => (isFact(path) ? 'fact' : 'path');
/** Every `{ "$path": … }` of a rule's schema. */
function inCompared(schema: unknown, at: Trail): readonly Mention[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, inner]): readonly Mention[] =>
    (name === '$path' && typeof inner === 'string' ? [value(kindOf(inner), inner, [...at, name], at)] : inCompared(inner, [...at, name])));
}
/** Paths and formatters of a text. */
export function inTemplate(text: string, path: Trail): readonly Mention[] {
  return placesIn(text).flatMap(({ paths, formatter }): readonly Mention[] => [
    ...paths.map((name, index) => ({ kind: 'path', name, at: path, path, text, shown: { by: formatter ?? '', index } } as const)),
    ...(formatter === undefined || wordsFor(formatter) ? [] : [{ kind: 'formatter', name: formatter, at: path, path, text } as const]),
  ]);
}
