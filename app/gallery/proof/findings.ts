import type { CompiledFlow } from '#engine';
import { branchTaken, passedOver, type Move, type Reached } from '#engine/explore';
import type { ReachedNames } from '../chart/dead';

/** What the exploration has found so far, with every edge that a visitor can take. */
export interface Findings {
  /** The first state of all. */
  first?: Reached;
  readonly names: { readonly steps: Set<string>; readonly modals: Set<string>; readonly branches: Set<string> };
  /** By state: the states one event away, typed addresses and Back left out. */
  readonly edges: Map<string, Edge[]>;
  readonly states: Map<string, Reached>;
}
interface Edge { readonly to: string; readonly event: Move['event'] }
export const noFindings = (): Findings =>
  ({ names: { steps: new Set(), modals: new Set(), branches: new Set() }, edges: new Map(), states: new Map() });

/** Records a move. Jumps are left out of paths: a path is easier to read without them. */
export function addMove(findings: Findings, compiled: CompiledFlow, move: Move): void {
  const { from, event, to } = move;
  findings.first ??= from;
  for (const state of [from, to]) {
    if (findings.states.has(state.key)) continue;
    findings.states.set(state.key, state);
    name(findings, state);
  }
  if (jumps.has(event.type) || from.key === to.key) return;
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
