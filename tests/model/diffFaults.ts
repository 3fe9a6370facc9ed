import { pairBranches, type Verdict } from '#engine/explore';
import type { FlowDefinition } from '#engine';

/** What the prover finds wrong with a definition, in a few words by which the same fault of another one is known. */
export interface Faults {
  readonly added: readonly string[];
  readonly kept: readonly string[];
  readonly mended: readonly string[];
}

/** The faults of two definitions: those that the change has brought, those that were there already, and those that are gone. */
export function compareFaults(old: FlowDefinition, now: FlowDefinition, [was, is]: readonly [Verdict, Verdict]): Faults {
  // A branch that another one was put before has another number.
  const names = new Map(pairBranches(old, now).flatMap((pair) => (pair.was && pair.is ? [[pair.was.name, pair.is.name] as const] : [])));
  const before = faultsOf(was, (branch) => names.get(branch) ?? branch);
  const after = faultsOf(is, (branch) => branch);
  return {
    added: after.filter((one) => !before.includes(one)), kept: after.filter((one) => before.includes(one)),
    mended: before.filter((one) => !after.includes(one)),
  };
}
function faultsOf({ complete, dead, undecided, deadEnds, violations }: Verdict, nameOf: (branch: string) => string): readonly string[] {
  const named = (mark: string) => ({ kind, name }: Verdict['dead'][number]): string =>
    `${mark} ${kind} ${kind === 'branch' ? nameOf(name) : name}`;
  // A promise may be broken at more steps than the first violations show.
  const broken = violations.map(({ property, message, at }) => (at[0] === 'promises' ? property : `${property}: ${message}`));
  return [...new Set([
    ...(complete ? [] : ['not explored completely']), ...dead.map(named('dead')), ...undecided.map(named('undecided')),
    ...deadEnds.map(({ message }) => message), ...broken,
  ])];
}

/** The faults in words; none where both definitions have none. */
export function faultWords({ added, kept, mended }: Faults): readonly string[] {
  if (added.length + kept.length + mended.length === 0) return [];
  return [
    added.length === 0 ? 'no new fault' : `${added.length} new ${added.length === 1 ? 'fault' : 'faults'}:`,
    ...added.map((words) => `  new: ${words}`), ...kept.map((words) => `  there already: ${words}`),
    ...mended.map((words) => `  mended: ${words}`),
  ];
}
