import { unledSteps, type FlowGraph } from './graph';

/** What the prover has reached so far. */
export interface ReachedNames {
  readonly steps: ReadonlySet<string>;
  readonly modals: ReadonlySet<string>;
  readonly branches: ReadonlySet<string>;
  /** Everything was explored: what was not reached never will be. */
  readonly complete: boolean;
  /** By part (`step plans`, `branch plans.next[0]`): why nothing comes to it, once everything was explored. */
  readonly missing?: ReadonlyMap<string, Missing>;
}
interface Missing { readonly reason: string; readonly isUndecided: boolean }
export interface DeadPart { readonly kind: 'step' | 'modal' | 'branch'; readonly name: string; readonly reason: string }

/** What can never happen in this flow. Before the prover has finished only what no branch leads to is known. */
export function deadParts(graph: FlowGraph, reached?: ReachedNames): readonly DeadPart[] {
  const unled = new Set(unledSteps(graph));
  const complete = reached?.complete === true;
  const dead = (kind: DeadPart['kind'], name: string, reason: string): readonly DeadPart[] => {
    const missing = reached?.missing?.get(`${kind} ${name.split('/').at(-1)}`);
    return missing?.isUndecided ? [] : [{ kind, name, reason: missing ? capital(missing.reason) : reason }];
  };
  const stepsAndModals = graph.nodes.flatMap(({ id, kind }): readonly DeadPart[] => {
    if (kind === 'modal') return complete && !reached.modals.has(id) ? dead('modal', id, 'Never opens') : [];
    if (unled.has(id) && !reached?.steps.has(id)) return dead('step', id, 'No transition leads here');
    return complete && !reached.steps.has(id) ? dead('step', id, 'No answers lead here') : [];
  });
  const gone = new Set(stepsAndModals.map(({ name }) => name));
  const branches = graph.edges.flatMap(({ branch, from, to, label }): readonly DeadPart[] =>
    (complete && branch && !reached.branches.has(branch) && !gone.has(from)
      ? dead('branch', branch, `Never taken: ${label ? `${label} ` : ''}→ ${to.split('/').at(-1) ?? to}`) : []));
  return [...stepsAndModals, ...branches];
}
/** What nobody can say, once everything was explored: whether somebody comes to it. */
export const undecidedParts = ({ missing = new Map() }: Pick<ReachedNames, 'missing'> = {}): readonly Pick<DeadPart, 'name' | 'reason'>[] =>
  [...missing].flatMap(([name, { reason, isUndecided }]) => (isUndecided ? [{ name, reason: capital(reason) }] : []));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
