import type { AnyMachineSnapshot } from 'xstate';
import type { CompiledFlow } from '../../compile/assemble';
import type { Context } from '../../types';
import { createClasses } from '../classes/classes';
import type { Environment, ModelEvent } from '../explore';
import { networkOf, type Edge, type Network } from './network';
import { createPathNames } from './pathName';
import { choicesFor, play, type Played } from './playPath';
import { createStepper, positionOf, type Stepper } from '../stepper';
import { takenBy } from './transitions';

/** What a set of paths covers. */
export type Cover = 'transitions' | 'branches' | 'pairs';
/** A visit from the start that covers something no other one of its set does. */
export interface CoveringPath extends Visit { readonly name: string }
export interface Covering {
  readonly cover: Cover;
  /** The smallest set found. */
  readonly paths: readonly CoveringPath[];
  /** How many things there are to cover. */
  readonly size: number;
  /** What no path that was tried came to. */
  readonly missed: readonly string[];
  readonly bound?: string;
}

/** A visit has at most so many events: a longer one is read by nobody. */
const longest = 60;
/** How often a way is tried that turns out to lead elsewhere. */
const tries = 3;

/** Finds the ways of a flow once, and sets of paths over them. */
export async function createCovering(
  compiled: CompiledFlow, { environment, most }: { readonly environment: Environment; readonly most?: number },
): Promise<(cover: Cover) => Promise<Covering>> {
  const [classes, stepper] = [createClasses(compiled), createStepper(compiled)];
  const network = await networkOf(compiled, classes, { environment, stepper, ...(most === undefined ? {} : { most }) });
  const walk: Walk = { compiled, environment, stepper, keyOf: (snapshot) => classes.keyOf(snapshot) };
  return async (cover) => {
    const goals = goalsOf(network, cover);
    const size = goals.size;
    const found: Visit[] = [];
    const search: Search = { cover, goals, failed: new Map(), missed: [] };
    for (let visit = await findVisit(network, walk, search); visit; visit = await findVisit(network, walk, search)) found.push(visit);
    const nameOf = createPathNames(compiled.flow);
    const paths = found.map((visit) => ({ ...visit, name: nameOf(visit.covers) }));
    return { cover, paths, size, missed: [...search.missed, ...goals], ...(network.bound === undefined ? {} : { bound: network.bound }) };
  };
}

/** What an edge covers, after this transition. */
function coveredBy(cover: Cover, { transitions, sides }: Pick<Edge, 'transitions' | 'sides'>, last: string): readonly string[] {
  if (cover === 'branches') return sides;
  if (cover === 'transitions') return transitions;
  const now = transitions.join(', ');
  return now === '' || last === '' ? [] : [`${last} → ${now}`];
}
const lastAfter = (cover: Cover, { transitions }: Pick<Edge, 'transitions'>, last: string): string =>
  (cover === 'pairs' && transitions.length > 0 ? transitions.join(', ') : last);

/** A state, and for pairs the transition that led to it. */
interface Place { readonly key: string; readonly last: string }
interface Step { readonly place: Place; readonly edge?: Edge; readonly before?: Step }
const placeName = ({ key, last }: Place): string => `${key} ${last}`;

/** All places from here on, nearest first. */
function* placesFrom(network: Network, cover: Cover, starts: readonly Place[]):
  Generator<Step & { readonly edge: Edge; readonly last: string }> {
  const seen = new Set(starts.map(placeName));
  const todo: Step[] = starts.map((place) => ({ place }));
  for (let index = 0; index < todo.length; index += 1) {
    const from = todo[index] as Step;
    const { key, last } = from.place;
    for (const edge of network.edges(key)) {
      const place = { key: edge.to, last: lastAfter(cover, edge, last) };
      const step = { place, edge, before: from, last };
      yield step;
      if (seen.has(placeName(place))) continue;
      seen.add(placeName(place));
      todo.push(step);
    }
  }
}
function goalsOf(network: Network, cover: Cover): Set<string> {
  const goals = new Set<string>();
  const starts = network.first.map(({ key }) => ({ key, last: '' }));
  for (const { edge, last } of placesFrom(network, cover, starts)) for (const goal of coveredBy(cover, edge, last)) goals.add(goal);
  return goals;
}

