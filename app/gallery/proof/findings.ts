import type { CompiledFlow, Rule } from '#engine';
import { arrivalOf, decisionOf, type Decision, type Move, type Reached } from '#engine/explore';
import type { ReachedNames } from '../chart/dead';

/** What the exploration has found so far, with every edge that a visitor can take. */
export interface Findings {
  /** The first state of all. */
  first?: Reached;
  readonly names: { readonly steps: Set<string>; readonly modals: Set<string>; readonly branches: Set<string> };
  /** By state: the states one event away, typed addresses and Back left out. */
  readonly edges: Map<string, Edge[]>;
  readonly states: Map<string, Reached>;
  /** By guarded branch: a state of its step whose answers take it, and one whose answers do not. */
  readonly witnesses: Map<string, Witness>;
  /** States from which an answer led on. */
  readonly leading: Set<Reached>;
}
export interface Witness { readonly when: Rule; readonly holds?: Reached; readonly fails?: Reached }
interface Edge { readonly to: string; readonly event: Move['event'] }
export const noFindings = (): Findings =>
  ({ names: { steps: new Set(), modals: new Set(), branches: new Set() }, edges: new Map(), states: new Map(), witnesses: new Map(),
    leading: new Set() });

/** Records a move. Jumps are left out of paths: a path is easier to read without them. */
export function addMove(findings: Findings, compiled: CompiledFlow, move: Move): void {
  const { from, event, to } = move;
  if (!findings.first) name(findings, from);
  findings.first ??= from;
  for (const state of [from, to]) if (!findings.states.has(state.key)) findings.states.set(state.key, state);
  // A typed address leads nobody on: what it alone opens is not reached.
  if (event.type !== 'GOTO' && (to.step !== from.step || to.inner !== from.inner)) name(findings, to);
  if (jumps.has(event.type)) return;
  const decision = decisionOf(compiled, move);
  if (decision) noteWitnesses(findings, decision, move);
  const arrival = arrivalOf(compiled, move, decision);
  for (const branch of arrival?.branches ?? []) findings.names.branches.add(branch);
  for (const { step } of arrival?.passed ?? []) findings.names.steps.add(step);
  if (from.key === to.key) return;
  const edges = findings.edges.get(from.key) ?? [];
  findings.edges.set(from.key, edges);
  if (!edges.some((edge) => edge.to === to.key)) edges.push({ to: to.key, event });
}
/** The first state on each side of a guard. One that leads on is shown rather than one with something wrong in its form. */
function noteWitnesses({ witnesses, leading }: Findings, { branches }: Decision, { from, to }: Move): void {
  const leadsOn = to.step !== from.step || to.inner.startsWith('modal:');
  for (const { name: branch, when, holds } of branches) {
    if (when === undefined) continue;
    const known: Witness = witnesses.get(branch) ?? { when };
    const side = holds ? 'holds' : 'fails';
    if (known[side] === undefined || (leadsOn && !leading.has(known[side]))) witnesses.set(branch, { ...known, [side]: from });
    if (leadsOn) leading.add(from);
  }
}
const jumps = new Set(['GOTO', 'BACK', 'RESET', 'RELOAD']);
function name({ names }: Findings, { step, inner }: Reached): void {
  names.steps.add(step);
  if (inner.startsWith('modal:')) names.modals.add(`${step}/${inner.slice('modal:'.length)}`);
}

export const reachedNames = ({ names }: Findings, complete: boolean): ReachedNames =>
  ({ steps: new Set(names.steps), modals: new Set(names.modals), branches: new Set(names.branches), complete });
