import type { CompiledFlow } from '../../compile/assemble';
import { toFault } from '../../compile/fault';
import { getPath, overlap, sameJson } from '../../context/paths';
import type { Patch, Path } from '../../types';
import type { Classes } from '../classes/classes';
import type { Outcome, Reached } from '../explore';
import { withPatch } from '../stepper';
import { isNew } from './isNew';
import { createOwnRules } from './ownRules';

type NewOutcomes = (at: Reached, call: string, ends: readonly Outcome[]) => readonly Outcome[];
export const everyOutcome: NewOutcomes = (_, __, ends) => ends;
/** Of the failures of a call that leave the same behind, one is tried in each state, once each of them was tried somewhere. */
export function createOutcomeKinds(compiled: CompiledFlow, classes: Classes): NewOutcomes {
  const tried = new Set<string>();
  const ownRules = createOwnRules(compiled);
  const kindOf = (error: unknown, call: string): string => {
    const fault = toFault(error, call);
    return `${fault.outcome} ${classes.of({ error: fault })} ${ownRules({ error: fault })}`;
  };
  return ({ step, inner }, call, ends) => {
    const kinds = new Set<string>();
    return ends.filter(({ error, label, breach, fault }) => {
      if (error === undefined || breach !== undefined || fault !== undefined) return true;
      const isNewKind = isNew(kinds, kindOf(error, call));
      return isNew(tried, `${step} ${inner} ${label}`) || isNewKind;
    });
  };
}

/** Fields of an answer that the context may hold already, when another state of the same class holds them: then no change follows. */
export function repeatedPatches(patch: Patch, { key, snapshot }: Reached, classes: Classes, watched: readonly Path[]): readonly Patch[] {
  const isWatched = (path: Path): boolean => watched.some((cause) => overlap(cause, path));
  return Object.entries(patch).filter(([path, value]) => {
    const present = getPath(snapshot.context, path);
    return value !== undefined && present !== undefined && !sameJson(value, present) && isWatched(path);
  }).map(([path, value]) => ({ [path]: value })).filter((before) => classes.keyOf(withPatch(snapshot, before)) === key);
}
