import { fieldNames } from '../context/answers';
import { choiceLists } from '../context/choices';
import { getPath } from '../context/paths';
import type { StepForms } from '../context/stepForms';
import { branchesOf, isEnd } from '../route';
import type { Rules } from '../rules/types';
import type { Change, Context, FlowDefinition, JsonSchema, Rule, Step, Window } from '../types';
import type { RuleWindows } from './values';

/**
 * Every rule that decides where a visit can go on to: guards of branches, doors, gates of calls, conditions of changes.
 * Left out: what `load` asks (it matters between visits only), what opens an end (nothing leads on from there), and
 * what a change asks about the very field that changed (the new value alone decides).
 */
function rulesOf(flow: FlowDefinition): readonly Rule[] {
  const owners = ownersOf(flow);
  const gates = (calls: readonly unknown[] | undefined): readonly (Rule | undefined)[] => (calls ?? []).map((use) => (typeof use === 'object' ? (use as { unless?: Rule }).unless : undefined));
  const all = [
    ...(flow.changes ?? []).filter((change) => !isOneForm(change, owners) && !isOwn(change)).flatMap(({ when, unless }) => [when, unless]),
    ...Object.values(flow.modals ?? {}).flatMap(({ next }) => branchesOf(next).map(({ when }) => when)),
    ...Object.entries(flow.steps).flatMap(([name, step]) => [
      ...(isEnd(flow, name) ? [] : [step.needs]), ...branchesOf(step.next).map(({ when }) => when), ...gates(step.calls), ...gates(step.enter?.calls), ...gates(step.refresh?.calls),
      ...Object.values(step.on ?? {}).flatMap((transition) => [...branchesOf(transition?.next).map(({ when }) => when), ...gates(transition?.calls)]),
    ]),
  ];
  return all.filter((rule): rule is Rule => rule !== undefined);
}

/**
 * The rules whose truths decide every guard. Conjunctions are taken apart; a choice (`anyOf`) stays whole when one form
 * answers all of it, because such a form is always replaced as a whole.
 */
export function atomsOf(flow: FlowDefinition): readonly Rule[] {
  const owners = ownersOf(flow);
  const found = new Map<string, Rule>();
  const add = (rule: Rule): void => { found.set(JSON.stringify(rule), rule); };
  const split = (rule: Rule): void => {
    for (const [name, wanted] of Object.entries(rule)) {
      if (name === 'anyOf' && new Set(pathsOf({ anyOf: wanted as readonly Rule[] }).map((path) => owners(path) ?? path)).size === 1) add({ anyOf: wanted as readonly Rule[] });
      else if (name === 'anyOf' || name === 'allOf') for (const inner of wanted as readonly Rule[]) split(inner);
      else if (name === 'not') split(wanted as Rule);
      else if (name === 'filled') for (const step of [wanted as string | readonly string[]].flat()) add({ filled: step });
      else add({ [name]: wanted === false ? true : wanted });
    }
  };
  for (const rule of rulesOf(flow)) split(rule);
  for (const [name, step] of Object.entries(flow.steps)) {
    if (step.form || step.survey) add({ filled: name });
    if (step.refresh) split({ [`stale.${step.refresh.of}`]: true, [step.refresh.of]: true });
    for (const rule of Object.values(step.asks ?? {})) split(rule);
  }
  return [...found.values()];
}
/** A change whose cause and condition are answered by one form is decided by the form's new answers alone. */
const isOneForm = ({ of, when, unless }: Change, owners: OwnerOf): boolean => {
  const read = [...[of ?? []].flat(), ...pathsOf(when ?? {}), ...pathsOf(unless ?? {})].map(owners);
  return read.every((owner) => owner !== undefined) && new Set(read).size === 1;
};
const isOwn = ({ of, when, unless }: Change): boolean => {
  const paths = [...pathsOf(when ?? {}), ...pathsOf(unless ?? {})];
  return paths.length > 0 && [of].flat().length === 1 && paths.every((path) => path === [of].flat()[0]);
};
/** The step whose form answers a path; undefined when none does, or when several do (two forms that keep their answers in one object). */
type OwnerOf = (path: string) => string | undefined;
function ownersOf(flow: FlowDefinition): OwnerOf {
  const fields = Object.entries(flow.steps).flatMap(([name, step]) => ownFields(step).map((field) => ({ name, field })));
  const known = new Map<string, string | undefined>();
  return (path) => {
    if (known.has(path)) return known.get(path);
    const names = new Set(fields.filter(({ field }) => field === path || field.startsWith(`${path}.`) || path.startsWith(`${field}.`)).map(({ name }) => name));
    const owner = names.size === 1 ? [...names][0] : undefined;
    known.set(path, owner);
    return owner;
  };
}
/** The fields in which a step keeps its answers. */
const ownFields = ({ form, save, survey }: Step): readonly string[] => {
  if (survey) return [survey.answers, survey.trail];
  return form ? fieldNames(form.schema).map((name) => (save ? `${save}.${name}` : name)) : [];
};
/** All that the verdict on a step's form hangs on. */
const formReads = (step: Step): readonly string[] => [...ownFields(step), ...(step.survey ? [step.survey.form] : []), ...choiceLists(step), ...Object.values(step.asks ?? {}).flatMap(pathsOf)];

