import { fieldNames } from '../context/answers';
import { fieldSchema } from '../rules/errors';
import { isCurrencyCode } from '../currency';
import { isObject } from '../isObject';
import { isDecision } from '../definition/graph';
import type { FlowDefinition, Step } from '../types';
import type { Report } from './finding';
import type { Trail } from '../definition/trail';
import type { ContentSpec, ContentWord, Known, ScreenSpec } from './known';
import { certain, hint, mending } from './nearest';
import { unclosed, unfilled } from './texts';
import { inTemplate, type Mention } from './mentions';
import { briefly } from './wrongValue';

interface Visit {
  readonly mention: (mention: Mention) => void;
  readonly report: Report;
  readonly step: Step;
  /** The list that the content shows. */
  readonly list?: string;
}
const isOptional = (spec: ContentSpec): boolean => (typeof spec === 'string' ? spec.endsWith('?') : spec.optional === true);

/** What the content of the screens mentions: paths, texts with paths, steps, icons, drawings. */
export function withContent(flow: FlowDefinition, known: Known): readonly Mention[] {
  const found: Mention[] = [];
  visitContents(flow, known, { mention: (mention) => found.push(mention), report: () => undefined });
  return found;
}

/** What a screen needs and does not get, and content that no screen reads. */
export function checkContents(flow: FlowDefinition, known: Known, report: Report): void {
  visitContents(flow, known, { mention: () => undefined, report });
  for (const [name, step] of Object.entries(flow.steps).filter(([, one]) => !isDecision(one))) {
    const spec = known.screenSpecs?.[step.screen];
    if (!spec) continue;
    checkWidget(name, step, spec, report);
    checkEvents(name, step, spec, report);
    for (const word of spec.needs ?? []) {
      if (step[word]) continue;
      const message = `the screen "${step.screen}" needs \`${word}\`, and the step has none.`;
      report({ code: 'screen-needs', path: ['steps', name], key: true, message });
    }
  }
}

function checkWidget(name: string, step: Step, { widget }: ScreenSpec, report: Report): void {
  if (!widget?.actions.includes(step.content?.action as string | undefined) || hasWidget(step, widget.name)) return;
  const message = `the screen "${step.screen}" needs a field with the widget "${widget.name}", and the form has none.`;
  report({ code: 'screen-needs', path: ['steps', name], key: true, message });
}

/** What the screen sends leads somewhere, and nothing else is waited for. */
function checkEvents(name: string, step: Step, { events = [], otherEvents = [] }: ScreenSpec, report: Report): void {
  for (const event of events) {
    const transition = step.on?.[event as 'CHOOSE'];
    const message = `the screen "${step.screen}" sends ${event}, and the step's \`on\` does not say where it leads.`;
    if (!transition) report({ code: 'screen-event', path: ['steps', name], key: true, message });
    else if (moving.includes(event) && transition.next === undefined && transition.calls === undefined)
      report({ code: 'screen-event', path: ['steps', name, 'on', event], key: true, message });
  }
  const sent = [...events, ...otherEvents];
  for (const event of Object.keys(step.on ?? {})) {
    if (sent.includes(event)) continue;
    const message = `the screen "${step.screen}" never sends ${event}.`;
    report({ code: 'screen-event', path: ['steps', name, 'on', event], key: true, message, suggestion: hint(event, sent) });
  }
}

/** What opens or closes a dialog does nothing without leading there. */
const moving: readonly string[] = ['ADD', 'EDIT', 'DISMISS'];

const hasWidget = ({ form }: Step, name: string): boolean => Object.values(form?.ui ?? {})
  .some((ui) => isObject(ui) && [ui['ui:widget'], ui['ui:field']].includes(name));

function visitContents(flow: FlowDefinition, known: Known, visit: Omit<Visit, 'step' | 'list'>): void {
  for (const [name, step] of Object.entries(flow.steps)) {
    const spec = known.screenSpecs?.[step.screen];
    const list = spec?.list === undefined ? undefined : step.content?.[spec.list];
    if (spec && step.content) inspect(step.content, spec.content, ['steps', name, 'content'], {
      ...visit, step, ...(typeof list === 'string' ? { list } : {}),
    });
  }
}

