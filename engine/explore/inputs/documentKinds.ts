import type { CompiledFlow } from '../../compile/assemble';
import { applyPatch } from '../../context/applyPatch';
import { getPath, setPath } from '../../context/paths';
import type { Context, Form, Path, Step } from '../../types';
import type { Classes } from '../classes/classes';
import { decisiveOf } from '../classes/derived';
import { createOwnRules } from './ownRules';

type Data = Readonly<Record<string, unknown>>;
/** A document, and what it is as seen from the present answers. */
interface Kind { readonly kind: string; readonly data: Data }
/** The documents of a step with their kinds; one of each kind but for the steps of `every`. */
type Kinds = (step: string, form: Form, all: readonly Data[], present: Data) => readonly Kind[];

/**
 * A kind is the rules that a document satisfies by itself, its valid parts and those of what is derived of it, and the watched fields in
 * which it differs from the present answers. What hangs on the document alone is worked out once.
 */
export function createDocumentKinds(
  compiled: CompiledFlow, classes: Classes, watched: readonly Path[], every: (step: string) => boolean,
): Kinds {
  const { flow, forms, patching } = compiled;
  const ownRules = createOwnRules(compiled);
  const isDerived = decisiveOf(flow).length > 0;
  const alone = (name: string, form: Form, data: Data): string => {
    const context = contextOf(flow.steps[name] as Step, data);
    const derived = isDerived ? classes.of(applyPatch({}, forms.change(name, {}, data), patching)) : '';
    return `${classes.of(context)} ${classes.right(name, form, data)} ${ownRules(context)} ${derived} `;
  };
  const watchedIn = (name: string, data: Data): readonly string[] => {
    const context = contextOf(flow.steps[name] as Step, data);
    return watched.map((path) => JSON.stringify(getPath(context, path)) ?? '');
  };
  const known = new WeakMap<Data, { readonly alone: string; readonly values: readonly string[] }>();
  const described = (name: string, form: Form, data: Data) => {
    let description = known.get(data);
    if (!description) known.set(data, (description = { alone: alone(name, form, data), values: watchedIn(name, data) }));
    return description;
  };
  const found = new WeakMap<readonly Data[], Map<string, readonly Kind[]>>();
  return (name, form, all, present) => {
    const before = watchedIn(name, present);
    const byPresent = found.get(all) ?? new Map<string, readonly Kind[]>();
    found.set(all, byPresent);
    const key = JSON.stringify(before);
    let kinds = byPresent.get(key);
    if (!kinds) {
      const named = all.map((data): Kind => {
        const { alone: text, values } = described(name, form, data);
        return { kind: text + values.map((value, index) => (value === before[index] ? '=' : '!')).join(''), data };
      });
      const first = new Map(named.toReversed().map((one) => [one.kind, one]));
      byPresent.set(key, (kinds = every(name) ? named : [...first.values()].toReversed()));
    }
    return kinds;
  };
}
/** A document as answers to its step, in a context. */
export const contextOf = (step: Step, data: Data, context: Context = {}): Context => (step.save ? setPath(context, step.save, data) : data);
