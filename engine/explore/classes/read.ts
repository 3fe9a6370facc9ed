import { inTemplate } from '../../check/mentions';
import { overlap } from '../../context/paths';
import { answersAt } from '../../definition/kept';
import { comparedPaths, pathOfKey } from '../../rules/subject';
import type { Derivation, FlowDefinition, JsonSchema, Path, Rule } from '../../types';

/**
 * The step whose form answers a path; undefined when none does, or when several do (two forms that keep their answers in one object, and
 * the screens of a survey).
 */
export type OwnerOf = (path: string) => string | undefined;
export function ownersOf(flow: FlowDefinition): OwnerOf {
  const fields = Object.entries(flow.steps).flatMap(([name, step]) =>
    (step.survey ? [] : answersAt(step).map((field) => ({ name, field }))));
  const ownerOfPath = new Map<string, string | undefined>();
  return (path) => {
    if (ownerOfPath.has(path)) return ownerOfPath.get(path);
    const names = new Set(fields.filter(({ field }) => overlap(field, path)).map(({ name }) => name));
    const owner = names.size === 1 ? [...names][0] : undefined;
    ownerOfPath.set(path, owner);
    return owner;
  };
}
/** The context paths a rule reads; a window reads the sibling it counts from too. `filled:x` stands for a whole form. */
export function pathsOf(rule: Rule): readonly string[] {
  return Object.entries(rule).flatMap(([name, wanted]): readonly string[] => {
    if (name === 'anyOf' || name === 'allOf') return (wanted as readonly Rule[]).flatMap(pathsOf);
    if (name === 'not') return pathsOf(wanted as Rule);
    if (name === 'filled') return [wanted as string | readonly string[]].flat().map((step) => `filled:${step}`);
    const from = typeof wanted === 'object' ? (wanted as JsonSchema).window?.from : undefined;
    // A window counts from a field beside the judged one, or from a path of the context.
    const beside = name.includes('.') && from ? [`${name.slice(0, name.lastIndexOf('.'))}.${from}`] : [];
    return [pathOfKey(name), ...comparedPaths(wanted), ...(from && from !== 'today' ? [from, ...beside] : [])];
  });
}

/** The paths that a value is derived of. */
export function readsOf(from: Derivation): readonly Path[] {
  if ('first' in from) return from.first;
  if ('sum' in from) return from.sum;
  if ('count' in from) return [from.count];
  if ('text' in from) return inTemplate(from.text, []).map(({ name }) => name);
  if ('lookup' in from) return [from.lookup];
  return 'when' in from ? pathsOf(from.when) : [];
}
