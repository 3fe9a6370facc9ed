import type { CompiledFlow } from '../../compile/assemble';
import { toFault } from '../../compile/fault';
import { invokeId, states, tags } from '../../compile/names';
import { applyPatch } from '../../context/applyPatch';
import { causesOf } from '../../definition/changes';
import { isReceipt } from '../../context/receipt';
import { getPath, overlap, sameJson, setPath } from '../../context/paths';
import type { Context, FlowDefinition, Form, Patch, Path, Step } from '../../types';
import type { Classes } from '../classes/classes';
import type { Environment, ModelEvent, Outcome, Reached } from '../explore';
import { comparedPaths } from '../../rules/subject';
import { createOneOfEach } from './alike';
import { askedOf, comparedOf, type Entry } from './asked';
import { decisiveOf } from '../classes/derived';
import { createDocuments, type Documents, type LeaveOut, type Pick } from './documents';
import { savedAt } from './field';
import { listAt } from '../classes/offered';
import { propositionsOf, rulesOfNewValues } from '../classes/propositions';
import { loadedAgain, reload } from '../reload';
import { withPatch } from '../stepper';
import { asTaken } from './taken';
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
  const { flow, route, sharing } = compiled;
  const watched = (flow.changes ?? []).flatMap(causesOf);
  const addressesIn = createAddresses(compiled, classes, pick !== undefined);
  const reloadsIn = createReloads(compiled, classes, pick !== undefined);
  const editsIn = createEdits(compiled, classes, watched, { pick, leaveOut });
  // The same answer to two calls is one object: what is made of it is compared by identity.
  const shared = (patch: Patch = {}): Patch =>
    (sharing ? Object.fromEntries(Object.entries(patch).map(([path, value]) => [path, sharing.firstOf(value)])) : patch);
  const newOutcomes = pick ? everyOutcome : createOutcomeKinds(compiled, classes);
  const worthTrying = pick ? everyEvent : createUnhandledFilter(compiled);
  const eventsIn = async (reached: Reached): Promise<readonly ModelEvent[]> => {
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
    const ends = newOutcomes(reached, call, (await environment(call, route.active(context))).map((end) => asTaken(flow, call, end)));
    const outcomes = ends.flatMap(({ label, patch, error, ...wrong }): readonly ModelEvent[] => {
      const id = invokeId(step, event, call);
      if (error !== undefined) return [{ type: `xstate.error.actor.${id}`, error, label, ...wrong }];
      const done = { type: `xstate.done.actor.${id}`, output: shared(patch), label };
      return [done, ...(pick ? [] : repeatedPatches(patch ?? {}, reached, classes, watched).map((before) => ({ ...done, before })))];
    });
    return [...own, ...(event === 'REFRESH' ? editsIn(reached) : []), ...outcomes];
  };
  return async (reached) => [...worthTrying(reached, await eventsIn(reached)), ...reloadsIn(reached)];
}

type EventFilter = (at: Reached, events: readonly ModelEvent[]) => readonly ModelEvent[];
const everyEvent: EventFilter = (_, events) => events;
/** An event for which a place has no transition leaves each of its states as it is: it is tried there once. */
function createUnhandledFilter({ machine }: CompiledFlow): EventFilter {
  const tried = new Set<string>();
  return ({ step, inner }, events) => {
    const node = machine.states[step];
    const listening = [node?.states[inner], node, machine.root];
    return events.filter(({ type }) => type.startsWith('xstate.') || listening.some((one) => one?.transitions.has(type))
      || isNew(tried, `${step}/${inner} ${type}`));
  };
}

/**
 * Typed addresses and RESET. The machine's root handles them by the context alone, so they are tried once for every equivalence class of
 * contexts, and once at every place that listens for addresses itself.
 */
