import { choicesOf } from '../../context/choices';
import { getPath } from '../../context/paths';
import type { Context, FlowDefinition, Path, Rule } from '../../types';

/** A list that something is chosen from. */
export interface Offered {
  readonly list: Path;
  /** Where the choice is kept. */
  readonly save?: Path;
  /** By an answer to a form, which may also be right without a choice. */
  readonly isField?: true;
  /** The rule under which the field is asked. */
  readonly asks?: Rule;
  /** What can be chosen now; nothing where a form waits for its list. */
  entries(context: Context): readonly unknown[] | undefined;
}

/** Every list that a step's events, a dialog or a field of a form choose from. */
export function offeredIn({ steps, modals = {} }: FlowDefinition): readonly Offered[] {
  const listed = (list: Path, save: Path | undefined): Offered =>
    ({ list, ...(save === undefined ? {} : { save }), entries: (context) => listAt(context, list) });
  return [
    ...Object.values(steps).flatMap(({ on = {} }) => Object.values(on))
      .flatMap((transition) => (transition?.from === undefined ? [] : [listed(transition.from, transition.save)])),
    ...Object.values(modals).flatMap(({ options, save }) => (options === undefined ? [] : [listed(options, save)])),
    ...Object.values(steps).flatMap(({ choices = {}, asks = {}, save: at }) => Object.entries(choices).map(([field, from]): Offered => ({
      ...(asks[field] ? { asks: asks[field] } : {}),
      list: typeof from === 'string' ? from : from.list, save: at === undefined ? field : `${at}.${field}`, isField: true,
      entries: (context) => choicesOf(from, context)?.map(({ value }) => value),
    }))),
  ];
}

/** The entries of a list; a list that is not there offers as little as an empty one. */
export const listAt = (context: Context, path: Path | undefined): readonly unknown[] => {
  const list = path === undefined ? [] : getPath(context, path);
  return Array.isArray(list) ? list : [];
};