function inspect(value: unknown, spec: ContentSpec, path: Trail, visit: Visit): void {
  if (typeof spec === 'string') inspectWord(value, spec.replace(/\?$/, '') as ContentWord, path, visit);
  else if ('oneOf' in spec) {
    if (typeof value === 'string' && spec.oneOf.includes(value)) return;
    const message = `${JSON.stringify(value)} is none of the values here.`;
    visit.report({ code: 'wrong-value', path, message, ...mending(String(value), spec.oneOf, 'value') });
  } else if ('template' in spec) {
    if (typeof value !== 'string') return wrongKind(value, 'a text', path, visit);
    unclosed(value, path).forEach(visit.report);
    inTemplate(value, path).filter(({ name }) => !spec.template.includes(name)).forEach(visit.mention);
  } else if ('list' in spec) {
    if (spec.some && Array.isArray(value) && value.length === 0) wrongKind(value, 'a list of at least one', path, visit);
    else if (Array.isArray(value)) value.forEach((inner, index) => inspect(inner, spec.list, [...path, String(index)], visit));
    else wrongKind(value, 'a list', path, visit);
  } else if (!isObject(value)) wrongKind(value, 'an object', path, visit);
  else if ('each' in spec) for (const [name, inner] of Object.entries(value)) inspect(inner, spec.each, [...path, name], visit);
  else inspectObject(value, spec.of, path, visit);
}

function inspectObject(value: Readonly<Record<string, unknown>>, of: Readonly<Record<string, ContentSpec>>, path: Trail,
  visit: Visit): void {
  const words = Object.keys(of);
  const meantNames = new Set<string>();
  for (const [name, inner] of Object.entries(value)) {
    const spec = Object.hasOwn(of, name) ? of[name] : undefined;
    if (spec) { if (inner !== undefined) inspect(inner, spec, [...path, name], visit); continue; }
    const meant = certain(name, words);
    if (meant) meantNames.add(meant);
    const message = `the screen reads no "${name}" here.`;
    visit.report({ code: 'unknown-word', path: [...path, name], key: true, at: path, message, ...mending(name, words, 'rename') });
  }
  for (const [name, spec] of Object.entries(of)) {
    if (isOptional(spec) || value[name] !== undefined || meantNames.has(name)) continue;
    visit.report({ code: name === 'pending' ? 'pending-missing' : 'missing-word', path, key: true, message: missing(name) });
  }
}
const missing = (name: string): string => (name === 'pending'
  ? '"pending" is missing: the message and the lines of a policy that waits for approval.' : `"${name}" is missing.`);

const wrongKind = (value: unknown, wanted: string, path: Trail, { report }: Visit): void =>
  report({ code: 'wrong-value', path, message: `this must be ${wanted}, but it is ${briefly(value)}.` });

function inspectWord(value: unknown, word: ContentWord, path: Trail, visit: Visit): void {
  const kind = word === 'number' ? 'number' : word === 'flag' ? 'boolean' : 'string';
  if (typeof value !== kind) return wrongKind(value, { number: 'a number', boolean: 'true or false', string: 'a text' }[kind], path, visit);
  if (typeof value !== 'string') return undefined;
  const entryOf = visit.list === undefined ? {} : { entryOf: visit.list };
  if (word === 'text') return unfilled(value, path).forEach(visit.report);
  if (word === 'template' || word === 'entryTemplate') unclosed(value, path).forEach(visit.report);
  if (word === 'template') return inTemplate(value, path).forEach(visit.mention);
  if (word === 'entryTemplate') return inTemplate(value, path).forEach((one) => visit.mention({ ...one, ...entryOf }));
  if (word === 'entryPath') return visit.mention({ kind: 'path', name: value, at: path, path, ...entryOf });
  if (word === 'entryAmount') return visit.mention({ kind: 'path', name: value, at: path, path, ...entryOf, amount: true });
  if (word === 'field') return checkField(value, path, visit);
  if (word === 'currency' && !isCurrencyCode(value)) return visit.mention({ kind: 'path', name: value, at: path, path });
  if (word === 'path' || word === 'step' || word === 'icon' || word === 'drawing') visit.mention({
    kind: word, name: value, at: path, path, ...(value === visit.list ? { entries: 'shown' as const } : {}) });
  return undefined;
}

function checkField(name: string, path: Trail, { step: { form }, report }: Visit): void {
  if (form && Object.keys(fieldSchema(form.schema, name.split('.'))).length > 0) return;
  const there = form ? fieldNames(form.schema) : [];
  report({ code: 'unknown-field', path, message: `no field of the form is named "${name}".`, suggestion: hint(name, there) });
}