function createAddresses(compiled: CompiledFlow, classes: Classes, every: boolean): EventsIn {
  const names = Object.keys(compiled.flow.steps);
  const worthTyping = createShutFilter(compiled);
  const places = new Set<string>();
  // By class: the step at which its addresses were tried, whose own address was not among them; nothing when all were.
  const triedAt = new Map<string, string | undefined>();
  return ({ snapshot, step, inner }) => {
    const context = snapshot.context as Context;
    const equivalent = classes.of(context);
    // A purchase that runs cannot be left, whatever the context.
    const isHeld = snapshot.hasTag(tags.held);
    const isNewPlace = every || (listens(compiled, step, inner) && isNew(places, `${step}/${inner}`));
    const isTried = isHeld || triedAt.has(equivalent);
    const left = isTried ? triedAt.get(equivalent) : undefined;
    if (!isHeld && left !== step) triedAt.set(equivalent, isTried ? undefined : step);
    if (isNewPlace) return [...othersThan(step, names).map(goTo), { type: 'RESET' }];
    if (!isTried) return [...othersThan(step, worthTyping(step, context)).map(goTo), { type: 'RESET' }];
    return isHeld || left === undefined || left === step ? [] : [goTo(left)];
  };
}
const goTo = (step: string): ModelEvent => ({ type: 'GOTO', step });
const othersThan = (step: string, names: readonly string[]): readonly string[] => names.filter((name) => name !== step);
const isNew = (seen: Set<string>, key: string): boolean => seen.size < seen.add(key).size;
/** A receipt's addresses leave the purchase behind; another step listens for its own address only. */
const listens = ({ flow, machine }: CompiledFlow, step: string, inner: string): boolean =>
  isReceipt(flow, step) || machine.states[step]?.states[inner]?.transitions.has('GOTO') === true;

/**
 * The page is loaded again. What it begins with decides where that leads, so it is tried once at each step for each class of it. Where that
 * is another class than before, it is tried from each: to the first of them a typed address alone may lead, and what follows from it would
 * count as dead.
 */
function createReloads(compiled: CompiledFlow, classes: Classes, every: boolean): EventsIn {
  const tried = new Set<string>();
  return ({ snapshot, step }) => {
    const context = snapshot.context as Context;
    const [before, after] = [classes.of(context), classes.of(loadedAgain(compiled, step, context))];
    return every || isNew(tried, `${step} ${before === after ? '' : before} ${after}`) ? [reload] : [];
  };
}

/**
 * An address that cannot be entered leads where another one does, so these are all tried once for each set of steps that can be entered;
 * but for one that leads to the present step, which is entered anew.
 */
function createShutFilter({ flow, route }: CompiledFlow): (step: string, context: Context) => readonly string[] {
  const names = Object.keys(flow.steps);
  const sets = new Set<string>();
  return (step, context) => {
    const open = names.filter((name) => route.isOpen(name, context));
    if (isNew(sets, `${step} ${route.furthest(context)} ${open.join()}`)) return names;
    const again = names.find((name) => !open.includes(name) && route.entry(name, context) === step);
    return again === undefined ? open : [...open, again];
  };
}

/**
 * Edits of the form. A form is answered as a whole: the rules and parts that the new answers satisfy, the changes they
 * cause and the rest of the context decide where it leads. All documents of a form are tried once; afterwards one of each kind
 * for each state of the step and each equivalence class of the rest.
 */
