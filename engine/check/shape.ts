import { branchesOf } from '../route';
import type { FlowDefinition, Step } from '../types';
import type { Report, Trail } from './finding';
import { checkChosenFields } from './chosenFields';
import { checkSchema } from './forms';
import type { ExternalNames } from './known';
import { hint } from './nearest';
import { checkWidgets } from './ui';

/** What cannot run, though every name exists. */
export function checkShape(flow: FlowDefinition, external: ExternalNames, report: Report): void {
  checkChanges(flow, report);
  if (flow.steps[flow.start]?.needs) {
    const message = 'every step that cannot be entered leads here in the end, so the first step may need nothing.';
    report({ code: 'start-needs', path: ['steps', flow.start, 'needs'], key: true, message });
  }
  checkPaths(flow, report);
  for (const [name, step] of Object.entries(flow.steps)) checkStep(step, ['steps', name], external, report);
  for (const [name, modal] of Object.entries(flow.modals ?? {})) {
    if (modal.type !== 'select' || modal.options) continue;
    const message = 'a select modal needs `options`: the path of its list.';
    report({ code: 'select-options', path: ['modals', name], key: true, message });
  }
}

function checkChanges(flow: FlowDefinition, report: Report): void {
  flow.changes?.forEach((change, index) => {
    if (change.of !== undefined) return;
    report({ code: 'change-without-of', path: ['changes', String(index)], message: 'says no `of`: which field must change?' });
  });
  flow.load?.forEach((change, index) => {
    if (change.of === undefined) return;
    const message = 'is always carried out on load, so `of` has no meaning here.';
    report({ code: 'load-with-of', path: ['load', String(index), 'of'], key: true, message });
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
  if (step.form && external.widgets) checkWidgets(step.form.ui, [...at, 'form', 'ui'], external.widgets, report);
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
