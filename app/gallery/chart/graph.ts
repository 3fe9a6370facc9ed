import { branchesOf, callOf, isPurchase, pathOf, usesOf, type Branch, type FlowDefinition, type Rule, type Step } from '#engine';
import { describeRule } from './describeRule';
import { wordsOf, type Words } from './words';

export interface ChartNode {
  /** A step's name, or `step/modal`: a modal is a state of the step that opened it. */
  readonly id: string;
  readonly kind: 'step' | 'final' | 'modal';
  readonly name: string;
  readonly note: string;
  /** A modal that answers nothing but its own step: drawn beside it. */
  readonly beside?: string;
}
export interface ChartEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly kind: 'onward' | 'modal' | 'return';
  /** The branch as the prover names it: `useType.next[1]`. */
  readonly branch?: string;
}
export interface FlowGraph { readonly start: string; readonly nodes: readonly ChartNode[]; readonly edges: readonly ChartEdge[] }

/** Nodes and edges of a flow: its steps, its modal states, and every branch of its definition. */
export function graphOf(flow: FlowDefinition): FlowGraph {
  const words = wordsOf(flow);
  const nodes: ChartNode[] = [];
  const edges: ChartEdge[] = [];
  for (const [name, step] of Object.entries(flow.steps)) {
    const exits = exitsOf(flow, name, step, words);
    const isFinal = exits.length === 0;
    nodes.push({ id: name, kind: isFinal ? 'final' : 'step', name, note: isFinal ? 'final' : noteOf(step) });
    edges.push(...exits);
    for (const modal of new Set(exits.filter(({ kind }) => kind === 'modal').map(({ to }) => to))) {
      addModal(flow, name, modal.slice(name.length + 1), words, nodes, edges);
    }
  }
  return { start: flow.start, nodes, edges };
}

const modalId = (step: string, modal: string): string => `${step}/${modal}`;

function exitsOf(flow: FlowDefinition, name: string, step: Step, words: Words): readonly ChartEdge[] {
  const transitions = [
    ['NEXT', step.next, step.calls] as const,
    ...Object.entries(step.on ?? {}).map(([event, transition]) => [event, transition?.next, transition?.calls] as const),
  ];
  return transitions.flatMap(([event, next, calls]) => branchesOf(next).map((branch, index, all): ChartEdge => {
    const id = `${name}.${event === 'NEXT' ? 'next' : event}[${index}]`;
    const last = calls?.map(callOf).at(-1);
    const guard = guardWords(all.slice(0, index), branch.when, step, words);
    const bought = event === 'NEXT' && last && isPurchase(flow, last) ? `${last} done` : '';
    const label = [event === 'NEXT' ? '' : event, guard || bought].filter(Boolean).join(', ');
    return {
      id, branch: id, from: name, label,
      ...(branch.modal ? { to: modalId(name, branch.modal), kind: 'modal' } : { to: branch.to ?? name, kind: 'onward' }),
    };
  }));
}

/** A guard as the label of its edge. On a page with one question the answer alone says it. */
function guardWords(before: readonly Branch[], when: Rule | undefined, step: Step, words: Words): string {
  if (when) return answerAlone(when, step, words)?.answer ?? describeRule(when, words);
  if (before.length === 0) return '';
  const only = before.length === 1 && before[0]?.when ? answerAlone(before[0].when, step, words) : undefined;
  return only && typeof only.value === 'boolean' ? words.answerOf(only.path, !only.value) : 'else';
}
function answerAlone(
  rule: Rule, step: Step, words: Words,
): { readonly path: string; readonly value: unknown; readonly answer: string } | undefined {
  const [[path, wanted] = ['', undefined], ...more] = Object.entries(rule);
  const asked = Object.keys(step.form?.schema.properties ?? {});
  if (more.length > 0 || asked.length !== 1 || path !== pathOf(step.save, asked[0] as string)) return undefined;
  if (typeof wanted !== 'object' || !('const' in wanted)) return undefined;
  return { path, value: wanted.const, answer: words.answerOf(path, wanted.const) };
}

function addModal(flow: FlowDefinition, step: string, name: string, words: Words, nodes: ChartNode[], edges: ChartEdge[]): void {
  const modal = flow.modals?.[name];
  const id = modalId(step, name);
  const leads = branchesOf(modal?.next);
  const event = modal?.type === 'select' ? 'PICK' : 'ACCEPT';
  nodes.push({ id, kind: 'modal', name, note: modal?.title ?? modal?.type ?? '', ...(leads.some(({ to }) => to) ? {} : { beside: step }) });
  leads.forEach(({ to, when }, index) => {
    if (to) edges.push({
      id: `${id}.next[${index}]`, from: id, to, label: [event, when ? describeRule(when, words) : ''].filter(Boolean).join(', '),
      kind: 'onward',
    });
  });
  if (leads.length === 0 && (modal?.type === 'select' || modal?.type === 'component')) {
    edges.push({ id: `${id}.return`, from: id, to: step, label: event, kind: 'return' });
  }
}

/** What a step does on the way out, or where it is. */
function noteOf(step: Step): string {
  return [...new Set(usesOf(step).map(callOf))].join(' → ') || step.path;
}

/** Steps that no branch leads to, whatever is answered. */
export function unledSteps(graph: FlowGraph): readonly string[] {
  const led = new Set(graph.edges.filter(({ from, to }) => from !== to).map(({ to }) => to));
  return graph.nodes.filter(({ id, kind }) => kind !== 'modal' && id !== graph.start && !led.has(id)).map(({ id }) => id);
}
