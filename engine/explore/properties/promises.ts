import type { CompiledFlow } from '../../compile/assemble';
import { isEnd } from '../../definition/graph';
import type { Context, LinePromise, Rule } from '../../types';
import type { Classes } from '../classes/classes';
import { leadsOn, traceOf, type ModelEvent, type Move, type Reached } from '../explore';
import type { Violation } from './properties';
import { isEntering } from '../classes/valuation';

interface Given { readonly compiled: CompiledFlow; readonly classes: Classes }
type Report = (violation: Violation) => void;
/** Watches one promise of a line. */
interface Watcher {
  onMove(move: Move): void;
  /** With everything explored: what no visit came to, and what only shows when all moves are known. */
  atEnd(): void;
}

/** What a line promises of every visit, checked on every move. */
export function createPromises(given: Given, found: Report): {
  readonly onMove: (move: Move) => void; readonly atEnd: (complete: boolean) => void;
} {
  const watchers = (given.compiled.flow.promises ?? []).map((promise, index) => watcherOf(given, promise, (message, trace) =>
    found({ property: promise.name, message, trace, at: ['promises', String(index)] })));
  return {
    onMove: (move) => { for (const watcher of watchers) watcher.onMove(move); },
    // What is not explored may come to it.
    atEnd: (complete) => { if (complete) for (const watcher of watchers) watcher.atEnd(); },
  };
}

function watcherOf(given: Given, promise: LinePromise, report: Tell): Watcher {
  const scope = createScope(given.compiled, promise);
  const watcher = promise.leadsTo === undefined ? standing(promise, scope, report) : leading(given, promise, scope, report);
  let isMet = false;
  return {
    onMove: (move) => {
      isMet ||= scope.includes(move.to) || scope.includes(move.from);
      watcher.onMove(move);
    },
    atEnd: () => {
      if (!isMet) report('it says nothing: no visit comes to where it would have to be kept.', []);
      watcher.atEnd();
    },
  };
}

type At = Pick<Reached, 'step' | 'inner' | 'snapshot'>;
/** Where a promise has to be kept. */
interface Scope {
  holds(rule: Rule | undefined, at: At): boolean;
  includes(at: At): boolean;
}
/** What a step loads when it is entered is waited for. */
function createScope({ rules, route }: CompiledFlow, { at, when }: LinePromise): Scope {
  const steps = at === undefined ? undefined : [at].flat();
  const holds: Scope['holds'] = (rule, { snapshot }) => rules.holds(rule, route.active(snapshot.context as Context));
  return {
    holds,
    includes: (place) => (steps === undefined || steps.includes(place.step)) && !isEntering(place.inner) && holds(when, place),
  };
}
type Tell = (message: string, trace: readonly ModelEvent[]) => void;

/** `always` and `never`: of every state by itself. */
function standing({ always, never }: LinePromise, scope: Scope, report: Tell): Watcher {
  const begun = new Set<Reached>();
  const judge = (at: At, trace: () => readonly ModelEvent[]): void => {
    if (!scope.includes(at)) return;
    if (!scope.holds(always, at)) report(`${at.step} shows, and what should always hold does not.`, trace());
    if (never && scope.holds(never, at)) report(`${at.step} shows, and what should never hold does.`, trace());
  };
  return {
    onMove: ({ from, event, snapshot, to }) => {
      if (!from.from && !begun.has(from)) judge(from, () => traceOf(from));
      begun.add(from);
      judge({ step: to.step, inner: to.inner, snapshot }, () => [...traceOf(from), event]);
    },
    atEnd: () => undefined,
  };
}

/**
 * `leadsTo`: whatever is answered, pressed and returned by calls from there on, no end is reached before the target, and the target can
 * always still be reached. Whoever takes back what the promise was made for (`when`) is free of it. A visitor may stay for ever.
 */
function leading({ compiled: { flow }, classes }: Given, { when, leadsTo }: LinePromise, scope: Scope, report: Tell): Watcher {
  const graph = createGraph(classes);
  const isTarget = (at: At): boolean => (typeof leadsTo === 'string' ? at.step === leadsTo : scope.holds(leadsTo as Rule, at));
  const isFree = (at: At, { to, event }: Edge): boolean => event.type === 'CHANGE' && scope.holds(when, at) && !scope.holds(when, to);
  return {
    onMove: (move) => { if (leadsOn(move.event)) graph.add(move); },
    atEnd: () => {
      const bound = new Map<Reached, { readonly before?: Reached; readonly event?: ModelEvent }>();
      for (const at of graph.states) if (scope.includes(at) && !isTarget(at)) bound.set(at, {});
      for (const [at] of bound) {
        for (const edge of graph.from(at)) if (!isTarget(edge.to) && !isFree(at, edge) && !bound.has(edge.to)) {
          bound.set(edge.to, { before: at, event: edge.event });
        }
      }
      const wayTo = (at: Reached): readonly ModelEvent[] => {
        const { before, event } = bound.get(at) ?? {};
        return before && event ? [...wayTo(before), event] : traceOf(at);
      };
      const target = typeof leadsTo === 'string' ? leadsTo : 'what it leads to';
      const open = graph.leadingTo(isTarget);
      // The first state of each step tells enough.
      const told = new Set<string>();
      for (const at of bound.keys()) {
        if (open.has(at) || told.has(at.step)) continue;
        told.add(at.step);
        const message = isEnd(flow, at.step) ? `the flow ends at ${at.step}, and ${target} was not come to.`
          : `${at.step}: ${target} cannot be reached from here any more.`;
        report(message, wayTo(at));
      }
    },
  };
}

interface Edge { readonly to: Reached; readonly event: ModelEvent }
/**
 * The moves that lead on. New answers are tried once for all states of a step that are alike but for its own answers: each of these leads
 * where one of them does.
 */
function createGraph(classes: Classes) {
  const states = new Set<Reached>();
  const own = new Map<Reached | string, Edge[]>();
  const placeOf = ({ step, inner, snapshot }: Reached): string => `${step}/${inner}/${classes.apart(step, snapshot.context as Context)}`;
  const from = (at: Reached): readonly Edge[] => [...own.get(at) ?? [], ...own.get(placeOf(at)) ?? []];
  return {
    states, from,
    add({ from: at, event, to }: Move): void {
      states.add(at).add(to);
      const key = event.type === 'CHANGE' ? placeOf(at) : at;
      const known = own.get(key);
      if (known) known.push({ to, event });
      else own.set(key, [{ to, event }]);
    },
    /** The states from which some way on comes to the target. */
    leadingTo(isTarget: (at: Reached) => boolean): ReadonlySet<Reached> {
      const before = new Map<Reached, Set<Reached>>();
      for (const at of states) for (const { to } of from(at)) before.set(to, (before.get(to) ?? new Set()).add(at));
      const found = new Set([...states].filter(isTarget));
      for (const at of found) for (const earlier of before.get(at) ?? []) found.add(earlier);
      return found;
    },
  };
}
