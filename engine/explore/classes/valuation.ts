import type { CompiledFlow } from '../../compile/assemble';
import { applyPatch } from '../../context/applyPatch';
import { states } from '../../compile/names';
import { usesOf } from '../../definition/calls';
import { answersAt, ownPaths } from '../../definition/kept';
import { pathsOf } from '../../definition/rules';
import { choiceLists } from '../../context/choices';
import { createStepForms } from '../../context/stepForms';
import { getPath, overlap, setPath } from '../../context/paths';
import type { Rules } from '../../rules/types';
import type { Context, FlowDefinition, Form, Rule, Step } from '../../types';
import { propositionsOf, rulesOfNewValues } from './propositions';
import { ownersOf } from './owners';
import { decidingListsOf, followingList } from './decidingLists';
import { decisiveOf, relatedOf } from './derived';
import { entryListsOf, isPicked, withEntry } from './entryLists';
import { climbingIn, type Climbing } from './grown';
import { offeredIn, type Offered } from './offered';
import { createIds } from '../sharing';
import { hidingOf, withoutHidden } from './hidden';
import { partsOf } from './parts';
import { createEntryKinds } from './told';

type Data = Readonly<Record<string, unknown>>;

/** What the rules and forms of a flow say of a context, one character each. */
export interface Valuation {
  of(context: Context): string;
  /**
   * What matters in a state of a step: answers that only matter on another step are left out, and its own while they cannot be given yet.
   */
  at(step: string, inner: string, context: Context): string;
  /** What matters on a step beside that which its own form decides. */
  apart(step: string, context: Context): string;
  /** What a step's own form decides. */
  own(step: string, context: Context): string;
  /** Of each number that calls bring nearer to a limit: how far beyond what tells states apart it is. */
  beyond(context: Context): readonly number[];
  /** Which parts of a step's form are right with these answers. */
  right(step: string, form: Form, data: Data): string;
}
/** Truth values that depend on the same values of the context. */
interface Observation {
  readonly reads: readonly string[];
  readonly verdicts: Map<string, string>;
  judge(context: Context): string;
  /** Of a form: which parts of it are right. */
  readonly isForm?: true;
  /** Of each character: the step whose form decides it, and the only step that it matters on. */
  readonly places: readonly { readonly decidedBy?: string; readonly localTo?: string }[];
}

/** Everything that is observed of a context: every rule, and every form's errors. */
function observationsOf(
  flow: FlowDefinition, rules: Rules, climbing: readonly Climbing[], judgeForm: (step: string, context: Context) => string,
): readonly Observation[] {
  const owners = ownersOf(flow);
  const parts = partsOf(flow);
  const pathsReadBy = (path: string): readonly string[] => {
    const step = stepFilled(path);
    return step === undefined ? [path] : formReads(flow.steps[step]);
  };
  const isDecidedByForm = ({ filled }: Rule): boolean => filled !== undefined && flow.steps[filled as string]?.form !== undefined;
  const ofRules = propositionsOf(flow).filter((rule) => !isDecidedByForm(rule)).flatMap((rule): readonly Observation[] => {
    const paths = pathsOf(rule);
    const deciders = new Set(paths.map((path) => stepFilled(path) ?? owners(path)));
    const hiding = hidingOf(flow, paths);
    const judgeIn = (context: Context): string => (rules.holds(rule, context) ? '1' : '0');
    const plain: Observation = {
      reads: paths.flatMap(pathsReadBy), verdicts: new Map(), judge: judgeIn,
      places: [deciders.size === 1 ? { decidedBy: [...deciders][0] } : {}],
    };
    // An answer whose field its form hides is kept, and does not count.
    return hiding.length === 0 ? [plain] : [plain, {
      ...plain, reads: [...plain.reads, ...hiding.flatMap(({ step }) => answersAt(step))], verdicts: new Map(),
      judge: (context) => judgeIn(withoutHidden(hiding, rules, context)),
    }];
  });
  const ofForms = Object.entries(flow.steps).filter(([, { form }]) => form !== undefined).map(([step]): Observation => ({
    reads: formReads(flow.steps[step]), verdicts: new Map(), isForm: true,
    judge: (context) => judgeForm(step, context),
    places: [
      ...(parts.get(step) ?? []).map(({ isLocal }) => ({ decidedBy: step, ...(isLocal ? { localTo: step } : {}) })), { decidedBy: step },
    ],
  }));
  const ofValues = relatedOf(flow).map((path): Observation => {
    const { idOf } = createIds();
    return {
      reads: [path], verdicts: new Map(), places: [{ decidedBy: owners(path) }],
      judge: (context) => letter(idOf(getPath(context, path))),
    };
  });
  const ofNumbers = climbing.map(({ reads, placeIn }): Observation => {
    const { idOf } = createIds();
    return { reads: [reads], verdicts: new Map(), places: [{}], judge: (context) => letter(idOf(placeIn(context))) };
  });
  return [...ofRules, ...ofForms, ...ofValues, ...ofNumbers, ...observationsOfEntries(flow)];
}