/** The context paths a rule reads; a window reads the sibling it counts from too. `filled:x` stands for a whole form. */
function pathsOf(rule: Rule): readonly string[] {
  return Object.entries(rule).flatMap(([name, wanted]): readonly string[] => {
    if (name === 'anyOf' || name === 'allOf') return (wanted as readonly Rule[]).flatMap(pathsOf);
    if (name === 'not') return pathsOf(wanted as Rule);
    if (name === 'filled') return [wanted as string | readonly string[]].flat().map((step) => `filled:${step}`);
    const from = typeof wanted === 'object' ? (wanted as JsonSchema).window?.from : undefined;
    return [name, ...(from && from !== 'today' ? [from] : [])];
  });
}

/** Windows that rules put on a field, by the field's own name. */
export function ruleWindows(flow: FlowDefinition): RuleWindows {
  const found: Record<string, Window[]> = {};
  for (const atom of atomsOf(flow)) {
    for (const [path, schema] of Object.entries(atom)) {
      const window = typeof schema === 'object' ? (schema as JsonSchema).window : undefined;
      if (window) (found[path.split('.').at(-1) as string] ??= []).push(window);
    }
  }
  return found;
}

/** The truth of every atom, one character each; `apart(step, truth)` leaves out those that the step's own form decides. */
export interface Truths { of(context: Context): string; apart(step: string, truth: string): string }

/** What makes two contexts the same to the flow: equal truth of every atom. Remembers verdicts by the values an atom reads. */
export function createTruths(flow: FlowDefinition, rules: Rules): Truths {
  const atoms = atomsOf(flow).map((atom) => ({ atom, reads: pathsOf(atom), known: new Map<string, boolean>() }));
  const whole = new WeakMap<Context, string>();
  const texts = new WeakMap<object, string>();
  const textOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return String(value);
    let text = texts.get(value);
    if (text === undefined) texts.set(value, (text = JSON.stringify(value)));
    return text;
  };
  const read = (context: Context, path: string): string => {
    const step = path.startsWith('filled:') ? flow.steps[path.slice('filled:'.length)] : undefined;
    if (!step) return textOf(getPath(context, path));
    return formReads(step).map((name) => (name.startsWith('filled:') ? '' : textOf(getPath(context, name)))).join('\u0001');
  };
  const owners = ownersOf(flow);
  const decides = (step: string, path: string): boolean => path === `filled:${step}` || owners(path) === step;
  const elsewhere = new Map(Object.keys(flow.steps).map((step) => [step, atoms.map(({ reads }) => !reads.every((path) => decides(step, path)))]));
  const apart = (step: string, truth: string): string => [...truth].filter((_, index) => elsewhere.get(step)?.[index]).join('');
  const of = (context: Context): string => {
    let bits = whole.get(context);
    if (bits !== undefined) return bits;
    bits = '';
    for (const { atom, reads, known } of atoms) {
      const key = reads.map((path) => read(context, path)).join('\u0002');
      let verdict = known.get(key);
      if (verdict === undefined) known.set(key, (verdict = rules.holds(atom, context)));
      bits += verdict ? '1' : '0';
    }
    whole.set(context, bits);
    return bits;
  };
  return { of, apart };
}

/** The lists of choices a step offers now, by their length. */
export const choicesAt = (flow: FlowDefinition, step: string, context: Context): string =>
  Object.values(flow.steps[step]?.on ?? {}).flatMap((transition) => transition?.from ?? []).map((path) => { const list = getPath(context, path); return Array.isArray(list) ? list.length : '-'; }).join();

/** What is wrong with the present step's form: `returnDate:window`. */
export function failingOf(forms: StepForms, rules: Rules, step: string, context: Context): readonly string[] {
  const form = forms.form(step, context);
  return form ? rules.errors(form.schema, forms.answers(step, context)).map((error) => `${error.path.join('.')}:${error.keyword}`) : [];
}
