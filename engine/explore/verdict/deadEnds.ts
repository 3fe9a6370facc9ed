import type { CompiledFlow } from '../../compile/assemble';
import { canContinue } from '../../compile/canContinue';
import { states } from '../../compile/names';
import { isReceipt } from '../../context/receipt';
import { isSold } from '../../route';
import { isEnd } from '../../definition/graph';
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
  /** With what it decided, and whether that was come to. */
  onMove(move: Move, decision: Decision | undefined, arrived: boolean): void;
  /** Of everything that was explored; of a part of it only what is certain. */
  all(explored: readonly Reached[], complete: boolean): readonly DeadEnd[];
}

/**
 * Right answers for which nothing happens: no branch holds, or what it leads to is shut. And states from which no end of the flow can be
 * reached. New answers are tried once for all states of a step that are alike but for its own answers, so each of these states leads where
 * one of them does.
 */
export function createDeadEnds(compiled: CompiledFlow, classes: Classes): DeadEnds {
  const { flow, forms } = compiled;
  const silent = new Map<string, DeadEnd>();
  const places = new Map<string, Place>();
  const before = new Map<Node, Set<Node>>();
  /** Why a press led no further from here, in words. */
  const shut = new Map<Node, string>();
  const lead = (from: Node, to: Node): void => { before.set(to, (before.get(to) ?? new Set()).add(from)); };
  const placeOf = ({ step, inner, snapshot }: Reached): Place => {
    const key = `${step}/${inner}/${classes.apart(step, snapshot.context as Context)}`;
    const place = places.get(key) ?? { step, key };
    places.set(key, place);
    return place;
  };
  const shutWords = (step: string, { snapshot }: Reached): string =>
    `${step} cannot be entered${isReceipt(flow, step) && !isSold(flow, snapshot.context as Context) ? ' before something is bought' : ''}`;
  return {
    onMove(move, decision, arrived) {
      const { from, event, to } = move;
      if (leadsOn(event)) lead(event.type === 'CHANGE' ? placeOf(from) : from, to);
      if (!decision || arrived) return;
      const { taken } = decision;
      const why = taken ? shutWords(taken.branch.to as string, to) : 'no branch holds';
      shut.set(from, taken ? why : `no branch of ${from.step} holds`);
      // Whoever is led to another step instead goes on there, and whoever sees an answer refused mends it.
      const isStuck = to.step === from.step && to.inner === states.open && canContinue(compiled, to.step, to.snapshot.context as Context);
      if ((taken && !isStuck) || silent.has(from.step) || hasMoreToDo(flow.steps[from.step])) return;
      const press = event.type.startsWith('xstate.') ? from.inner.split(':')[0] : event.type;
      const told = isAsked(flow.steps[from.step]) ? `Right answers to ${from.step}` : `Nothing is asked at ${from.step}`;
      silent.set(from.step, { kind: 'nothing-happens', step: from.step, trace: [...traceOf(from), event],
        message: `${told}, and ${why}: ${press === 'NEXT' ? 'Next' : press} leads nowhere.` });
    },
    all(explored, complete) {
      const found = [...silent.values()];
      if (!complete) return found;
      for (const state of explored) lead(state, placeOf(state));
      // A visitor whom a survey declines goes no further (SV-005).
      const isOver = ({ step, snapshot }: Reached): boolean =>
        isEnd(flow, step) || forms.stop(step, snapshot.context as Context)?.rejects === true;
      const saved = reachable(explored.filter(isOver), before);
      const lost = explored.filter((state) => !saved.has(state) && !silent.has(state.step));
      // A form of which no right answers were found may have some.
      const isAnswered = (name: string): boolean => !isAsked(flow.steps[name])
        || explored.some(({ step, snapshot }) => step === name && canContinue(compiled, name, snapshot.context as Context));
      return [...found, ...inGroups(lost, { onward: reversed(before), shut, isAnswered })];
    },
  };
}
/** What Next waits for may be done at the step itself: an entry added to its list, say. */
const hasMoreToDo = (step: Step | undefined): boolean => !isAsked(step) && step?.on !== undefined;
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
interface Lost { readonly onward: Edges; readonly shut: ReadonlyMap<Node, string>; readonly isAnswered: (step: string) => boolean }
/** One dead end for all states that the first of them leads to: what stands behind a loop is lost with it. */
function inGroups(lost: readonly Reached[], { onward, shut, isAnswered }: Lost): readonly DeadEnd[] {
  const told = new Set<string>();
  return lost.flatMap((state): readonly DeadEnd[] => {
    if (told.has(state.step)) return [];
    const nodes = [...reachable([state], onward)];
    const steps = [...new Set(nodes.map(({ step }) => step))];
    for (const step of steps) told.add(step);
    if (!steps.every(isAnswered)) return [];
    const loop = steps.length > 1 ? [`only ${steps.filter((step) => step !== state.step).join(', ')}`] : [];
    const why = [...loop, ...new Set(nodes.flatMap((node) => shut.get(node) ?? []))].join('; ');
    return [{ kind: 'no-way-out', step: state.step, trace: traceOf(state),
      message: `From ${state.step} no end can be reached${why && `: ${why}`}.` }];
  });
}
