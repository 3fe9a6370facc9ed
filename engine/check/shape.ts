import { factNames } from '../context/facts';
import { isWithin } from '../context/paths';
import { causesOf } from '../definition/changes';
import { orderKey } from '../sale';
import { branchesOf } from '../definition/graph';
import type { Change, FlowDefinition, Modal, Step } from '../types';
import type { Report } from './finding';
import type { Trail } from '../definition/trail';
import { checkSchema } from './forms';
import type { ExternalNames } from './known';
import { hint, mending } from './nearest';
import { checkWidgets } from './ui';
import { fieldNames } from '../context/answers';
import { fieldSchema } from '../rules/errors';

/** What cannot run, though every name exists. */
export function checkShape(flow: FlowDefinition, external: ExternalNames, report: Report): void {
  checkChanges(flow, report);
  if (flow.steps[flow.start]?.needs) {
    const message = 'every step that cannot be entered leads here in the end, so the first step may need nothing.';
    report({ code: 'start-needs', path: ['steps', flow.start, 'needs'], key: true, message });
  }
  checkPromises(flow, report);
  checkPaths(flow, report);
  checkReserved(flow, report);
  for (const [name, step] of Object.entries(flow.steps)) checkStep(step, ['steps', name], external, report);
  for (const [name, modal] of Object.entries(flow.modals ?? {})) checkModal(modal, ['modals', name], report);
}

/** What a kind of modal has no use for, and why. */
const uselessIn: Readonly<Record<Modal['type'], { readonly words: readonly (keyof Modal)[]; readonly why: string }>> = {
  info: { words: ['next', 'save', 'options', 'option'], why: 'an info modal only closes' },
  error: { words: ['next', 'save', 'options', 'option'], why: 'an error modal only closes' },
  select: { words: ['button'], why: 'the options of a select modal are its buttons' },
  component: { words: ['options', 'option'], why: 'a component modal shows no list' },
};
function checkModal(modal: Modal, path: Trail, report: Report): void {
  const { type, options } = modal;
  if (type === 'select' && !options) {
    report({ code: 'select-options', path, key: true, message: 'a select modal needs `options`: the path of its list.' });
  }
  const { words, why } = uselessIn[type];
  for (const word of words.filter((one) => modal[one] !== undefined)) {
    const kinds = kindsOfModals.filter((kind) => !uselessIn[kind].words.includes(word));
    report({
      code: 'modal-word', path: [...path, word], key: true, message: `${why}, so its \`${word}\` is never used.`,
      suggestion: `Leave it out, or take a type that uses it: ${kinds.join(' or ')}.`,
    });
  }
}
const kindsOfModals = Object.keys(uselessIn) as readonly Modal['type'][];

/** What the interpreter itself keeps in the context. */
const kept: Readonly<Record<string, string>> = {
  error: 'the last failure', stale: 'what has to be worked out anew', orderInDoubt: 'an order whose outcome is unknown',
};
/** The names of the visit's facts and of what the interpreter keeps: nothing else of a definition may write there. */
function checkReserved(flow: FlowDefinition, report: Report): void {
  const isSold = Object.values(flow.calls).some(({ sells }) => sells !== undefined);
  const own = { ...kept, ...(isSold ? { [orderKey]: 'the key of an order' } : {}) };
  for (const { name, ...place } of writtenNames(flow)) {
    const [top = ''] = name.split('.');
    const message = factNames.includes(top) ? `"${name}" is a fact of the visit: nothing can be kept there.`
      : Object.hasOwn(own, top) ? `at "${top}" the interpreter keeps ${own[top]}: nothing else can be kept there.` : undefined;
    if (message !== undefined) report({ code: 'reserved-name', ...place, message });
  }
}
/** Every name or path at which a definition has something written, and where it says so. */
function writtenNames({ calls, changes = [], load = [], modals = {}, steps }: FlowDefinition):
  readonly { readonly name: string; readonly path: Trail; readonly key?: true }[] {
  const saved = (save: string | undefined, at: Trail) => (save === undefined ? [] : [{ name: save, path: [...at, 'save'] }]);
  return [
    ...Object.entries(calls).flatMap(([call, { gives }]) =>
      gives.map((name, index) => ({ name, path: ['calls', call, 'gives', String(index)] }))),
    ...[['changes', changes] as const, ['load', load] as const].flatMap(([word, all]) => all.flatMap(({ set = {} }, index) =>
      Object.keys(set).map((name) => ({ name, path: [word, String(index), 'set', name], key: true } as const)))),
    ...Object.entries(modals).flatMap(([name, { save }]) => saved(save, ['modals', name])),
    ...Object.entries(steps).flatMap(([step, { save, form, on = {} }]) => [
      ...saved(save, ['steps', step]),
      ...(save === undefined ? Object.keys(form?.schema.properties ?? {}) : [])
        .map((name) => ({ name, path: ['steps', step, 'form', 'schema', 'properties', name], key: true } as const)),
      ...Object.entries(on).flatMap(([event, transition]) => saved(transition?.save, ['steps', step, 'on', event])),
    ]),
  ];
}

