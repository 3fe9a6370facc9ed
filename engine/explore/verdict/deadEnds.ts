import type { CompiledFlow } from '../../compile/assemble';
import { canContinue } from '../../compile/canContinue';
import { isEnd } from '../../route/graph';
import type { Context, Step } from '../../types';
import type { Classes } from '../classes/classes';
import type { Decision } from './decision';
import { leadsOn, traceOf, type Move, type ModelEvent, type Reached } from '../explore';

/** Where a visit comes to a stop, and the events that lead there. */
export interface DeadEnd {
  readonly kind: 'nothing-happens' | 'no-way-out';
  readonly step: string;
  readonly message: string;
  readonly trace: readonly ModelEvent[];
}
export interface DeadEnds {
  onMove(move: Move, decision: Decision | undefined): void;
  /** Of everything that was explored; of a part of it only what is certain. */
  all(states: readonly Reached[], complete: boolean): readonly DeadEnd[];
}

/**
 * Right answers for which nothing happens, and states from which no end of the flow can be reached. New answers are tried once for all
 * states of a step that are alike but for its own answers, so each of these states leads where one of them does.
 */
export function createDeadEnds(compiled: CompiledFlow, classes: Classes): DeadEnds {
  const { flow, forms } = compiled;
  const silent = new Map<string, DeadEnd>();
  const places = new Map<string, Place>();
  const before = new Map<Node, Set<Node>>();
  const lead = (from: Node, to: Node): void => { before.set(to, (before.get(to) ?? new Set()).add(from)); };
  const placeOf = ({ step, inner, snapshot }: Reached): Place => {
    const key = `${step}/${inner}/${classes.apart(step, snapshot.context as Context)}`;
    const place = places.get(key) ?? { step, key };
    places.set(key, place);
    return place;
  };
  return {
    onMove(move, decision) {
      const { from, event, to } = move;
      if (leadsOn(event)) lead(event.type === 'CHANGE' ? placeOf(from) : from, to);
      if (!decision || decision.taken || silent.has(from.step) || !isAsked(flow.steps[from.step])) return;
      silent.set(from.step, { kind: 'nothing-happens', step: from.step, trace: [...traceOf(from), event],
        message: `Right answers to ${from.step}, and no branch holds: ${event.type === 'NEXT' ? 'Next' : event.type} leads nowhere.` });
    },
    all(states, complete) {
      const found = [...silent.values()];
      if (!complete) return found;
      for (const state of states) lead(state, placeOf(state));
      // A visitor whom a survey declines goes no further (SV-005).
      const isOver = ({ step, snapshot }: Reached): boolean =>
        isEnd(flow, step) || forms.stop(step, snapshot.context as Context)?.rejects === true;
      const saved = reachable(states.filter(isOver), before);
      const lost = states.filter((state) => !saved.has(state) && !silent.has(state.step));
      // A form of which no right answers were found may have some.
      const isAnswered = (name: string): boolean => !isAsked(flow.steps[name])
        || states.some(({ step, snapshot }) => step === name && canContinue(compiled, name, snapshot.context as Context));
      return [...found, ...inGroups(lost, reversed(before), isAnswered)];
    },
  };
}
const isAsked = (step: Step | undefined): boolean => step?.form !== undefined || step?.survey !== undefined;
/** A state, or all states of a step that are alike but for its own answers. */
type Node = Reached | Place;
interface Place { readonly step: string; readonly key: string }
type Edges = ReadonlyMap<Node, ReadonlySet<Node>>;

function reachable(from: readonly Node[], edges: Edges): ReadonlySet<Node> {
  const found = new Set(from);
  for (const node of found) for (const other of edges.get(node) ?? []) found.add(other);
  return found;
}
function reversed(edges: Edges): Edges {
  const turned = new Map<Node, Set<Node>>();
  for (const [to, froms] of edges) for (const from of froms) turned.set(from, (turned.get(from) ?? new Set()).add(to));
  return turned;
}
/** One dead end for all states that the first of them leads to: what stands behind a loop is lost with it. */
function inGroups(lost: readonly Reached[], onward: Edges, isAnswered: (step: string) => boolean): readonly DeadEnd[] {
  const told = new Set<string>();
  return lost.flatMap((state): readonly DeadEnd[] => {
    if (told.has(state.step)) return [];
    const steps = [...new Set([...reachable([state], onward)].map(({ step }) => step))];
    for (const step of steps) told.add(step);
    if (!steps.every(isAnswered)) return [];
    const loop = steps.length > 1 ? `: only ${steps.filter((step) => step !== state.step).join(', ')}` : '';
    return [{ kind: 'no-way-out', step: state.step, trace: traceOf(state), message: `From ${state.step} no end can be reached${loop}.` }];
  });
}
