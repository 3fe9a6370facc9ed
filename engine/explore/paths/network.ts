import type { CompiledFlow } from '../../compile/assemble';
import { getPath, sameJson } from '../../context/paths';
import { states, tags } from '../../compile/names';
import { isEnd } from '../../definition/graph';
import type { Context, Modal } from '../../types';
import type { Classes } from '../classes/classes';
import { explore, type ExploreOptions, type ModelEvent, type Move, type Reached } from '../explore';
import { choicesFor } from './playPath';
import { takenBy, type Taken } from './transitions';

/** A way from a state, or from all that are alike, to another. */
export interface Edge extends Taken {
  readonly to: string;
  readonly event: ModelEvent;
  /** What is chosen is this entry of the list on offer. */
  readonly nth?: number;
}
/** Every state of a flow, and the ways of a visitor between them. */
export interface Network {
  readonly first: readonly Reached[];
  readonly bound?: string;
  /** The ways from a state. */
  edges(key: string): readonly Edge[];
}
interface Node { readonly own: Map<string, Edge>; readonly group: Map<string, Edge> }

/**
 * Explores a flow and keeps what a visitor can do in the page: no typed addresses, no form that is not right, nothing behind a dialog.
 * Answers to a form are tried once for all states that are alike but for the form's own answers, so these states share them.
 */
export async function networkOf(
  compiled: CompiledFlow, classes: Classes, options: Pick<ExploreOptions, 'environment' | 'most' | 'stepper'>,
): Promise<Network> {
  const nodes = new Map<string, Node>();
  const groups = new Map<string, Map<string, Edge>>();
  const nodeOf = ({ key, step, inner, snapshot }: Reached): Node => {
    let node = nodes.get(key);
    if (!node) {
      const name = `${step}/${inner}/${classes.apart(step, snapshot.context as Context)}`;
      const group = groups.get(name) ?? new Map<string, Edge>();
      groups.set(name, group);
      nodes.set(key, (node = { own: new Map(), group }));
    }
    return node;
  };
  const onMove = (move: Move): void => {
    const { from, event, to } = move;
    const node = nodeOf(from);
    nodeOf(to);
    if (!isPossible(compiled, move)) return;
    const taken = takenBy(compiled, move);
    if (taken.transitions.length + taken.sides.length === 0 && from.key === to.key) return;
    const edges = event.type === 'CHANGE' ? node.group : node.own;
    const name = `${to.key} ${taken.transitions.join()} ${taken.sides.join()}`;
    if (!edges.has(name)) edges.set(name, { ...taken, to: to.key, event, ...placeIn(compiled, move) });
  };
  const { states: all, bound } = await explore(compiled, { ...options, classes, onMove });
  const kept = new Map<string, readonly Edge[]>();
  return {
    first: all.filter(({ by }) => by === undefined), ...(bound === undefined ? {} : { bound }),
    edges(key) {
      const node = nodes.get(key);
      if (!node) return [];
      let edges = kept.get(key);
      if (!edges) kept.set(key, (edges = [...node.own.values(), ...node.group.values()].filter(({ to, transitions, sides }) =>
        to !== key || transitions.length + sides.length > 0)));
      return edges;
    },
  };
}

function placeIn(compiled: CompiledFlow, { from, event }: Move): { readonly nth?: number } {
  if (!('value' in event) || event.value === undefined) return {};
  const nth = choicesFor(compiled, from, event.type)?.findIndex((one) => sameJson(one, event.value)) ?? -1;
  return nth < 0 ? {} : { nth };
}

/** Can a visitor do it in the page? */
function isPossible(compiled: CompiledFlow, { from: { step, inner, snapshot }, event, snapshot: after, to }: Move): boolean {
  const { flow, forms, rules } = compiled;
  if (['GOTO', 'RESET', 'RELOAD'].includes(event.type) || ('before' in event && event.before)) return false;
  if (event.type.startsWith('xstate.')) return true;
  if (snapshot.hasTag(tags.busy)) return false;
  const isCovered = inner === states.failed || inner === states.missed || inner === states.doubt;
  if (inner.startsWith('modal:')) return answersTo(flow.modals?.[inner.slice('modal:'.length)]).includes(event.type);
  if (isCovered) return !['NEXT', 'BACK', 'CHANGE'].includes(event.type);
  // What was bought is not left by Back, and a dialog over another step is closed.
  if (event.type === 'BACK' && (isEnd(flow, step) || flow.steps[step]?.over !== undefined)) return false;
  if (event.type === 'REFRESH') return inner === states.unready || isLost(snapshot.context as Context, flow.steps[step]?.refresh?.of);
  if (event.type !== 'CHANGE') return true;
  const form = forms.form(to.step, after.context as Context);
  return form !== undefined && rules.valid(form.schema, forms.answers(to.step, after.context as Context));
}
const answersTo = (modal: Modal | undefined): readonly string[] =>
  (modal?.type === 'select' ? ['PICK', 'DISMISS'] : modal?.type === 'component' ? ['ACCEPT', 'DISMISS'] : ['DISMISS']);
/** What a step works out by itself did not come, or is out of date. */
const isLost = (context: Context, of: string | undefined): boolean =>
  of !== undefined && (getPath(context, of) === undefined || getPath(context, `stale.${of}`) === true);
