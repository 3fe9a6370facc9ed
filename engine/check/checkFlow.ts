import { fieldNames } from '../context/answers';
import { fieldSchema } from '../rules/errors';
import { branchesOf } from '../route';
import type { FlowDefinition, Step } from '../types';
import { checkSchema } from './forms';
import { hint } from './nearest';
import { checkStructure, place } from './structure';
import { mentions, type Mention } from './walk';

/** The names that exist outside the definition. What is left out is not checked. */
export interface ExternalNames {
  readonly calls?: readonly string[];
  readonly derive?: readonly string[];
  readonly screens?: readonly string[];
  /** Names that `ui:widget` and `ui:field` may say. */
  readonly widgets?: readonly string[];
  /** Whether surveys can be carried out. */
  readonly surveys?: boolean;
}

/**
 * Every mistake of a definition at once, each with flow, step, path and the nearest right name; empty when there is none.
 * Takes anything: a definition from the source tree or one that arrived as JSON.
 */
export function checkFlow(definition: unknown, external: ExternalNames = {}): readonly string[] {
  const structure = checkStructure(definition);
  if (structure.length > 0) return structure;
  const flow = definition as FlowDefinition;
  const mistakes: string[] = [];
  const report = (path: readonly string[], text: string): void => { mistakes.push(`${place(flow.id, path)}: ${text}`); };
  const all = mentions(flow);
  const names: Readonly<Record<Mention['kind'], readonly string[] | undefined>> = {
    step: Object.keys(flow.steps), call: Object.keys(flow.calls), modal: Object.keys(flow.modals ?? {}), derive: external.derive,
    path: fieldsOf(flow),
  };
  for (const { kind, name, at } of all) {
    const there = names[kind];
    const wanted = kind === 'path' ? (name.split('.')[0] as string) : name;
    if (!there || there.includes(wanted)) continue;
    report(
      at,
      kind === 'path'
        ? `nothing gives "${wanted}": no form field, no \`save\`, no call.${hint(wanted, there)}`
        : `no ${words[kind]} is named "${name}".${hint(name, there)}`
    );
  }
  for (const kind of ['call', 'modal'] as const) {
    for (const name of names[kind] ?? []) {
      if (!all.some((mention) => mention.kind === kind && mention.name === name)) report([`${kind}s`, name], 'is never used.');
    }
  }
  for (const call of external.calls ? names.call ?? [] : []) {
    if (!external.calls?.includes(call)) report(['calls', call], `has no adapter.${hint(call, external.calls ?? [])}`);
  }
  checkShape(flow, report, external);
  return mistakes;
}
const words = { step: 'step', call: 'call', modal: 'modal', derive: 'function in derive', path: 'path' } as const;

function checkShape(flow: FlowDefinition, report: (path: readonly string[], text: string) => void, external: ExternalNames): void {
  const paths = new Map<string, string>();
  flow.changes?.forEach(
    (change, index) => { if (change.of === undefined) report(['changes', String(index)], 'says no `of`: which field must change?'); }
  );
  flow.load?.forEach(
    (change, index) => {
      if (change.of !== undefined) report(['load', String(index), 'of'], 'is always carried out on load, so `of` has no meaning here.');
    }
  );
  if (flow.steps[flow.start]?.needs) {
    report(['steps', flow.start, 'needs'], 'every step that cannot be entered leads here in the end, so the first step may need nothing.');
  }
  for (const [name, step] of Object.entries(flow.steps)) {
    const at = ['steps', name];
    const twin = paths.get(step.path);
    if (twin !== undefined) report([...at, 'path'], `"${step.path}" is already the path of "${twin}".`);
    paths.set(step.path, name);
    if (external.screens && !external.screens.includes(step.screen)) {
      report([...at, 'screen'], `no screen is named "${step.screen}".${hint(step.screen, external.screens)}`);
    }
    if (step.form) checkSchema(step.form.schema, [...at, 'form', 'schema'], report);
    if (step.form && step.survey) report([...at, 'survey'], 'a step asks its own form or the server\'s questions, not both.');
    if (step.survey && external.surveys === false) {
      report([...at, 'survey'], 'the flow is compiled without `survey`: hand the survey kit to compile, next to the adapters.');
    }
    checkFields(step, at, report);
    if (step.form && external.widgets) checkWidgets(step.form.ui, [...at, 'form', 'ui'], external.widgets, report);
    const exits = [
      ['next', step.next] as const, ...Object.entries(step.on ?? {}).map(([event, transition]) => [event, transition?.next] as const)
    ];
    for (const [event, next] of exits) {
      const branches = branchesOf(next);
      const open = branches.findIndex(({ when }) => when === undefined);
      if (open >= 0 && open < branches.length - 1) {
        report([...at, event, String(open + 1)], 'can never be reached: the branch before it always holds.');
      }
      branches.forEach(
        ({ to, modal }, index) => {
          if ((to === undefined) === (modal === undefined)) {
            report([...at, event, String(index)], 'leads to a step or to a modal: say `to` or `modal`, one of them.');
          }
        }
      );
    }
  }
  for (const [name, modal] of Object.entries(flow.modals ?? {})) {
    if (modal.type === 'select' && !modal.options) report(['modals', name], 'a select modal needs `options`: the path of its list.');
  }
}

/** Fields that `choices` and `asks` speak of are fields of the form. */
function checkFields({ form, choices, asks }: Step, at: readonly string[], report: (path: readonly string[], text: string) => void): void {
  for (const [word, fields] of [['choices', Object.keys(choices ?? {})], ['asks', Object.keys(asks ?? {})]] as const) {
    for (const field of fields) {
      const names = form ? fieldNames(form.schema) : [];
      const isThere = form !== undefined
        && names.includes(field.split('.')[0] as string) && Object.keys(fieldSchema(form.schema, field.split('.'))).length > 0;
      if (!isThere) report([...at, word], `no field of the form is named "${field}".${hint(field, names)}`);
    }
  }
}

/** Every `ui:widget` and `ui:field`, however deep, by its name. */
function checkWidgets(
  ui: unknown, at: readonly string[], widgets: readonly string[], report: (path: readonly string[], text: string) => void
): void {
  if (typeof ui !== 'object' || ui === null) return;
  for (const [key, value] of Object.entries(ui)) {
    if ((key === 'ui:widget' || key === 'ui:field') && typeof value === 'string') {
      if (!widgets.includes(value)) report([...at, key], `no widget is named "${value}".${hint(value, widgets)}`);
    } else checkWidgets(value, [...at, key], widgets, report);
  }
}

/** The top-level fields of the context that something in the definition gives. */
function fieldsOf(flow: FlowDefinition): readonly string[] {
  const steps = Object.values(flow.steps);
  return [...new Set([
    'error', 'stale',
    ...steps.flatMap((step) => (step.form ? (step.save ? [step.save] : fieldNames(step.form.schema)) : [])),
    ...steps.flatMap(({ survey }) => (survey ? [survey.answers, survey.trail] : [])),
    ...steps.flatMap((step) => Object.values(step.on ?? {}).flatMap((transition) => transition?.save ?? [])),
    ...Object.values(flow.modals ?? {}).flatMap((modal) => modal.save ?? []),
    ...Object.values(flow.calls).flatMap((call) => call.gives),
    ...[...(flow.changes ?? []), ...(flow.load ?? [])].flatMap((change) => Object.keys(change.set ?? {})),
  ].map((path) => path.split('.')[0] as string))];
}
