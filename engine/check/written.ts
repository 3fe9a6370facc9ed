import { fieldNames } from '../context/answers';
import type { FlowDefinition, Path, Step } from '../types';

/** Where something else than a form writes: calls, changes, modals, events, and what is known before. */
export const givenPaths = ({ calls, changes = [], load = [], modals = {}, prefill = {}, steps }: FlowDefinition): readonly Path[] => [
  ...Object.values(calls).flatMap(({ gives, sells }) => [...gives, ...[sells?.consent ?? [], sells?.method ?? []].flat()]),
  ...[...changes, ...load].flatMap(({ set = {} }) => Object.keys(set)), ...Object.keys(prefill),
  ...Object.values(modals).flatMap(({ save }) => save ?? []),
  ...Object.values(steps).flatMap(({ on = {} }) => Object.values(on).flatMap((transition) => transition?.save ?? [])),
];
/** Where a step keeps what it asks. */
export function answersAt({ form, save, survey }: Step): readonly Path[] {
  if (survey) return [survey.answers, survey.trail];
  return form ? fieldNames(form.schema).map((name) => (save ? `${save}.${name}` : name)) : [];
}
