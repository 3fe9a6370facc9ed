import { exitsOf, reachable } from '../definition/graph';
import type { FlowDefinition } from '../types';
import type { Finding } from './finding';

/** Steps that nothing leads to, each with the one before it that nobody reaches either: it is reached once that one is. */
export function behind(flow: FlowDefinition, unreached: readonly Finding[]): ReadonlyMap<Finding, Finding> {
  const exits = new Map(Object.keys(flow.steps).map((name) => [name, exitsOf(flow, name)]));
  const ahead = new Map(unreached.map((finding) => [finding, reachable(stepOf(finding), exits)]));
  const leads = (from: Finding, to: Finding): boolean => ahead.get(from)?.has(stepOf(to)) ?? false;
  // Of a loop that nobody enters, its first step.
  const isFirst = (finding: Finding, index: number): boolean => unreached.every((other, place) =>
    other === finding || !leads(other, finding) || (leads(finding, other) && index < place));
  const first = unreached.filter(isFirst);
  return new Map(unreached.filter((finding) => !first.includes(finding)).flatMap((finding) => {
    const cause = first.find((one) => leads(one, finding));
    return cause ? [[finding, cause] as const] : [];
  }));
}
const stepOf = ({ path: [, step = ''] }: Finding): string => step;
