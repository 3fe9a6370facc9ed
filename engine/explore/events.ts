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
import { createDocuments, type LeaveOut, type Pick } from './documents';
import { propositionsOf } from './propositions';
import { withPatch } from './stepper';
import { togetherOf } from './together';

type Data = Readonly<Record<string, unknown>>;
type EventsIn = (reached: Reached) => readonly ModelEvent[];

interface EnumeratorOptions {
  readonly pick?: Pick;
  readonly leaveOut?: LeaveOut;
}

/**
 * Enumerates the events that a state may receive: what the visitor may do, and how a running call may end. An event is
 * left out only where it cannot lead elsewhere. With `pick` none is left out for such a reason, so that random walks check the reasons; of
 * the edits those of a field that it picks are enumerated.
 */
export function createEventEnumerator(
  compiled: CompiledFlow, environment: Environment, classes: Classes, { pick, leaveOut }: EnumeratorOptions = {},
): (reached: Reached) => Promise<readonly ModelEvent[]> {
  const { flow, route } = compiled;
  const watched = (flow.changes ?? []).flatMap(causesOf);
  const addressesIn = createAddresses(flow, classes, pick !== undefined);
  const editsIn = createEdits(compiled, classes, watched, { pick, leaveOut });
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
      return [done, ...(pick ? [] : repeatedPatches(patch ?? {}, reached, classes, watched).map((before) => ({ ...done, before })))];
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
  // By class: the step at which its addresses were tried, whose own address was not among them; nothing when all were.
  const triedAt = new Map<string, string | undefined>();
  return ({ snapshot, step, inner }) => {
    const equivalent = classes.of(snapshot.context as Context);
    // A purchase that runs cannot be left, whatever the context.
    const isHeld = snapshot.hasTag(tags.held);
    const isNewPlace = every || !places.has(`${step}/${inner}`);
    places.add(`${step}/${inner}`);
    const isTried = isHeld || triedAt.has(equivalent);
    const left = isTried ? triedAt.get(equivalent) : undefined;
    if (!isHeld && left !== step) triedAt.set(equivalent, isTried ? undefined : step);
    if (isNewPlace || !isTried) return [...namesOf(flow).filter((name) => name !== step).map(goTo), { type: 'RESET' }];
    return isHeld || left === undefined || left === step ? [] : [goTo(left)];
  };
}
const namesOf = (flow: FlowDefinition): readonly string[] => Object.keys(flow.steps);
const goTo = (step: string): ModelEvent => ({ type: 'GOTO', step });

/**
 * Edits of the form. A form is answered as a whole: the rules and parts that the new answers satisfy, the changes they
 * cause and the rest of the context decide where it leads. All documents are tried once; afterwards one of each kind
 * for each state of the step and each equivalence class of the rest.
 */
function createEdits(compiled: CompiledFlow, classes: Classes, watched: readonly Path[], options: EnumeratorOptions): EventsIn {
  const { flow, rules, forms, patching } = compiled;
  const documentsOf = createDocuments({ rules, clock: patching.tools.clock, asked: askedOf(flow), together: togetherOf(flow), ...options });
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
    const all = documentsOf(name, form, flow.steps[name]?.save, rules.valid(form.schema, present) ? present : undefined);
    // Any answer to the server's questions may lead another way.
    if (options.pick || flow.steps[name]?.survey) return all.map(change);
    const rest = `${name} ${inner} ${classes.apart(name, context)}`;
    const tried = kinds.get(rest) ?? new Set();
    kinds.set(rest, tried);
    const isNew = (kind: string): boolean => tried.size < tried.add(kind).size;
    const differs = kindOf.differing(name, present);
    const fresh = compares ? all.filter((data) => isNew(kindOf.alone(name, form, data).text + differs(data) + beside(name, context, data)))
      : kindOf.groups(name, form, all).filter((data) => isNew(kindOf.alone(name, form, data).text + differs(data)));
    const isFirst = !visited.has(name);
    visited.add(name);
    return (isFirst ? all : fresh).map(change);
  };
}
const change = (data: Data): ModelEvent => ({ type: 'CHANGE', data });

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

/** What tells documents of a step apart. */
interface Kinds {
  /** What a document is by itself: the rules it satisfies alone, its valid parts, what is derived of it; and its watched values. */
  alone(step: string, form: Form, data: Data): { readonly text: string; readonly watched: readonly string[] };
  /** The watched fields in which a document differs from the present answers. */
  differing(step: string, present: Data): (data: Data) => string;
  /** The first of all documents that are the same by themselves: they differ alike from any present answers. */
  groups(step: string, form: Form, all: readonly Data[]): readonly Data[];
}

/** Documents are compared in every state of their step: what depends on them alone is worked out once. */
function createKinds({ flow, forms, patching }: CompiledFlow, classes: Classes, watched: readonly Path[]): Kinds {
  const decisive = decisiveOf(flow).map(({ path }) => path);
  const derivedOf = (step: string, data: Data): string => {
    if (decisive.length === 0) return '';
    const alone = applyPatch({}, forms.change(step, {}, data), patching);
    return JSON.stringify(decisive.map((path) => getPath(alone, path) ?? null));
  };
  const watchedIn = (name: string, data: Data): readonly string[] => {
    const context = contextOf(flow.steps[name] as Step, data);
    return watched.map((path) => JSON.stringify(getPath(context, path)) ?? '');
  };
  const known = new WeakMap<Data, ReturnType<Kinds['alone']>>();
  const alone: Kinds['alone'] = (name, form, data) => {
    let kind = known.get(data);
    if (!kind) {
      const text = `${classes.of(contextOf(flow.steps[name] as Step, data))} ${classes.right(name, form, data)} ${derivedOf(name, data)} `;
      known.set(data, (kind = { text, watched: watchedIn(name, data) }));
    }
    return kind;
  };
  const grouped = new WeakMap<readonly Data[], readonly Data[]>();
  return {
    alone,
    differing: (name, present) => {
      const before = watchedIn(name, present);
      return (data) => (known.get(data)?.watched ?? []).map((value, index) => (value === before[index] ? '=' : '!')).join('');
    },
    groups: (name, form, all) => {
      let first = grouped.get(all);
      if (!first) {
        const groups = new Map<string, Data>();
        for (const data of all) {
          const { text, watched: values } = alone(name, form, data);
          const key = JSON.stringify([text, ...values]);
          if (!groups.has(key)) groups.set(key, data);
        }
        grouped.set(all, (first = [...groups.values()]));
      }
      return first;
    },
  };
}
const contextOf = (step: Step, data: Data, context: Context = {}): Context => (step.save ? setPath(context, step.save, data) : data);

const listAt = (context: Context, path: Path | undefined): readonly unknown[] => {
  const list = path === undefined ? [] : getPath(context, path);
  return Array.isArray(list) ? list : [];
};