/** A form may be answered anew, or begin with an entry of a list that was picked to be changed. */
const observationsOfEntries = (flow: FlowDefinition): readonly Observation[] => entryListsOf(flow).map((one): Observation => ({
  reads: [one.entry], verdicts: new Map(), places: [{}], judge: (context) => (isPicked(one, context) ? '1' : '0'),
}));

/**
 * Of which kind the entry is that a form has, and what rules say once it is kept in its list: of that, and of all that follows from it.
 * What is wrong is not kept by Next, whatever it says.
 */
function observationsOfKept(
  compiled: CompiledFlow, observations: readonly Observation[], isRight: (step: string, context: Context) => boolean,
): readonly Observation[] {
  const { flow, patching } = compiled;
  const kindOf = createEntryKinds(compiled);
  return decidingListsOf(flow).map((one): Observation => {
    const { idOf } = createIds();
    const { paths, reads } = followingList(flow, one.list);
    const step = flow.steps[one.step] as Step;
    const isByNext = usesOf({ ...step, calls: [] }).length === 0;
    const affected = observations.filter((other) =>
      !other.isForm && other.reads.some((path) => paths.some((following) => overlap(path, following))));
    return {
      reads: [...new Set([one.list, one.entry, ...formReads(step), ...reads, ...affected.flatMap((other) => other.reads)])],
      verdicts: new Map(), places: [{}],
      judge: (context) => {
        const kept = isByNext && !isRight(one.step, context) ? undefined : withEntry(one, context);
        const after = kept && applyPatch(context, { [one.list]: kept }, patching);
        if (!after) return letter(0);
        return letter(idOf([kindOf(one.list, getPath(context, one.entry)), ...affected.map(({ judge }) => judge(after))].join('')));
      },
    };
  });
}

/** An entry of which nothing is said is one all the same: a list without any offers less. */
const anEntry = '+';
/** One character for each value. */
const letter = (id: number): string => String.fromCharCode(firstLetter + id);
const firstLetter = 0x100;

/**
 * What can be chosen from a list: of which kinds its entries are. A kind is what rules and forms say of an entry when it is chosen, and of
 * what is derived of it. Whether a form is right is observed of its answers; of what it may be answered the rules alone count, and those
 * of an answer that is left out tell nothing new.
 */
function observationsOfLists({ flow, rules, patching }: CompiledFlow, observations: readonly Observation[]): readonly Observation[] {
  const asked = rulesOfNewValues(flow);
  const isDerived = decisiveOf(flow).length > 0;
  const kindIn = (context: Context, isField = false): string => [
    anEntry, ...observations.filter(({ isForm }) => !isField || !isForm).map(({ judge }) => judge(context)),
    ...asked.map((rule) => (rules.holds(rule, context) ? '1' : '0')),
  ].join('');
  const kindOf = ({ save, isField }: Offered, entry: unknown): string => {
    if (save === undefined) return anEntry;
    return kindIn(isDerived ? applyPatch({}, { [save]: entry }, patching) : setPath({}, save, entry), isField);
  };
  return offeredIn(flow).map((offered): Observation => {
    const [kinds, entries] = [createIds(), createIds()];
    const known = new Map<number, string>();
    const left = offered.isField ? kindIn({}, true) : undefined;
    const kindsOf = (entry: unknown): string => {
      const id = entries.idOf(entry);
      const kind = known.get(id) ?? kindOf(offered, entry);
      known.set(id, kind);
      return kind;
    };
    const isAsked = (context: Context): boolean => offered.asks === undefined || rules.holds(offered.asks, context);
    return {
      reads: [offered.list, ...pathsOf(offered.asks ?? {})], verdicts: new Map(), places: [{}],
      judge: (context) => {
        const found = new Set(isAsked(context) ? offered.entries(context)?.map(kindsOf) ?? ['not there'] : []);
        return letter(kinds.idOf([...found].filter((kind) => kind !== left).toSorted().join()));
      },
    };
  });
}

