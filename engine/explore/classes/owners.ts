import { overlap } from '../../context/paths';
import { answersAt } from '../../definition/kept';
import type { FlowDefinition } from '../../types';

/**
 * The step whose form answers a path; undefined when none does, or when several do (two forms that keep their answers in one object, and
 * the screens of a survey).
 */
export type OwnerOf = (path: string) => string | undefined;
export function ownersOf(flow: FlowDefinition): OwnerOf {
  const fields = Object.entries(flow.steps).flatMap(([name, step]) =>
    (step.survey ? [] : answersAt(step).map((field) => ({ name, field }))));
  return (path) => {
    const names = new Set(fields.filter(({ field }) => overlap(field, path)).map(({ name }) => name));
    return names.size === 1 ? [...names][0] : undefined;
  };
}
