import { fieldNames } from '../context/answers';
import { getPath, isBlank } from '../context/paths';
import { isReceipt } from '../context/receipt';
import type { StepForms } from '../context/stepForms';
import type { Rules } from '../rules/types';
import { boughtFields } from '../sale';
import type { Clock, Context, FlowDefinition, Step } from '../types';
import { answersBySteps, byHome, withTidy } from './answers';
import { onwardOf } from '../definition/graph';
import type { Sharing } from './sharing';
import { createWalk, type Place, type Walk } from './walk';
import { onceFor } from '../onceFor';

/** Where the present answers lead, and what of them counts. */
export interface Route {
  /** The steps from the first one on that the answers lead through; what is passed over is left out. */
  steps(context: Context): readonly string[];
  /**
   * The entry guard: the step is on the route, every step before it is complete, no message stands in between, and its `needs` hold. A
   * receipt needs what the purchase gave; a step that nothing leads to needs only its `needs`.
   */
  isOpen(step: string, context: Context): boolean;
  /** The last step of the route that can be entered; a receipt is not asked for. */
  furthest(context: Context): string;
  /** The step that is entered when this one is asked for: itself, what stands behind it where it is passed over, or another instead. */
  entry(step: string, context: Context): string;
  /** Where Back leads: the nearest step before this one that can be entered (S-25); false for nowhere. */
  back(step: string, context: Context): string | false;
  /** The context as the rules of a step see it: of the answers, only those that are asked up to there. */
  seen(step: string, context: Context): Context;
  /** The context as calls, derived values and screens see it: of the answers, only those that are asked on the whole route. */
  active(context: Context): Context;
  /** The same as derived values see it, which are not worked out anew when Next takes a space off an answer: the answers tidy. */
  tidied(context: Context): Context;
}

type RouteForms = Pick<StepForms, 'form' | 'answers' | 'isFilled'>;

export function createRoute(
  flow: FlowDefinition, rules: Rules, forms: RouteForms, clock: Clock, sharing?: Sharing,
): Route {
  const walkOf = remembered(createWalk(flow, rules, forms, sharing), clock, sharing);
  const isOpenPlace = createOpenness(flow, rules, forms);
  const stepOf = (name: string): Step => flow.steps[name] as Step;

  const isOpen = (name: string, context: Context): boolean => {
    const { places, active } = walkOf(context);
    if (!Object.hasOwn(flow.steps, name)) return false;
    if (isReceipt(flow, name)) return isSold(flow, context) && rules.holds(stepOf(name).needs, active);
    const place = places.get(name);
    return place !== undefined && isOpenPlace(place);
  };
  const wayOn = (context: Context): readonly Place[] => wayOf(walkOf(context)).filter(({ isPassed }) => !isPassed);
  const furthest = (context: Context): string =>
    wayOn(context).findLast((place) => !isReceipt(flow, place.name) && isOpenPlace(place))?.name ?? flow.start;
  /** A step that may not be entered leads to its `otherwise`, which may lead on likewise. */
  const guarded = (name: string, context: Context): string => {
    for (const at of otherwiseOf(flow, name)) if (isOpen(at, context)) return at;
    return furthest(context);
  };
  const entry = (name: string, context: Context): string => {
    const seen = new Set<string>();
    let at = guarded(name, context);
    for (let place = placeOf(at, context); place?.isPassed && !seen.has(at); place = placeOf(at, context)) {
      seen.add(at);
      at = guarded(place.exit.to as string, context);
    }
    return at;
  };
  const placeOf = (name: string, context: Context): Place | undefined => walkOf(context).places.get(name);
  const back = (name: string, context: Context): string | false => {
    const { over, back: own = over } = stepOf(name);
    if (own === false || name === flow.start) return false;
    if (own !== undefined) return placeOf(own, context)?.isPassed ? back(own, context) : entry(own, context);
    const place = placeOf(name, context);
    if (!place) return furthest(context);
    let before = place.from;
    while (before && (before.isPassed || !isOpenPlace(before))) before = before.from;
    return before?.name ?? entry(flow.start, context);
  };
  const homes = byHome(answersBySteps(flow).values());
  const active = (context: Context): Context => walkOf(context).active;
  return {
    isOpen, furthest, entry, back, active,
    steps: (context) => wayOn(context).map(({ name }) => name),
    seen: (name, context) => placeOf(name, context)?.seen ?? walkOf(context).active,
    tidied: (context) => homes.reduce(withTidy, active(context)),
  };
}

/** The step itself, then what its `otherwise` names, and so on. */
export function otherwiseOf(flow: FlowDefinition, name: string): readonly string[] {
  const chain: string[] = [];
  for (let at: string | undefined = name; at !== undefined && !chain.includes(at); at = flow.steps[at]?.otherwise ?? flow.otherwise) {
    chain.push(at);
  }
  return chain;
}

/** The places on the way on: detours and what follows them are left out. */
function wayOf({ places }: Walk): readonly Place[] {
  const way: Place[] = [];
  for (const place of places.values()) {
    if (place.isDetour) break;
    way.push(place);
  }
  return way;
}

/** Something was bought: the purchase has given what a receipt shows. */
export const isSold = (flow: FlowDefinition, context: Context): boolean =>
  boughtFields(flow).some((field) => !isBlank(getPath(context, field)));

/** Can a place be entered? */
function createOpenness(flow: FlowDefinition, rules: Rules, forms: RouteForms): (place: Place) => boolean {
  const stepOf = (name: string): Step => flow.steps[name] as Step;
  const isFilled = onceFor(({ name, seen }: Place) => forms.isFilled(name, seen, rules));
  const hasNeeds = ({ name, seen, isPassed }: Place): boolean => isPassed || rules.holds(stepOf(name).needs, seen);
  /** A field that the entered step asks again is its own matter: blank there, it shuts nobody out. */
  const isRight = (place: Place, entered: Place): boolean => {
    const { name, seen } = place;
    const [{ save = '' }, there] = [stepOf(name), stepOf(entered.name)];
    if (isFilled(place)) return true;
    const form = save === (there.save ?? '') ? stepOf(name).form && forms.form(name, seen) : undefined;
    const again = fieldNames(forms.form(entered.name, entered.seen)?.schema ?? {});
    return form !== undefined && rules.errors(form.schema, forms.answers(name, seen))
      .every(({ path: [field = ''] }) => again.includes(field));
  };
  const isComplete = (place: Place, entered: Place): boolean => {
    const { save } = onwardOf(stepOf(place.name)) ?? {};
    const isChosen = save === undefined || !isBlank(getPath(place.seen, save));
    return place.isPassed || (!place.exit.isBlocked && isChosen && isRight(place, entered));
  };
  return onceFor((entered: Place) => {
    for (let place: Place | undefined = entered; place; place = place.from) {
      if (!hasNeeds(place) || (place.from && !place.isDetour && !isComplete(place.from, entered))) return false;
    }
    return true;
  });
}

/** One press asks for the same walk dozens of times. Rules may read the clock: a walk is walked anew after a second. */
function remembered(walkOf: (context: Context) => Walk, clock: Clock, { same }: Partial<Sharing> = {}): (context: Context) => Walk {
  const walks = new WeakMap<Context, { readonly second: number; readonly walk: Walk }>();
  return (asked) => {
    const context = same ? same(asked) : asked;
    const second = Math.floor(clock.now() / 1000);
    const before = walks.get(context);
    if (before?.second === second) return before.walk;
    const walk = walkOf(context);
    walks.set(context, { second, walk });
    return walk;
  };
}