function checkChanges(flow: FlowDefinition, report: Report): void {
  for (const word of ['changes', 'load'] as const) flow[word]?.forEach(({ set = {} }, index) => {
    for (const [path, from] of Object.entries(set)) {
      if (typeof from === 'object') checkDerivation(from, [word, String(index), 'set', path], report);
    }
  });
  flow.changes?.forEach((change, index) => {
    if (change.of !== undefined) return;
    report({ code: 'change-without-of', path: ['changes', String(index)], message: 'says no `of`: which field must change?' });
  });
  flow.changes?.forEach((change, index) => checkOwnCause(change, ['changes', String(index)], report));
  flow.load?.forEach((change, index) => {
    if (change.of === undefined) return;
    const message = 'is always carried out on load, so `of` has no meaning here.';
    report({ code: 'load-with-of', path: ['load', String(index), 'of'], key: true, message });
  });
}

/** What a change empties because it is given is never there; a condition may tell a value that must go. */
function checkOwnCause(change: Change, at: Trail, report: Report): void {
  const { clear = [], set = {}, when, unless } = change;
  if (when || unless) return;
  clear.forEach((path, index) => {
    const given = causesOf(change).find((cause) => isWithin(cause, path) && !Object.hasOwn(set, path));
    if (given === undefined) return;
    const message = `"${given}" is emptied here as soon as it is given, so it is never there.`;
    report({ code: 'empties-itself', path: [...at, 'clear', String(index)], message, suggestion: `Leave "${path}" out of \`clear\`.` });
  });
}

