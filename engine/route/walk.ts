import { answersOf, pathOf } from '../context/answers';
import { getPath, isBlank } from '../context/paths';
import type { StepForms } from '../context/stepForms';
import type { Rules } from '../rules/types';
import type { Context, FlowDefinition, Next, Step } from '../types';
import { answersBySteps, byHome, presentIn, withThose, without, type Answers } from './answers';
import { askedFields } from './asked';
import { branchesOf, exitsOf, isSkippable, onwardOf } from '../definition/graph';
import { sharedPlaces, type Sharing } from './sharing';

/** A step that the present answers lead to. */
export interface Place {
  readonly name: string;
  /** The place it is reached from; none at the first step, and at one that no step leads to. */
  readonly from?: Place;
  /** Reached beside the way on: the step before need not be answered. */
  readonly isDetour: boolean;
  /** Passed over, as if it were not there. */
  readonly isPassed: boolean;
  /** The step's own answers that are asked. */
  readonly asked: Answers;
  /** What counts here: the answers of the places up to here, as far as they are asked, and everything that is no answer. */
  readonly seen: Context;
  /** Where the way on leads, and whether a message stands in between. */
  readonly exit: Exit;
  /** The steps that its other events lead to, and those shown in a dialog over it. */
  readonly detours: readonly string[];
}
interface Exit { readonly to?: string; readonly isBlocked: boolean }
/** The places of a context by step, the way on first, then the detours from it. */
export interface Walk {
  readonly places: ReadonlyMap<string, Place>;
  /** The context without the answers that no place asks for. The context itself where there are none. */
  readonly active: Context;
}

export function createWalk(
  flow: FlowDefinition, rules: Rules, forms: Pick<StepForms, 'form'>, sharing?: Sharing,
): (context: Context) => Walk {
  const answers = answersBySteps(flow);
  const homes = byHome(answers.values());
  const alone = stepsAlone(flow);
  const nothing: Answers = { at: '', fields: [] };
  const dialogs = dialogsOver(flow);
  const placeAt = (name: string, from: Place | undefined, isDetour: boolean, before: Context, context: Context): Place => {
    const step = flow.steps[name] as Step;
    const passed = isSkippable(step) && (!step.skip || rules.holds(step.skip, before)) ? exitOf(flow, rules, step, before) : undefined;
    if (passed?.to !== undefined && !passed.isBlocked) {
      return { name, from, isDetour, isPassed: true, asked: nothing, seen: before, exit: passed, detours: [] };
    }
    const asked = askedAt(name, before, context);
    const seen = withThose(before, context, asked);
    const detours = [...detoursOf(flow, rules, step, seen), ...dialogs.get(name) ?? []];
    return { name, from, isDetour, isPassed: false, asked, seen, exit: exitOf(flow, rules, step, seen), detours };
  };
  const askedAt = (name: string, before: Context, context: Context): Answers => {
    const own = answers.get(name) ?? nothing;
    const step = flow.steps[name] as Step;
    if (!step.form) return own;
    const whole = withThose(before, context, own);
    const form = forms.form(name, whole) ?? step.form;
    const asked = new Set(askedFields(form.schema, answersOf(step, whole, form), rules));
    return own.fields.every((field) => asked.has(field)) ? own : { ...own, fields: own.fields.filter((field) => asked.has(field)) };
  };
  const placeOf = sharing ? sharedPlaces(placeAt, answers, sharing) : placeAt;
  return (context) => {
    const bare = homes.reduce(without, context);
    const places = new Map<string, Place>();
    const follow = (first: string, isDetour: boolean, before: Context, origin?: Place): void => {
      let [at, from]: [string | undefined, Place | undefined] = [first, origin];
      while (at !== undefined && !places.has(at) && Object.hasOwn(flow.steps, at)) {
        from = placeOf(at, from, isDetour && at === first, from?.seen ?? before, context);
        places.set(at, from);
        at = from.exit.to;
      }
    };
    const active = (): Context => activeOf(context, bare, homes, [...places.values()].map(({ asked }) => asked));
    follow(flow.start, false, bare);
    // The list grows while it is read: a detour has detours of its own.
    for (const place of places.values()) {
      for (const to of place.detours) follow(to, true, place.seen, place);
    }
    for (const name of alone) {
      const seen = active();
      if (rules.holds(flow.steps[name]?.needs, seen)) follow(name, true, seen);
    }
    return { places, active: active() };
  };
}

/** Where a `next` leads with these answers. A modal blocks the way until it is answered, and leads on where its own branches say so. */
function exitOf(flow: FlowDefinition, rules: Rules, step: Step, seen: Context): Exit {
  const opened = new Set<string>();
  const follow = (next: Next | undefined): Exit => {
    let isBlocked = false;
    for (const { when, to, modal = '' } of branchesOf(next)) {
      if (!rules.holds(when, seen) || opened.has(modal)) continue;
      if (to !== undefined) return { to, isBlocked };
      opened.add(modal);
      const { save, next: answered } = flow.modals?.[modal] ?? {};
      isBlocked ||= answered === undefined || save === undefined || isBlank(getPath(seen, save));
      const behind = follow(answered);
      if (behind.to !== undefined) return { to: behind.to, isBlocked: isBlocked || behind.isBlocked };
    }
    return { isBlocked };
  };
  return follow(onwardOf(step)?.next);
}

/** The steps that other events than the way on lead to. */
function detoursOf(flow: FlowDefinition, rules: Rules, step: Step, seen: Context): readonly string[] {
  const way = onwardOf(step)?.next;
  const opened = new Set<string>();
  const leadTo = (next: Next | undefined): readonly string[] => branchesOf(next).flatMap(({ when, to, modal = '' }) => {
    if (!rules.holds(when, seen)) return [];
    if (to !== undefined) return [to];
    if (opened.has(modal)) return [];
    opened.add(modal);
    return leadTo(flow.modals?.[modal]?.next);
  });
  const others = Object.values(step.on ?? {}).filter((transition) => transition?.next !== way);
  return others.flatMap((transition) => leadTo(transition?.next));
}
/** The steps that are shown in a dialog over another one, by that one. */
function dialogsOver({ steps }: FlowDefinition): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [name, { over }] of Object.entries(steps)) {
    if (over !== undefined) found.set(over, [...found.get(over) ?? [], name]);
  }
  return found;
}

/** Steps that no step leads to: an `otherwise` or a `back` does, and their `needs` alone decide. */
function stepsAlone(flow: FlowDefinition): readonly string[] {
  const led = new Set([flow.start, ...Object.keys(flow.steps).flatMap((name) => exitsOf(flow, name))]);
  return Object.keys(flow.steps).filter((name) => !led.has(name) && flow.steps[name]?.over === undefined);
}

function activeOf(context: Context, bare: Context, all: readonly Answers[], asked: readonly Answers[]): Context {
  const count = (some: readonly Answers[]): number =>
    new Set(some.flatMap((one) => presentIn(context, one).map((field) => pathOf(one.at, field)))).size;
  return count(asked) === count(all) ? context : asked.reduce((now, some) => withThose(now, context, some), bare);
}
