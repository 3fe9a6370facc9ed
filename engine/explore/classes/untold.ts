import type { CompiledFlow } from '../../compile/assemble';
import { invokeId } from '../../compile/names';
import { fieldNames } from '../../context/answers';
import { applyPatch } from '../../context/applyPatch';
import { pathOf } from '../../route/answers';
import { fieldSchema } from '../../rules/errors';
import { getPath, isWithin } from '../../context/paths';
import { isObject } from '../../isObject';
import { pathOfKey, subjectOf } from '../../rules/subject';
import type { Context, FlowDefinition, Patch, Path } from '../../types';
import type { Environment, Outcome, Reached } from '../explore';
import { valuesIn } from '../inputs/asked';
import { distinct, savedAt } from '../inputs/field';
import { othersThan } from '../inputs/others';
import type { Stepper } from '../stepper';
import type { Classes } from './classes';
import { propositionsOf } from './propositions';

/** Of each place at which a call runs, so many states are looked at. */
const mostStates = 12;

export interface Untold {
  onState(state: Reached): Promise<void>;
  /** What the states that were found do not show. */
  all(seen: { has(key: string): boolean }): readonly string[];
}

/**
 * Answers that no rule tells apart and a call does, so that rules tell apart what it gives: their states are one, and only what the call
 * makes of the first of them is seen.
 */
export function createUntold(compiled: CompiledFlow, environment: Environment, classes: Classes, stepper: Stepper): Untold {
  const { flow, route, patching } = compiled;
  const found = new Map<string, Set<string>>();
  const note = (what: string, end: string): unknown => found.set(what, (found.get(what) ?? new Set()).add(end));
  const looked = new Map<string, number>();
  const read = readIn(flow);
  // A rule may want several entries: the first of them changes no rule yet, and its values matter all the same.
  const told = (context: Context, patch: Patch): string => JSON.stringify(
    read.filter((path) => Object.keys(patch).some((given) => isWithin(path, given))).map((path) => getPath(context, path)));
  const onState = async ({ step, inner, snapshot, key }: Reached): Promise<void> => {
    const [event, call] = inner.split(':');
    const place = `${step}/${inner}`;
    const count = looked.get(place) ?? 0;
    if (call === undefined || event === 'modal' || count >= mostStates) return;
    looked.set(place, count + 1);
    const at = (context: Context): Reached['snapshot'] => ({ ...snapshot, context } as Reached['snapshot']);
    const endOf = (before: Context, { patch = {}, error }: Outcome): readonly [string, string] => {
      if (error !== undefined) return ['refused', ''];
      const after = stepper.next(at(before), { type: `xstate.done.actor.${invokeId(step, event as string, call)}`, output: patch } as Done);
      return [classes.keyOf(after), told(after.context as Context, patch)];
    };
    const ends = async (before: Context): Promise<readonly (readonly [string, string])[]> =>
      (await environment(call, route.active(before))).map((outcome) => endOf(before, outcome));
    const context = snapshot.context as Context;
    const known = await ends(context);
    for (const [path, other] of otherAnswers(compiled, context)) {
      const changed = applyPatch(context, { [path]: other }, patching);
      const what = `what ${call} answers by ${path} not tried: a promise that names it tells its answers apart`;
      if (classes.keyOf(at(changed)) !== key) continue;
      for (const [end, values] of await ends(changed)) {
        if (end === 'refused') continue;
        // What leads to a state that another way leads to as well is no loss.
        if (!known.some((one) => one[0] === end)) note(what, end);
        else if (!known.some((one) => one[1] === values)) note(what, anyEnd);
      }
    }
  };
  return { onState, all: (seen) => [...found].filter(([, ends]) => [...ends].some((end) => !seen.has(end))).map(([what]) => what) };
}
type Done = { readonly type: string };
/** Each answer that is there, with some others that its form takes as well; what is chosen from a list is followed elsewhere. */
function* otherAnswers({ flow, forms, rules }: CompiledFlow, context: Context): Generator<readonly [Path, unknown]> {
  for (const [name, step] of Object.entries(flow.steps)) {
    const schema = forms.form(name, context)?.schema ?? {};
    const [at, answers] = [savedAt(step), forms.answers(name, context)];
    for (const field of fieldNames(schema).filter((one) => answers[one] !== undefined && !step.choices?.[one])) {
      const others = othersThan(answers[field], valuesIn(fieldSchema(schema, [field])));
      for (const other of others.filter((value) => rules.valid(schema, { ...answers, [field]: value }))) {
        yield [pathOf(at ?? '', field), other];
      }
    }
  }
}
/** No state has this key. */
const anyEnd = '';
const isNumber = ([name, wanted]: readonly [string, unknown]): boolean =>
  subjectOf(name).word === 'count' || Object.keys(wanted as object).every((word) => ['minItems', 'maxItems'].includes(word));
/** What calls give and rules ask more of than how many entries it has. */
const readIn = (flow: FlowDefinition): readonly Path[] => {
  const given = Object.values(flow.calls).flatMap(({ gives }) => gives);
  const entries = propositionsOf(flow).flatMap((rule) => Object.entries(rule)).filter(([, wanted]) => isObject(wanted));
  return distinct(entries.filter((entry) => !isNumber(entry)).map(([name]) => pathOfKey(name)))
    .filter((path) => given.some((field) => isWithin(path, field)));
};
