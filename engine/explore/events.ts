import type { CompiledFlow } from '../compile/assemble';
import { invokeId, states, tags } from '../compile/names';
import { applyPatch } from '../context/applyPatch';
import { getPath, sameJson, setPath } from '../context/paths';
import type { Context, FlowDefinition, Form, Patch, Path, Step } from '../types';
import type { Classes } from './classes';
import type { Environment, ModelEvent, Reached } from './explore';
import { causesOf, overlap } from './parts';
import { comparedPaths } from '../rules/subject';
import { askedOf } from './asked';
import { decisiveOf } from './derived';
import { createDocuments } from './documents';
import { propositionsOf } from './propositions';
import { withPatch } from './stepper';
import { togetherOf } from './together';

type Data = Readonly<Record<string, unknown>>;
type EventsIn = (reached: Reached) => readonly ModelEvent[];

/**
 * Enumerates the events that a state may receive: what the visitor may do, and how a running call may end. An event is
 * left out only where it cannot lead elsewhere. `every` leaves nothing out: random walks use it to check these reasons.
 */
export function createEventEnumerator(
  compiled: CompiledFlow, environment: Environment, classes: Classes, { every = false } = {},
): (reached: Reached) => Promise<readonly ModelEvent[]> {
  const { flow, route } = compiled;
  const watched = (flow.changes ?? []).flatMap(causesOf);
  const addressesIn = createAddresses(flow, classes, every);
  const editsIn = createEdits(compiled, classes, watched, every);
  return async (reached) => {
    const { snapshot, step, inner } = reached;
    const definition = flow.steps[step];
    const context = snapshot.context as Context;
    if (!definition) return [];
    const always: readonly ModelEvent[] = [...addressesIn(reached), { type: 'NEXT' }, { type: 'BACK' }];
    if (inner.startsWith('modal:')) return [...always, ...modalEvents(flow, inner.slice('modal:'.length), context)];
    if (inner === 'failed' || inner === 'missed') return [...always, { type: 'DISMISS' }];
    if (inner === states.doubt) return [...always, { type: 'CHECK' }, { type: 'ABANDON' }];
    if (inner === 'unready') return [...always, { type: 'REFRESH' }];
    const own = [...always, ...(definition.refresh ? [{ type: 'REFRESH' }] : []), ...choiceEvents(definition, context)];
    if (inner === 'open') return [...own, ...editsIn(reached)];
    const [event = '', call = ''] = inner.split(':');
    const ends = await environment(call, route.active(context));
    const outcomes = ends.flatMap(({ label, patch, error, ...wrong }): readonly ModelEvent[] => {
      const id = invokeId(step, event, call);
      if (error !== undefined) return [{ type: `xstate.error.actor.${id}`, error, label, ...wrong }];
      const done = { type: `xstate.done.actor.${id}`, output: patch, label };
      return [done, ...(every ? [] : repeatedPatches(patch ?? {}, reached, classes, watched).map((before) => ({ ...done, before })))];
    });
    return [...own, ...(event === 'REFRESH' ? editsIn(reached) : []), ...outcomes];
  };
}

/**
 * Typed addresses and RESET. The machine's root handles them by the context alone, so each is tried once at every place
 * and once for every equivalence class of contexts.
 */
function createAddresses(flow: FlowDefinition, classes: Classes, every: boolean): EventsIn {
  const places = new Set<string>();
  const tried = new Set<string>();
  return ({ snapshot, step, inner }) => {
    const equivalent = classes.of(snapshot.context as Context);
    // A purchase that runs cannot be left, whatever the context.
    const isHeld = snapshot.hasTag(tags.held);
    const isNewPlace = every || !places.has(`${step}/${inner}`);
    places.add(`${step}/${inner}`);
    const others = Object.keys(flow.steps).filter((name) => name !== step);
    return [...others.map((name): ModelEvent => ({ type: 'GOTO', step: name })), { type: 'RESET' }].filter((event) => {
      const key = `${'step' in event ? event.step : ''} ${equivalent}`;
      const isTried = isHeld || tried.has(key);
      if (!isHeld) tried.add(key);
      return isNewPlace || !isTried;
    });
  };
}

/**
 * Edits of the form. A form is answered as a whole: the rules and parts that the new answers satisfy, the changes they
 * cause and the rest of the context decide where it leads. All documents are tried once; afterwards one of each kind
 * for each state of the step and each equivalence class of the rest.
 */