function createEdits(compiled: CompiledFlow, classes: Classes, watched: readonly Path[], options: EnumeratorOptions): EventsIn {
  const { flow, rules, forms, patching } = compiled;
  const [together, oneOfEach] = [togetherOf(flow), createOneOfEach(flow)];
  const documentsAsked = (more: readonly Entry[]): Documents => createDocuments({
    rules, clock: patching.tools.clock, asked: askedOf(flow, more), together, ...(options.pick ? {} : { oneOfEach }), ...options,
  });
  const comparedIn = comparedOf(flow);
  const byCompared = new Map<string, Documents>();
  const documentsIn = (context: Context): Documents => {
    const compared = comparedIn(context);
    const key = JSON.stringify(compared);
    const documents = byCompared.get(key) ?? documentsAsked(compared);
    byCompared.set(key, documents);
    return documents;
  };
  // A rule that compares two answers tells apart what each of them alone does not.
  const compares = propositionsOf(flow).some((rule) => comparedPaths(rule).length > 0);
  const kindsOf = createKinds(compiled, classes, watched, compares);
  const beside = (name: string, context: Context, data: Data): string =>
    (compares ? classes.of({ ...context, ...contextOf(flow.steps[name] as Step, data, context) }) : '');
  const visited = new Set<Form>();
  const kinds = new Map<string, Set<string>>();
  return ({ snapshot, step: name, inner }) => {
    const context = snapshot.context as Context;
    const form = forms.form(name, context);
    if (!form) return [];
    const present = forms.answers(name, context);
    const step = flow.steps[name] as Step;
    const all = documentsIn(context)(name, form, savedAt(step), rules.valid(form.schema, present) ? present : undefined);
    // Any answer to the server's questions may lead another way.
    if (options.pick || step.survey) return all.map(change);
    const rest = `${name} ${inner} ${classes.apart(name, context)}`;
    const tried = kinds.get(rest) ?? new Set();
    kinds.set(rest, tried);
    const fresh = kindsOf(name, form, all, present)
      .filter(({ kind, data }) => isNew(tried, compares ? kind + beside(name, context, data) : kind))
      .map(({ data }) => data);
    const isFirst = !visited.has(form);
    visited.add(form);
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

type NewOutcomes = (at: Reached, call: string, ends: readonly Outcome[]) => readonly Outcome[];
const everyOutcome: NewOutcomes = (_, __, ends) => ends;
/** Of the failures of a call that leave the same behind, one is tried in each state, once each of them was tried somewhere. */
function createOutcomeKinds(compiled: CompiledFlow, classes: Classes): NewOutcomes {
  const tried = new Set<string>();
  const ownRules = createOwnRules(compiled);
  const kindOf = (error: unknown, call: string): string => {
    const fault = toFault(error, call);
    return `${fault.outcome} ${classes.of({ error: fault })} ${ownRules({ error: fault })}`;
  };
  return ({ step, inner }, call, ends) => {
    const kinds = new Set<string>();
    return ends.filter(({ error, label, breach, fault }) => {
      if (error === undefined || breach !== undefined || fault !== undefined) return true;
      const isNewKind = isNew(kinds, kindOf(error, call));
      return isNew(tried, `${step} ${inner} ${label}`) || isNewKind;
    });
  };
}

/** Of each rule that hangs on a new value alone, whether it holds. */
function createOwnRules({ flow, rules }: CompiledFlow): (context: Context) => string {
  const asked = rulesOfNewValues(flow);
  return (context) => asked.map((rule) => (rules.holds(rule, context) ? '1' : '0')).join('');
}

/** Fields of an answer that the context may hold already, when another state of the same class holds them: then no change follows. */
function repeatedPatches(patch: Patch, { key, snapshot }: Reached, classes: Classes, watched: readonly Path[]): readonly Patch[] {
  const isWatched = (path: Path): boolean => watched.some((cause) => overlap(cause, path));
  return Object.entries(patch).filter(([path, value]) => {
    const present = getPath(snapshot.context, path);
    return value !== undefined && present !== undefined && !sameJson(value, present) && isWatched(path);
  }).map(([path, value]) => ({ [path]: value })).filter((before) => classes.keyOf(withPatch(snapshot, before)) === key);
}

/** A document, and what it is as seen from the present answers. */
interface Kind { readonly kind: string; readonly data: Data }
/** The documents of a step with their kinds; without `every` one of each kind. */
type Kinds = (step: string, form: Form, all: readonly Data[], present: Data) => readonly Kind[];

/**
 * A kind is the rules that a document satisfies by itself, its valid parts and those of what is derived of it, and the watched fields in
 * which it differs from the present answers. What hangs on the document alone is worked out once.
 */
function createKinds(compiled: CompiledFlow, classes: Classes, watched: readonly Path[], every: boolean): Kinds {
  const { flow, forms, patching } = compiled;
  const ownRules = createOwnRules(compiled);
  const isDerived = decisiveOf(flow).length > 0;
  const alone = (name: string, form: Form, data: Data): string => {
    const context = contextOf(flow.steps[name] as Step, data);
    const derived = isDerived ? classes.of(applyPatch({}, forms.change(name, {}, data), patching)) : '';
    return `${classes.of(context)} ${classes.right(name, form, data)} ${ownRules(context)} ${derived} `;
  };
  const watchedIn = (name: string, data: Data): readonly string[] => {
    const context = contextOf(flow.steps[name] as Step, data);
    return watched.map((path) => JSON.stringify(getPath(context, path)) ?? '');
  };
  const known = new WeakMap<Data, { readonly alone: string; readonly values: readonly string[] }>();
  const described = (name: string, form: Form, data: Data) => {
    let description = known.get(data);
    if (!description) known.set(data, (description = { alone: alone(name, form, data), values: watchedIn(name, data) }));
    return description;
  };
  const found = new WeakMap<readonly Data[], Map<string, readonly Kind[]>>();
  return (name, form, all, present) => {
    const before = watchedIn(name, present);
    const byPresent = found.get(all) ?? new Map<string, readonly Kind[]>();
    found.set(all, byPresent);
    const key = JSON.stringify(before);
    let kinds = byPresent.get(key);
    if (!kinds) {
      const named = all.map((data): Kind => {
        const { alone: text, values } = described(name, form, data);
        return { kind: text + values.map((value, index) => (value === before[index] ? '=' : '!')).join(''), data };
      });
      const first = new Map(named.toReversed().map((one) => [one.kind, one]));
      byPresent.set(key, (kinds = every ? named : [...first.values()].toReversed()));
    }
    return kinds;
  };
}
const contextOf = (step: Step, data: Data, context: Context = {}): Context => (step.save ? setPath(context, step.save, data) : data);
