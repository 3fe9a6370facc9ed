import type { CompiledFlow, Rule } from '#engine';
import { branchTaken, judgeBranches, passedOver, type Move, type Reached } from '#engine/explore';
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
}
export interface Witness { readonly when: Rule; readonly holds?: Reached; readonly fails?: Reached }
interface Edge { readonly to: string; readonly event: Move['event'] }
export const noFindings = (): Findings =>
  ({ names: { steps: new Set(), modals: new Set(), branches: new Set() }, edges: new Map(), states: new Map(), witnesses: new Map() });

/** Records a move. Jumps are left out of paths: a path is easier to read without them. */
export function addMove(findings: Findings, compiled: CompiledFlow, move: Move): void {
  const { from, event, to } = move;
  findings.first ??= from;
  for (const state of [from, to]) {
    if (findings.states.has(state.key)) continue;
    findings.states.set(state.key, state);
    name(findings, state);
  }
  if (jumps.has(event.type)) return;
  noteWitnesses(findings, compiled, move);
  if (from.key === to.key) return;
  const edges = findings.edges.get(from.key) ?? [];
  findings.edges.set(from.key, edges);
  if (!edges.some((edge) => edge.to === to.key)) edges.push({ to: to.key, event });
  if ((to.step === from.step && !to.inner.startsWith('modal:')) || from.inner.startsWith('modal:')) return;
  const branch = branchTaken(compiled, from.step, eventOf(from, event.type), before(move));
  if (branch) findings.names.branches.add(branch.name);
  for (const passed of branch?.to ? passedOver(compiled, branch.to, to.step, before(move)) : []) {
    findings.names.steps.add(passed.step);
    findings.names.branches.add(passed.branch);
  }
}
/** The first state on each side of a guard. One that leads on is shown rather than one with something wrong in its form. */
function noteWitnesses({ witnesses }: Findings, compiled: CompiledFlow, move: Move): void {
  const { from, event, to } = move;
  const leadsOn = to.step !== from.step || to.inner.startsWith('modal:');
  for (const { name: branch, when, holds } of judgeBranches(compiled, from.step, eventOf(from, event.type), before(move))) {
    const known = witnesses.get(branch) ?? { when };
    const side = holds ? 'holds' : 'fails';
    if (known[side] === undefined || (leadsOn && !leading.has(known[side]))) witnesses.set(branch, { ...known, [side]: from });
    if (leadsOn) leading.add(from);
  }
}
const leading = new WeakSet<Reached>();
const jumps = new Set(['GOTO', 'BACK', 'RESET']);
/** The event a running call belongs to; in an open step the event itself. */
export const eventOf = (from: Pick<Reached, 'inner'>, type: string): string =>
  (from.inner.includes(':') && !from.inner.startsWith('modal:') ? from.inner.slice(0, from.inner.indexOf(':')) : type);

function name({ names }: Findings, { step, inner }: Reached): void {
  names.steps.add(step);
  if (inner.startsWith('modal:')) names.modals.add(`${step}/${inner.slice('modal:'.length)}`);
}

/** The answers a branch was chosen by: what follows from a purchase empties the context afterwards. */
function before({ from, event, snapshot }: Move): Reached['snapshot']['context'] {
  const given = 'output' in event && typeof event.output === 'object' ? event.output : {};
  return event.type === 'NEXT' || event.type === 'CHANGE' ? snapshot.context : { ...from.snapshot.context, ...snapshot.context, ...given };
}

export const reachedNames = ({ names }: Findings, complete: boolean): ReachedNames =>
  ({ steps: new Set(names.steps), modals: new Set(names.modals), branches: new Set(names.branches), complete });
