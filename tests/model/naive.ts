import type { Context, Derivation, FlowDefinition, FlowEvent, JsonSchema, Next, Rule, Step } from '#engine';

/*
 * A second interpreter of the language, as plain as it can be: no machine, no cache, everything worked out anew each time from the words
 * of `engine/grammar.md`. It knows the part of the language that the random definitions use.
 */
export interface State { readonly step: string; readonly modal?: string; readonly context: Context }
interface Place { readonly name: string; readonly from?: Place; readonly beside: boolean; readonly passed: boolean; readonly seen: Context }
interface Way { readonly to?: string; readonly blocked: boolean }

const parts = (path: string): [string, string | undefined] => path.split('.') as [string, string | undefined];
export const at = (context: Context, path: string): unknown => {
  const [name, inner] = parts(path);
  return inner === undefined ? context[name] : (context[name] as Context | undefined)?.[inner];
};
function put(context: Context, path: string, value: unknown): Context {
  const [name, inner] = parts(path);
  const now = inner === undefined ? value : { ...context[name] as Context | undefined, [inner]: value };
  const drop = (key: string, one: unknown): unknown => (key !== '' && isEmpty(one) ? undefined : one);
  return JSON.parse(JSON.stringify({ ...context, [name]: now }, drop)) as Context;
}
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((one) => one === undefined);
const isBlank = (value: unknown): boolean => value === undefined || value === '';
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function naive(flow: FlowDefinition) {
  const steps = flow.steps;
  const names = Object.keys(steps);
  const stepOf = (name: string): Step => steps[name] as Step;
  const pathOf = ({ save }: Step, field: string): string => (save ? `${save}.${field}` : field);
  const fieldsOf = ({ form }: Step): readonly string[] => Object.keys(form?.schema.properties ?? {});
  const derived = (flow.changes ?? []).flatMap(({ set = {} }) => Object.keys(set));
  const answers = names.flatMap((name) => fieldsOf(stepOf(name)).map((field) => pathOf(stepOf(name), field)))
    .filter((path) => !derived.includes(path));

  const holds = (rule: Rule | undefined, context: Context): boolean => Object.entries(rule ?? {}).every(([key, wanted]) => {
    if (key === 'anyOf') return (wanted as Rule[]).some((one) => holds(one, context));
    if (key === 'allOf') return (wanted as Rule[]).every((one) => holds(one, context));
    if (key === 'not') return !holds(wanted as Rule, context);
    if (key === 'filled') return isRight(wanted as string, context);
    const value = at(context, key);
    return typeof wanted === 'boolean' ? wanted !== isBlank(value) : !isBlank(value) && meets(value, wanted as JsonSchema, context);
  });
  const meets = (value: unknown, { const: only, minimum }: JsonSchema, context: Context): boolean => {
    const other = typeof only === 'object' ? at(context, (only as { $path: string }).$path) : only;
    if (typeof only === 'object' && isBlank(other)) return false;
    return (only === undefined || value === other) && (minimum === undefined || typeof value !== 'number' || value >= minimum);
  };
  const asked = (step: Step, context: Context): readonly string[] =>
    fieldsOf(step).filter((field) => step.asks?.[field] === undefined || holds(step.asks[field], context));
  const wrong = (name: string, context: Context): readonly string[] => asked(stepOf(name), context)
    .filter((field) => stepOf(name).form?.schema.required?.includes(field) && isBlank(at(context, pathOf(stepOf(name), field))));
  const isRight = (name: string, context: Context): boolean => wrong(name, context).length === 0;

  const onward = ({ next, on }: Step): Next | undefined => next ?? on?.CHOOSE?.next;
  const branches = (next: Next | undefined) => (typeof next === 'string' ? [{ to: next }] : next ?? []);
  function lead(next: Next | undefined, context: Context): Way {
    let blocked = false;
    for (const { when, to, modal } of branches(next)) {
      if (!holds(when, context)) continue;
      if (to !== undefined) return { to, blocked };
      const { save, next: answered } = flow.modals?.[modal as string] ?? {};
      blocked ||= !answered || !save || isBlank(at(context, save));
      const behind = lead(answered, context);
      if (behind.to !== undefined) return { to: behind.to, blocked: blocked || behind.blocked };
    }
    return { blocked };
  }

  /** Every step that the answers lead to, each with what counts there. */
  function places(context: Context): readonly Place[] {
    const found: Place[] = [];
    const walk = (first: string | undefined, from: Place | undefined, bare: Context): void => {
      let before = from;
      for (let name = first; name !== undefined && !found.some((place) => place.name === name);) {
        const step = stepOf(name);
        const sees = before?.seen ?? bare;
        const skips = step.skip && holds(step.skip, sees) ? lead(onward(step), sees) : undefined;
        const passed = skips?.to !== undefined && !skips.blocked;
        const show = (fields: readonly string[]): Context => fields.map((field) => pathOf(step, field))
          .filter((path) => answers.includes(path)).reduce((now, path) => put(now, path, at(context, path)), sees);
        const whole = show(fieldsOf(step));
        const seen = passed ? sees : show(asked(step, whole));
        before = { name, from: before, beside: from !== undefined && name === first, passed, seen };
        found.push(before);
        name = lead(onward(step), seen).to;
      }
    };
    walk(flow.start, undefined, answers.reduce((now, path) => put(now, path, undefined), context));
    for (let index = 0; index < found.length; index += 1) {
      const place = found[index] as Place;
      if (place.passed) continue;
      for (const { when, to } of branches(stepOf(place.name).on?.SKIP?.next)) if (holds(when, place.seen)) walk(to, place, {});
    }
    return found;
  }
  const active = (context: Context): Context => {
    const shown = places(context);
    const counts = (path: string): boolean => shown.some(({ seen }) => at(seen, path) !== undefined);
    return answers.reduce((now, path) => (counts(path) ? now : put(now, path, undefined)), context);
  };
  const placeOf = (name: string, context: Context) => places(context).find((place) => place.name === name);
  const seenAt = (name: string, context: Context): Context => placeOf(name, context)?.seen ?? active(context);

  const isOpen = (name: string, context: Context): boolean => {
    const entered = placeOf(name, context);
    if (!entered) return false;
    const again = asked(stepOf(name), entered.seen);
    const isComplete = ({ name: earlier, seen, passed }: Place): boolean => {
      const { save } = stepOf(earlier).next === undefined ? stepOf(earlier).on?.CHOOSE ?? {} : {};
      const isAgain = (field: string): boolean => stepOf(earlier).save === stepOf(name).save && again.includes(field);
      return passed || (!lead(onward(stepOf(earlier)), seen).blocked && (save === undefined || !isBlank(at(seen, save)))
        && wrong(earlier, seen).every(isAgain));
    };
    for (let place: Place | undefined = entered; place; place = place.from) {
      if (!place.passed && !holds(stepOf(place.name).needs, place.seen)) return false;
      if (place.from && !place.beside && !isComplete(place.from)) return false;
    }
    return true;
  };
  const way = (context: Context): readonly Place[] => {
    const all = places(context);
    const beside = all.findIndex((place) => place.beside);
    return all.slice(0, beside < 0 ? undefined : beside).filter((place) => !place.passed);
  };
  const furthest = (context: Context): string => way(context).findLast(({ name }) => isOpen(name, context))?.name ?? flow.start;
  const guarded = (name: string | undefined, context: Context): string => {
    const seen: string[] = [];
    for (let step = name; step !== undefined && !seen.includes(step); step = stepOf(step).otherwise ?? flow.otherwise) {
      if (isOpen(step, context)) return step;
      seen.push(step);
    }
    return furthest(context);
  };
  const enter = (name: string | undefined, context: Context): string => {
    const seen: string[] = [];
    let step = guarded(name, context);
    while (placeOf(step, context)?.passed && !seen.includes(step)) {
      seen.push(step);
      step = guarded(lead(onward(stepOf(step)), seenAt(step, context)).to, context);
    }
    return step;
  };
  const back = (name: string, context: Context): string => {
    const place = placeOf(name, context);
    if (!place) return furthest(context);
    let before = place.from;
    while (before && (before.passed || !isOpen(before.name, context))) before = before.from;
    return before?.name ?? enter(flow.start, context);
  };

  const derive = (from: Derivation, context: Context): unknown => {
    if ('first' in from) return from.first.map((path) => at(context, path)).find((value) => !isBlank(value)) ?? from.else;
    return 'when' in from ? holds(from.when, context) : (from as { value: unknown }).value;
  };
  function patched(before: Context, patch: Context, chosen?: string): Context {
    let previous = before;
    let now = Object.entries(patch).reduce((context, [path, value]) => put(context, path, value), before);
    for (let isFirst = true; ; isFirst = false) {
      const start = now;
      for (const { of, when, clear = [], set = {} } of flow.changes ?? []) {
        const paths = [of ?? []].flat();
        const isCause = paths.some((path) => (isFirst && path === chosen) || !same(at(active(previous), path), at(active(start), path)));
        if (!isCause || !holds(when, active(now))) continue;
        now = clear.reduce((context, path) => put(context, path, undefined), now);
        now = Object.entries(set).reduce((context, [path, from]) => put(context, path, derive(from as Derivation, active(context))), now);
      }
      if (same(now, start)) return now;
      previous = start;
    }
  }

  function branch(step: string, next: Next | undefined, context: Context): State {
    for (const { when, to, modal } of branches(next)) {
      if (holds(when, seenAt(step, context))) return to === undefined ? { step, modal, context } : { step: enter(to, context), context };
    }
    return { step, context };
  }
  function after({ step, modal, context }: State, event: FlowEvent): State {
    const { on, next, form, calls } = stepOf(step);
    if (event.type === 'GOTO') return event.step === step ? { step, modal, context } : { step: enter(event.step, context), context };
    if (event.type === 'RESET') return { step: enter(flow.start, {}), context: {} };
    if (modal !== undefined) {
      const { type, save, next: answered } = flow.modals?.[modal] ?? {};
      if (event.type === 'ACCEPT' && type === 'component') {
        return branch(step, answered, patched(context, { [save as string]: true }, save));
      }
      if (event.type === 'DISMISS' && save) return { step, context: patched(context, { [save]: undefined }) };
      return event.type === 'DISMISS' || event.type === 'ACCEPT' ? { step, context } : { step, modal, context };
    }
    if (event.type === 'CHANGE' && form) {
      const fields = asked(stepOf(step), seenAt(step, context));
      const patch = Object.fromEntries(fields.map((field) => [pathOf(stepOf(step), field), event.data[field]]));
      return { step, context: patched(context, patch) };
    }
    if (event.type === 'CHOOSE' && on?.CHOOSE) {
      const { save, next: chosen } = on.CHOOSE;
      return branch(step, chosen, patched(context, { [save as string]: event.value }, save));
    }
    if (event.type === 'SKIP' && on?.SKIP) return branch(step, on.SKIP.next, context);
    if (event.type === 'BACK' && step !== flow.start) return { step: enter(back(step, context), context), context };
    if (event.type !== 'NEXT' || (next === undefined && !calls)) return { step, context };
    if (!isOpen(step, context)) {
      const { otherwise = flow.otherwise } = stepOf(step);
      return { step: enter(guarded(otherwise, context), context), context };
    }
    if (!isRight(step, withOwn(step, context))) return { step, context };
    return branch(step, next, calls ? patched(context, { quote: 1 }) : context);
  }
  /** What the form of the open step is judged by: its answers as they are kept. */
  const withOwn = (step: string, context: Context): Context => fieldsOf(stepOf(step)).map((field) => pathOf(stepOf(step), field))
    .reduce((now, path) => put(now, path, at(context, path)), seenAt(step, context));

  const first: State = { step: enter(flow.start, {}), context: {} };
  return { first, after, active, isOpen: (name: string, { context }: State) => isOpen(name, context) };
}
