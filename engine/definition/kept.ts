import { fieldNames, pathOf } from '../context/answers';
import type { FlowDefinition, Path, Step } from '../types';
import { derivedPaths } from './changes';

/** Where a step keeps what it asks. */
export function answersAt({ form, save, survey }: Step): readonly Path[] {
  if (survey) return [survey.answers, survey.trail];
  return form ? fieldNames(form.schema).map((name) => pathOf(save, name)) : [];
}
/** What belongs to a step: its answers, and the questions that the server sent for it. */
export const ownPaths = (step: Step): readonly Path[] => [...answersAt(step), ...(step.survey ? [step.survey.form] : [])];
/** Where presses keep what is chosen. */
export const chosenAt = ({ on = {} }: Step): readonly Path[] => Object.values(on).flatMap((transition) => transition?.save ?? []);
/** What calls give. */
export const givenByCalls = ({ calls }: FlowDefinition): readonly Path[] => Object.values(calls).flatMap(({ gives }) => gives);
/** Where dialogs keep what is chosen or accepted in them. */
export const keptByModals = ({ modals = {} }: FlowDefinition): readonly Path[] => Object.values(modals).flatMap(({ save }) => save ?? []);

/** Where something else than a form writes: calls, changes, modals, events, and what is known before. */
export const writtenByOthers = (flow: FlowDefinition): readonly Path[] => [
  ...givenByCalls(flow), ...Object.values(flow.calls).flatMap(({ sells }) => [sells?.consent ?? [], sells?.method ?? []].flat()),
  ...derivedPaths(flow), ...Object.keys(flow.prefill ?? {}), ...keptByModals(flow), ...Object.values(flow.steps).flatMap(chosenAt),
];
