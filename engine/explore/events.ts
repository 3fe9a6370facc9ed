import type { CompiledFlow } from '../compile/assemble';
import { invokeId, tags } from '../compile/names';
import { getPath, sameJson, setPath } from '../context/paths';
import type { Context, FlowDefinition, Form, Patch, Path, Step } from '../types';
import { ruleWindows } from './propositions';
import type { Classes } from './classes';
import type { ModelEvent, Reached, Environment } from './explore';
import { causesOf, overlap } from './parts';
import { withPatch } from './stepper';
import { createDocuments } from './values';

type Data = Readonly<Record<string, unknown>>;

/**
 * All that can happen in a state: what the visitor may do, and how a running call may end. Nothing is left out that
 * could lead elsewhere:
 * - typed addresses and RESET are handled by the machine's root and judged by the context alone, so each is tried
 *   once at every place and once for every class of context;
 * - a form is answered as a whole: what it leads to is decided by the rules and the parts of the form that the new answers
 *   meet, by the changes they cause and by what is known elsewhere, so all documents are tried once, and afterwards one of
 *   each kind for each state of the step and each class of what is known elsewhere.
 * `every` leaves nothing out, for a second look that does not trust these reasons.
 */
export function createEventEnumerator(compiled: CompiledFlow, environment: Environment, classes: Classes, { every = false } = {}): (reached: Reached) => Promise<readonly ModelEvent[]> {
  const { flow, rules, forms } = compiled;
  const documentsOf = createDocuments(ruleWindows(flow), compiled.patching.tools.clock);
  const places = new Set<string>();
  const typed = new Set<string>();
  const edited = new Set<string>();
  const kinds = new Map<string, Set<string>>();

  const rooted = ({ snapshot, step, inner }: Reached): readonly ModelEvent[] => {
    const known = classes.of(snapshot.context as Context);
    // A purchase under way cannot be left, whatever is known.
    const isHeld = snapshot.hasTag(tags.held);
    const isNew = every || !places.has(`${step}/${inner}`);
    places.add(`${step}/${inner}`);
    const addresses: readonly ModelEvent[] = [...Object.keys(flow.steps).filter((name) => name !== step).map((name): ModelEvent => ({ type: 'GOTO', step: name })), { type: 'RESET' }];
    return addresses.filter((event) => {
      const way = `${'step' in event ? event.step : ''} ${known}`;
      const isTyped = isHeld || typed.has(way);
      if (!isHeld) typed.add(way);
      return isNew || !isTyped;
    });
  };
  const watched = (flow.changes ?? []).flatMap(causesOf);
  const kindOf = createKinds(flow, classes, watched);
  // An answer may say again what is known, and nothing follows from that: then it meets another state of the same class.
  const knownBefore = (patch: Patch, { key, snapshot }: Reached): readonly Patch[] => Object.entries(patch)
    .filter(([path, value]) => {
      const present = getPath(snapshot.context, path);
      return value !== undefined && present !== undefined && !sameJson(value, present) && watched.some((cause) => overlap(cause, path));
    })
    .map(([path, value]) => ({ [path]: value })).filter((before) => classes.keyOf(withPatch(snapshot, before)) === key);
  const edits = ({ step: name, inner }: Reached, step: Step, context: Context): readonly ModelEvent[] => {
    const form = forms.form(name, context);
    if (!form) return [];
    const present = forms.answers(name, context);
    const all = documentsOf(form, rules.valid(form.schema, present) ? present : undefined);
    // Any answer to the server's questions may lead another way.
    if (every || step.survey) return all.map((data) => ({ type: 'CHANGE', data }));
    const rest = `${name} ${inner} ${classes.apart(name, context)}`;
    const first = !edited.has(name);
    edited.add(name);
    const tried = kinds.get(rest) ?? new Set();
    kinds.set(rest, tried);
    const chosen = all.filter((data) => {
      const kind = kindOf(name, form, data, present);
      const isNew = !tried.has(kind);
      tried.add(kind);
      return isNew || first;
    });
    return chosen.map((data) => ({ type: 'CHANGE', data }));
  };

  return async (reached) => {
    const { snapshot, step, inner } = reached;
    const definition = flow.steps[step];
    const context = snapshot.context as Context;
    if (!definition) return [];
    const always: ModelEvent[] = [...rooted(reached), { type: 'NEXT' }, { type: 'BACK' }];
    if (inner.startsWith('modal:')) {
      const modal = flow.modals?.[inner.slice('modal:'.length)];
      return [...always, { type: 'DISMISS' }, { type: 'ACCEPT' }, ...listAt(context, modal?.options).map((value): ModelEvent => ({ type: 'PICK', value }))];
    }
    if (inner === 'failed' || inner === 'missed') return [...always, { type: 'DISMISS' }];
    if (inner === 'unready') return [...always, { type: 'REFRESH' }];
    if (definition.refresh) always.push({ type: 'REFRESH' });
    const choices = Object.entries(definition.on ?? {}).flatMap(([type, transition]): readonly ModelEvent[] =>
      transition?.from ? [...listAt(context, transition.from), { made: 'up' }].map((value) => ({ type, value })) : [{ type }]);
    if (inner === 'open') return [...always, ...choices, ...edits(reached, definition, context)];
    const event = inner.slice(0, inner.indexOf(':'));
    const call = inner.slice(inner.indexOf(':') + 1);
    const id = invokeId(step, event, call);
    const ends = (await environment(call, context)).flatMap(({ label, patch, error, breach }): readonly ModelEvent[] => {
      if (error !== undefined) return [{ type: `xstate.error.actor.${id}`, error, label, ...(breach ? { breach } : {}) }];
      const done = { type: `xstate.done.actor.${id}`, output: patch, label };
      return [done, ...(every ? [] : knownBefore(patch ?? {}, reached).map((before) => ({ ...done, before })))];
    });
    return [...always, ...choices, ...(event === 'REFRESH' ? edits(reached, definition, context) : []), ...ends];
  };
}

/** The kind of a document beside the present answers: which rules it meets by itself, what of it is right, and which watched fields it changes. */
function createKinds(flow: FlowDefinition, classes: Classes, watched: readonly Path[]): (step: string, form: Form, data: Data, present: Data) => string {
  const alone = new WeakMap<Data, string>();
  const known = new WeakMap<Data, readonly string[]>();
  const valuesOf = (step: Step, data: Data): readonly string[] => {
    let values = known.get(data);
    const context = contextOf(step, data);
    if (!values) known.set(data, (values = watched.map((path) => JSON.stringify(getPath(context, path)) ?? '')));
    return values;
  };
  return (name, form, data, present) => {
    const step = flow.steps[name] as Step;
    let kind = alone.get(data);
    if (kind === undefined) alone.set(data, (kind = `${classes.of(contextOf(step, data))} ${classes.right(name, form, data)} `));
    const [before, after] = [valuesOf(step, present), valuesOf(step, data)];
    for (let index = 0; index < after.length; index += 1) kind += after[index] === before[index] ? '=' : '!';
    return kind;
  };
}
const contextOf = (step: Step, data: Data): Context => (step.save ? setPath({}, step.save, data) : data);

const listAt = (context: Context, path: Path | undefined): readonly unknown[] => {
  const list = path === undefined ? [] : getPath(context, path);
  return Array.isArray(list) ? list : [];
};
