import type { FlowDefinition, Path } from '../types';

/** The `default` of every field of a form, by the path of its answer. */
export function defaultsOf(flow: FlowDefinition): ReadonlyMap<Path, unknown> {
  const found = Object.values(flow.steps).flatMap(({ form, save }) => Object.entries(form?.schema.properties ?? {})
    .flatMap(([name, field]): readonly (readonly [Path, unknown])[] =>
      (typeof field === 'boolean' || field.default === undefined ? [] : [[save ? `${save}.${name}` : name, field.default]])));
  return new Map(found.toReversed());
}
