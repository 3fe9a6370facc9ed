import type { CompiledFlow } from '../compile/assemble';
import { branchesOf } from '../route/graph';
import type { Context, Rule } from '../types';
import { branchName } from './explore';

/** A branch with a guard: its name, `useType.next[1]`, the guard, and whether it holds with these answers. */
export interface JudgedBranch { readonly name: string; readonly when: Rule; readonly holds: boolean }

/** The guarded branches by which a step may be left on an event. */
export function judgeBranches(compiled: CompiledFlow, step: string, event: string, context: Context): readonly JudgedBranch[] {
  const definition = compiled.flow.steps[step];
  const branches = branchesOf(event === 'NEXT' ? definition?.next : definition?.on?.[event as 'CHOOSE']?.next);
  const seen = compiled.route.seen(step, context);
  return branches.flatMap(({ when }, index) => (when === undefined ? []
    : [{ name: branchName(step, event, index), when, holds: compiled.rules.holds(when, seen) }]));
}
