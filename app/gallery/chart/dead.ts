import { unledSteps, type FlowGraph } from './graph';

/** What the prover has reached so far. */
export interface ReachedNames {
  readonly steps: ReadonlySet<string>;
  readonly modals: ReadonlySet<string>;
  readonly branches: ReadonlySet<string>;
  /** Everything was explored: what was not reached never will be. */
  readonly complete: boolean;
}
export interface DeadPart { readonly kind: 'step' | 'modal' | 'branch'; readonly name: string; readonly reason: string }

/** What can never happen in this flow. Before the prover has finished only what no branch leads to is known. */
export function deadParts(graph: FlowGraph, reached?: ReachedNames): readonly DeadPart[] {
  const unled = new Set(unledSteps(graph));
  const complete = reached?.complete === true;
  const stepsAndModals = graph.nodes.flatMap(({ id, kind }): readonly DeadPart[] => {
    if (kind === 'modal') return complete && !reached.modals.has(id) ? [{ kind: 'modal', name: id, reason: 'Never opens' }] : [];
    if (unled.has(id) && !reached?.steps.has(id)) return [{ kind: 'step', name: id, reason: 'No transition leads here' }];
    return complete && !reached.steps.has(id) ? [{ kind: 'step', name: id, reason: 'No answers lead here' }] : [];
  });
  const gone = new Set(stepsAndModals.map(({ name }) => name));
  const branches = graph.edges.flatMap(({ branch, from, to, label }): readonly DeadPart[] =>
    complete && branch && !reached.branches.has(branch) && !gone.has(from)
      ? [{ kind: 'branch', name: branch, reason: `Never taken: ${label ? `${label} ` : ''}→ ${to.split('/').at(-1) ?? to}` }]
      : []);
  return [...stepsAndModals, ...branches];
}