function createEdits(compiled: CompiledFlow, classes: Classes, watched: readonly Path[], every: boolean): EventsIn {
  const { flow, rules, forms, patching } = compiled;
  const documentsOf = createDocuments({ rules, clock: patching.tools.clock, asked: askedOf(flow), together: togetherOf(flow) });
  const kindOf = createKinds(compiled, classes, watched);
  // A rule that compares two answers tells apart what each of them alone does not.
  const compares = propositionsOf(flow).some((rule) => comparedPaths(rule).length > 0);
  const beside = (name: string, context: Context, data: Data): string =>
    (compares ? classes.of({ ...context, ...contextOf(flow.steps[name] as Step, data, context) }) : '');
  const visited = new Set<string>();
  const kinds = new Map<string, Set<string>>();
  return ({ snapshot, step: name, inner }) => {
    const context = snapshot.context as Context;
    const form = forms.form(name, context);
    if (!form) return [];
    const present = forms.answers(name, context);
    const all = documentsOf(form, flow.steps[name]?.save, rules.valid(form.schema, present) ? present : undefined);
    const change = (data: Data): ModelEvent => ({ type: 'CHANGE', data });
    // Any answer to the server's questions may lead another way.
    if (every || flow.steps[name]?.survey) return all.map(change);
    const rest = `${name} ${inner} ${classes.apart(name, context)}`;
    const isFirst = !visited.has(name);
    visited.add(name);
    const tried = kinds.get(rest) ?? new Set();
    kinds.set(rest, tried);
    return all.filter((data) => {
      const kind = kindOf(name, form, data, present) + beside(name, context, data);
      const isNew = !tried.has(kind);
      tried.add(kind);
      return isNew || isFirst;
    }).map(change);
  };
}

const modalEvents = (flow: FlowDefinition, modal: string, context: Context): readonly ModelEvent[] =>
  [
    { type: 'DISMISS' }, { type: 'ACCEPT' },
    ...listAt(context, flow.modals?.[modal]?.options).map((value): ModelEvent => ({ type: 'PICK', value }))
  ];

/** The step's own events, with every value on offer and one that is not. */
const choiceEvents = ({ on = {} }: Step, context: Context): readonly ModelEvent[] =>
  Object.entries(on).flatMap(([type, transition]): readonly ModelEvent[] =>
    (transition?.from ? [...listAt(context, transition.from), { made: 'up' }].map((value) => ({ type, value })) : [{ type }]));

/** Fields of an answer that the context may hold already, when another state of the same class holds them: then no change follows. */
function repeatedPatches(patch: Patch, { key, snapshot }: Reached, classes: Classes, watched: readonly Path[]): readonly Patch[] {
  const isWatched = (path: Path): boolean => watched.some((cause) => overlap(cause, path));
  return Object.entries(patch).filter(([path, value]) => {
    const present = getPath(snapshot.context, path);
    return value !== undefined && present !== undefined && !sameJson(value, present) && isWatched(path);
  }).map(([path, value]) => ({ [path]: value })).filter((before) => classes.keyOf(withPatch(snapshot, before)) === key);
}

type KindOf = (step: string, form: Form, data: Data, present: Data) => string;
/**
 * The kind of a document: the rules it satisfies alone, its valid parts, what is derived of it, and the watched fields in which it differs
 * from the present answers.
 */
function createKinds({ flow, forms, patching }: CompiledFlow, classes: Classes, watched: readonly Path[]): KindOf {
  const decisive = decisiveOf(flow).map(({ path }) => path);
  const derivedOf = (step: string, data: Data): string => {
    if (decisive.length === 0) return '';
    const alone = applyPatch({}, forms.change(step, {}, data), patching);
    return JSON.stringify(decisive.map((path) => getPath(alone, path) ?? null));
  };
  // Documents are compared in every state of their step: what depends on the document alone is computed once.
  const kindsAlone = new WeakMap<Data, string>();
  const watchedValues = new WeakMap<Data, readonly string[]>();
  const valuesOf = (step: Step, data: Data): readonly string[] => {
    let values = watchedValues.get(data);
    const context = contextOf(step, data);
    if (!values) watchedValues.set(data, (values = watched.map((path) => JSON.stringify(getPath(context, path)) ?? '')));
    return values;
  };
  return (name, form, data, present) => {
    const step = flow.steps[name] as Step;
    let kind = kindsAlone.get(data);
    if (kind === undefined) {
      kind = `${classes.of(contextOf(step, data))} ${classes.right(name, form, data)} ${derivedOf(name, data)} `;
      kindsAlone.set(data, kind);
    }
    const [before, after] = [valuesOf(step, present), valuesOf(step, data)];
    for (let index = 0; index < after.length; index += 1) kind += after[index] === before[index] ? '=' : '!';
    return kind;
  };
}
const contextOf = (step: Step, data: Data, context: Context = {}): Context => (step.save ? setPath(context, step.save, data) : data);

const listAt = (context: Context, path: Path | undefined): readonly unknown[] => {
  const list = path === undefined ? [] : getPath(context, path);
  return Array.isArray(list) ? list : [];
};