const derivations = ['first', 'sum', 'count', 'text', 'lookup', 'when', 'newId', 'value'];
/** Exactly one way to derive a value, with what belongs to it. A text in a derivation has no formatters: they belong to the screens. */
export function checkDerivation(from: object, at: Trail, report: Report, words = derivations): void {
  // A word that is none has a finding of its own.
  if (Object.keys(from).some((word) => ![...words, 'in', 'else'].includes(word))) return;
  const said = words.filter((word) => word in from);
  const wrong = said.length !== 1 ? `says ${said.join(' and ') || 'nothing'}: it takes one of ${words.join(', ')}.`
    : 'in' in from !== 'lookup' in from ? '`lookup` and `in` go together: the path, and the table.'
      : 'else' in from && !('lookup' in from || 'first' in from) ? '`else` belongs to `first` or `lookup`.'
        : 'text' in from && /\{[^{}]*[|,]/.test(String(from.text)) ? 'a derived text fills plain paths: formatters belong to what is shown.'
          : undefined;
  if (wrong) report({ code: 'derivation', path: at, message: wrong });
}

const promised = ['always', 'never', 'leadsTo'] as const;
/** A promise says one thing, under a name of its own. */
function checkPromises({ promises = [] }: FlowDefinition, report: Report): void {
  promises.forEach((promise, index) => {
    const path = ['promises', String(index)];
    const said = promised.filter((word) => promise[word] !== undefined);
    if (said.length !== 1) {
      const message = `says ${said.join(' and ') || 'nothing'}: a promise takes one of ${promised.join(', ')}.`;
      report({ code: 'promise-word', path, message });
    }
    if (promises.findIndex(({ name }) => name === promise.name) === index) return;
    report({ code: 'same-promise', path: [...path, 'name'], message: `"${promise.name}" is promised already: broken, nobody knew which.` });
  });
}

function checkPaths(flow: FlowDefinition, report: Report): void {
  const paths = new Map<string, string>();
  for (const [name, step] of Object.entries(flow.steps)) {
    const twin = paths.get(step.path);
    const path = ['steps', name, 'path'];
    if (twin !== undefined) report({ code: 'same-path', path, message: `"${step.path}" is already the path of "${twin}".` });
    paths.set(step.path, name);
  }
}

function checkStep(step: Step, at: Trail, external: ExternalNames, report: Report): void {
  if (external.screens && !external.screens.includes(step.screen)) report({
    code: 'unknown-screen', path: [...at, 'screen'], message: `no screen is named "${step.screen}".`,
    suggestion: hint(step.screen, external.screens),
  });
  if (step.form) checkSchema(step.form.schema, [...at, 'form', 'schema'], report);
  if (step.form && step.survey) {
    const message = 'a step asks its own form or the server\'s questions, not both.';
    report({ code: 'form-and-survey', path: [...at, 'survey'], key: true, message });
  }
  if (step.survey && external.surveys === false) {
    const message = 'the flow is compiled without `survey`: hand the survey kit to compile, next to the adapters.';
    report({ code: 'survey-kit', path: [...at, 'survey'], key: true, message });
  }
  checkChosenFields(step, at, report);
  checkChoiceTitles(step, at, report);
  if (step.form) checkWidgets(step.form, [...at, 'form', 'ui'], external, report);
  checkBranches(step, at, report);
}

function checkBranches(step: Step, at: Trail, report: Report): void {
  const exits = [
    ['next', step.next, [...at, 'next']] as const,
    ...Object.entries(step.on ?? {}).map(([event, transition]) => [event, transition?.next, [...at, 'on', event, 'next']] as const),
  ];
  for (const [event, next, path] of exits) {
    const branches = branchesOf(next);
    const open = branches.findIndex(({ when }) => when === undefined);
    if (open >= 0 && open < branches.length - 1) report({
      code: 'unreachable-branch', path: [...path, String(open + 1)], at: [...at, event, String(open + 1)],
      message: 'can never be reached: the branch before it always holds.',
    });
    branches.forEach(({ to, modal }, index) => {
      if ((to === undefined) !== (modal === undefined)) return;
      const message = 'leads to a step or to a modal: say `to` or `modal`, one of them.';
      report({ code: 'branch-target', path: [...path, String(index)], at: [...at, event, String(index)], message });
    });
  }
}

/** How a server's choice reads fills plain paths, as a derived text does. */
function checkChoiceTitles({ choices = {} }: Step, at: Trail, report: Report): void {
  for (const [field, from] of Object.entries(choices)) {
    if (typeof from === 'string' || !/\{[^{}]*[|,]/.test(from.title)) continue;
    const message = 'the title of a choice fills plain paths: formatters belong to what the screens show.';
    report({ code: 'unknown-formatter', path: [...at, 'choices', field, 'title'], message });
  }
}

/** Fields that `choices` and `asks` speak of are fields of the form. */
function checkChosenFields({ form, choices, asks }: Step, at: Trail, report: Report): void {
  for (const [word, fields] of [['choices', Object.keys(choices ?? {})], ['asks', Object.keys(asks ?? {})]] as const) {
    for (const field of fields) {
      if (form && Object.keys(fieldSchema(form.schema, field.split('.'))).length > 0) continue;
      const names = form ? fieldNames(form.schema) : [];
      report({
        code: 'unknown-field', path: [...at, word, field], key: true, at: [...at, word],
        message: `no field of the form is named "${field}".`, ...mending(field, names, 'rename'),
      });
    }
  }
}
