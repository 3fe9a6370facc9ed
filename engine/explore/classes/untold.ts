import type { CompiledFlow } from '../../compile/assemble';
import { fieldNames } from '../../context/answers';
import { applyPatch } from '../../context/applyPatch';
import { fieldSchema } from '../../rules/errors';
import { getPath, isWithin } from '../../context/paths';
import { isObject } from '../../isObject';
import { pathOfKey, subjectOf } from '../../rules/subject';
import type { Context, FlowDefinition, Patch, Path } from '../../types';
import type { Environment, Outcome, Reached } from '../explore';
import { valuesIn } from '../inputs/asked';
import { distinct, savedAt } from '../inputs/field';
import { othersThan } from '../inputs/others';
import type { Classes } from './classes';
import { propositionsOf } from './propositions';

/** Of each place at which a call runs, so many states are looked at. */
const mostStates = 12;

/**
 * Answers that no rule tells apart and a call does, so that rules tell apart what it gives: their states are one, and only what the call
 * makes of the first of them is seen.
 */
export function createUntold(
  { flow, forms, route, rules, patching }: CompiledFlow, environment: Environment, classes: Classes,
): (at: Reached) => Promise<readonly string[]> {
  const looked = new Map<string, number>();
  const read = readIn(flow);
  // Entries of a list of which a rule wants several count before they are enough.
  const told = (context: Context, patch: Patch): string => JSON.stringify(
    read.filter((path) => Object.keys(patch).some((given) => isWithin(path, given))).map((path) => getPath(context, path)));
  function* otherAnswers(context: Context): Generator<readonly [Path, unknown]> {
    for (const [name, step] of Object.entries(flow.steps)) {
      const form = forms.form(name, context);
      const [at, answers] = [savedAt(step), forms.answers(name, context)];
      for (const field of form ? fieldNames(form.schema).filter((one) => answers[one] !== undefined && !step.choices?.[one]) : []) {
        const schema = form?.schema ?? {};
        for (const other of othersThan(answers[field], valuesIn(fieldSchema(schema, [field])))) {
          if (rules.valid(schema, { ...answers, [field]: other })) yield [at ? `${at}.${field}` : field, other];
        }
      }
    }
  }
  return async ({ step, inner, snapshot, key }) => {
    const [event, call] = inner.split(':');
    const place = `${step}/${inner}`;
    const count = looked.get(place) ?? 0;
    if (call === undefined || event === 'modal' || count >= mostStates) return [];
    looked.set(place, count + 1);
    const keyOf = (context: Context): string => classes.keyOf({ ...snapshot, context } as Reached['snapshot']);
    const endOf = (before: Context, { patch = {}, error }: Outcome): string => {
      const after = applyPatch(before, patch, patching);
      return error === undefined ? `${keyOf(after)} ${told(after, patch)}` : 'refused';
    };
    const ends = async (before: Context): Promise<readonly string[]> =>
      (await environment(call, route.active(before))).map((outcome) => endOf(before, outcome));
    const context = snapshot.context as Context;
    const known = new Set(await ends(context));
    const found = new Set<string>();
    for (const [path, other] of otherAnswers(context)) {
      const changed = applyPatch(context, { [path]: other }, patching);
      if (found.has(path) || keyOf(changed) !== key) continue;
      if ((await ends(changed)).some((end) => !known.has(end))) found.add(path);
    }
    return [...found].map((path) => `what ${call} answers by ${path} not tried: a promise that names it tells its answers apart`);
  };
}

const isNumber = ([name, wanted]: readonly [string, unknown]): boolean =>
  subjectOf(name).word === 'count' || Object.keys(wanted as object).every((word) => ['minItems', 'maxItems'].includes(word));
/** What calls give and rules ask more of than how many entries it has. */
const readIn = (flow: FlowDefinition): readonly Path[] => {
  const given = Object.values(flow.calls).flatMap(({ gives }) => gives);
  const entries = propositionsOf(flow).flatMap((rule) => Object.entries(rule)).filter(([, wanted]) => isObject(wanted));
  return distinct(entries.filter((entry) => !isNumber(entry)).map(([name]) => pathOfKey(name)))
    .filter((path) => given.some((field) => isWithin(path, field)));
};