/** What is wrong with the answers together, and with none of them alone. */
const wholeForm = '';

/** Truth values are cached by the values they depend on; the prover evaluates each context several times. */
export function createValuation(compiled: CompiledFlow): Valuation {
  const { flow, rules, patching: { survey } } = compiled;
  const parts = partsOf(flow);
  // A verdict is remembered by the values it is made of, so it must not hang on the route; contexts that agree on every verdict have one.
  const plain = createStepForms(flow, survey, () => rules);

  const right = (step: string, form: Form, data: Data): string => {
    const wrong = rules.errors(form.schema, data).map(({ path }) => path[0] ?? wholeForm);
    const bits = (parts.get(step) ?? []).map(
      ({ fields, isDerived }) =>
        (isDerived && data[fields[0] as string] === undefined ? '-' : fields.some((field) => wrong.includes(field)) ? '0' : '1')
    ).join('');
    return `${bits}${wrong.includes(wholeForm) ? '0' : '1'}`;
  };
  const climbing = climbingIn(flow, propositionsOf(flow));
  const own = observationsOf(flow, rules, climbing,
    (step, context) => right(step, plain.form(step, context) as Form, plain.answers(step, context)));
  const isRight = (step: string, context: Context): boolean =>
    rules.valid((plain.form(step, context) as Form).schema, plain.answers(step, context));
  const observations = [...own, ...observationsOfLists(compiled, own), ...observationsOfKept(compiled, own, isRight)];
  const places = observations.flatMap((one) => one.places);
  const paths = [...new Set(observations.flatMap(({ reads }) => reads))];
  const placesOfReads = observations.map(({ reads }) => reads.map((path) => paths.indexOf(path)));

  const { idOf } = createIds();
  const bitsByContext = new WeakMap<Context, string>();
  const of = (context: Context): string => {
    let bits = bitsByContext.get(context);
    if (bits !== undefined) return bits;
    bits = '';
    const ids = paths.map((path) => idOf(getPath(context, path)));
    for (const [index, { verdicts, judge }] of observations.entries()) {
      let key = '';
      for (const place of placesOfReads[index] ?? []) key += `${ids[place]} `;
      let verdict = verdicts.get(key);
      if (verdict === undefined) verdicts.set(key, (verdict = judge(context)));
      bits += verdict;
    }
    bitsByContext.set(context, bits);
    return bits;
  };
  const picked = (isPicked: (place: Observation['places'][number], step: string) => boolean) => {
    const selected = new Map<string, string>();
    return (step: string, context: Context): string => {
      const bits = of(context);
      const key = `${step} ${bits}`;
      let found = selected.get(key);
      if (found === undefined) selected.set(key, (found = [...bits].filter((_, index) => isPicked(places[index] ?? {}, step)).join('')));
      return found;
    };
  };
  const answerable = picked(({ localTo }, step) => localTo === undefined || localTo === step);
  const entering = picked(({ localTo }) => localTo === undefined);
  return {
    of, right, beyond: (context) => climbing.map((one) => one.beyond(context)),
    at: (step, inner, context) => (isEntering(inner) ? entering : answerable)(step, context),
    own: picked(({ decidedBy }, step) => decidedBy === step),
    apart: picked(({ localTo, decidedBy }, step) => (localTo === undefined || localTo === step) && decidedBy !== step),
  };
}

/** What a step loads when it is entered is not there yet. */
export const isEntering = (inner: string): boolean =>
  inner.startsWith(states.call('ENTER', '')) || inner === states.missed || inner === states.unready;
const stepFilled = (path: string): string | undefined => (path.startsWith('filled:') ? path.slice('filled:'.length) : undefined);
/** All that the verdict on a step's form hangs on. */
const formReads = (step: Step | undefined): readonly string[] =>
  (
    step ? [
      ...ownPaths(step), ...choiceLists(step),
      ...Object.values(step.asks ?? {}).flatMap(pathsOf)
    ] : []
  );
