import type { FlowDefinition, Next, Step } from '../types';
import { branchesOf } from '../definition/graph';
import { isOffered, take, type Draft, type Json } from './config';
import { states } from './names';
import { branches } from './targets';

/** The modals that a step opens, and those that they lead on to. */
export function modalsOf(flow: FlowDefinition, step: Step): ReadonlySet<string> {
  const found = new Set<string>();
  const open = (next: Next | undefined): void => {
    for (const { modal } of branchesOf(next)) {
      if (modal === undefined || found.has(modal)) continue;
      found.add(modal);
      open(flow.modals?.[modal]?.next);
    }
  };
  for (const next of [step.next, ...Object.values(step.on ?? {}).map((transition) => transition?.next)]) open(next);
  return found;
}

/** A modal is a state of the step that opened it. */
export function addModal({ flow, name: step, inner }: Draft, name: string): void {
  const modal = flow.modals?.[name];
  const close = { target: states.open };
  const answered = modal?.next ? states.after(name) : states.open;
  const on: Json = modal?.type === 'select'
    ? { PICK: { ...(modal.options ? isOffered(modal.options) : {}), target: answered, actions: take(modal.save) }, DISMISS: close }
    : modal?.type === 'component'
      ? {
        ACCEPT: { target: answered, actions: take(modal.save, [], true) },
        DISMISS: { ...close, actions: take('', modal.save ? [modal.save] : []) }
      }
      : { DISMISS: close, ACCEPT: close };
  inner[states.modal(name)] = { on };
  if (modal?.next) inner[states.after(name)] = { always: branches(flow, step, modal.next) };
}