interface Walk {
  readonly compiled: CompiledFlow;
  readonly environment: Environment;
  readonly stepper: Stepper;
  keyOf(snapshot: AnyMachineSnapshot): string;
}
interface Search { readonly cover: Cover; readonly goals: Set<string>; readonly failed: Map<string, number>; readonly missed: string[] }
interface Visit { readonly facts: Context; readonly events: readonly ModelEvent[]; readonly covers: readonly string[] }

/** A visit under way. */
interface Underway { readonly at: Played; readonly last: string; readonly events: ModelEvent[]; readonly covers: string[] }

/** The shortest way to the nearest goal, from there to the next, and so on, on the real machine. */
async function findVisit(network: Network, walk: Walk, search: Search): Promise<Visit | undefined> {
  let route = routeTo(network, search, network.first.map(({ key }) => ({ key, last: '' })));
  const first = network.first.find(({ key }) => key === route?.from)?.snapshot;
  if (!first) return undefined;
  let visit: Underway = { at: { snapshot: first, ...positionOf(first) }, last: '', events: [], covers: [] };
  let kept = 0;
  while (route && (kept === 0 || visit.events.length + route.edges.length <= longest)) {
    const before = visit.covers.length;
    visit = await follow(walk, search, visit, route.edges);
    if (visit.covers.length > before) kept = visit.events.length;
    else giveUp(search, route.goal);
    route = routeTo(network, search, [{ key: walk.keyOf(visit.at.snapshot), last: visit.last }]);
  }
  const { events, covers } = visit;
  // Nothing of what was tried first is left to look for.
  return kept === 0 ? findVisit(network, walk, search) : { facts: first.context as Context, events: events.slice(0, kept), covers };
}

/** Goes along a route, as far as it leads where the network says. */
async function follow(walk: Walk, { cover, goals }: Search, visit: Underway, edges: readonly Edge[]): Promise<Underway> {
  let { at, last } = visit;
  const { events, covers } = visit;
  for (const edge of edges) {
    const now = await step(walk, at, edge);
    const event = now.by as ModelEvent;
    events.push(event);
    const taken = takenBy(walk.compiled, { from: at, event, snapshot: now.snapshot, to: now });
    for (const goal of coveredBy(cover, taken, last)) if (goals.delete(goal)) covers.push(goal);
    last = lastAfter(cover, taken, last);
    at = now;
    if (walk.keyOf(at.snapshot) !== edge.to) break;
  }
  return { at, last, events, covers };
}

function giveUp({ goals, failed, missed }: Search, goal: string): void {
  const times = (failed.get(goal) ?? 0) + 1;
  failed.set(goal, times);
  if (times >= tries && goals.delete(goal)) missed.push(goal);
}

function routeTo(network: Network, { cover, goals }: Search, starts: readonly Place[]):
  { readonly from: string; readonly goal: string; readonly edges: readonly Edge[] } | undefined {
  for (const found of placesFrom(network, cover, starts)) {
    const goal = coveredBy(cover, found.edge, found.last).find((one) => goals.has(one));
    if (goal === undefined) continue;
    const edges: Edge[] = [];
    let at: Step | undefined = found;
    for (; at?.edge; at = at.before) edges.unshift(at.edge);
    return { from: at?.place.key ?? '', goal, edges };
  }
  return undefined;
}

/** An edge was found from another state of its class: what is chosen and how a call ends are those of the state at hand. */
async function step({ compiled, environment, stepper }: Walk, at: Played, { event, nth }: Edge): Promise<Played> {
  if (nth !== undefined) {
    return play(compiled, stepper, at, { ...event, value: choicesFor(compiled, at, event.type)?.[nth] } as ModelEvent);
  }
  if (!event.type.startsWith('xstate.') || !('label' in event)) return play(compiled, stepper, at, event);
  const call = event.type.slice(event.type.lastIndexOf(':') + 1);
  const outcomes = await environment(call, compiled.route.active(at.snapshot.context as Context));
  const { label, patch, error } = outcomes.find((one) => one.label === event.label) ?? {};
  const own = label === undefined ? event : { type: event.type, label, ...(error === undefined ? { output: patch } : { error }) };
  return play(compiled, stepper, at, own);
}
