import type { CompiledFlow } from '../../compile/assemble';
import { fieldNames, pathOf } from '../../context/answers';
import { applyPatch } from '../../context/applyPatch';
import { getPath, isBlank, isWithin, overlap, sameJson } from '../../context/paths';
import { fieldSchema } from '../../rules/errors';
import type { Context, FlowDefinition, Patch, Path, Step } from '../../types';
import type { Reached } from '../explore';
import { valuesIn } from '../inputs/asked';
import { distinct, savedAt, without } from '../inputs/field';
import { othersThan } from '../inputs/others';
import { offeredIn } from './offered';

/** Of each field that calls give, or that is chosen, so many values of one state are put in each other's place. */
const mostValues = 6;

/** A state in which a call runs. */
export interface Calling { readonly state: Reached; readonly event: string; readonly call: string }
/** Other answers, and the context with them. */
interface Changed { readonly patch: Patch; readonly context: Context }
/** Other values than the one at a path now. */
interface Others { readonly path: Path; readonly values: readonly unknown[] }

/** The other answers by which a call that runs may answer otherwise: those of forms, and what was given or chosen before. */
export function otherAnswers(compiled: CompiledFlow, given: Given, { state, event, call }: Calling): readonly Changed[] {
  const { flow, patching } = compiled;
  const context = state.snapshot.context as Context;
  const answers = answersInstead(compiled, context);
  const gives = flow.calls[call]?.gives ?? [];
  // What the call gives itself takes the place of what it gave before, and what the very press chooses is followed elsewhere.
  const elsewhere = [...gives, ...chosenBy(flow.steps[state.step] as Step, event)];
  const handed = given.othersThan(context).filter(({ path }) => !elsewhere.some((field) => isWithin(path, field)));
  return [...answers.flatMap(oneAtATime), ...allAtOnce(answers), ...handed.flatMap(oneAtATime)]
    .map((patch) => ({ patch, context: applyPatch(context, patch, patching) }));
}
const chosenBy = ({ on = {}, choices = {}, save = '' }: Step, event: string): readonly Path[] => (event === 'NEXT'
  ? Object.keys(choices).map((field) => pathOf(save, field)) : [on[event as 'CHOOSE']?.save ?? []].flat());

/** Of each answer some others that its form takes as well, and none; what is chosen from a list is no answer of the form's own. */
const answersInstead = ({ flow, forms, rules }: CompiledFlow, context: Context): readonly Others[] =>
  Object.entries(flow.steps).flatMap(([name, step]) => {
    const schema = forms.form(name, context)?.schema ?? {};
    const [at, answers] = [savedAt(step), forms.answers(name, context)];
    return fieldNames(schema).filter((field) => !step.choices?.[field]).map((field): Others => ({
      path: pathOf(at ?? '', field),
      values: [...othersThan(answers[field], valuesIn(fieldSchema(schema, [field]))), undefined]
        .filter((value) => value !== answers[field] && rules.valid(schema, without({ ...answers, [field]: value }))),
    }));
  });
const oneAtATime = ({ path, values }: Others): readonly Patch[] => values.map((value) => ({ [path]: value }));
/** A call may answer by several answers together. */
function allAtOnce(others: readonly Others[]): readonly Patch[] {
  const free = others.filter(({ values }) => values.length > 0);
  const most = free.length > 1 ? Math.max(...free.map(({ values }) => values.length)) : 0;
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(free.map(({ path, values }) => [path, values[Math.min(index, values.length - 1)]])));
}

/** The values that calls give, and those that are chosen from lists, by where they are kept and by the states that give them. */
export interface Given {
  add(calling: Calling, patch: Patch): void;
  addOffered(state: Reached): void;
  /** What could stand there instead: given or offered in a state that nothing tells apart from the one that gave what stands there. */
  othersThan(context: Context): readonly Others[];
  size(): number;
}
export function createGiven(flow: FlowDefinition): Given {
  const values = new Map<Path, Map<string, readonly unknown[]>>();
  const offered = offeredIn(flow);
  const add = (path: Path, key: string, value: unknown): void => {
    const byState = values.get(path) ?? new Map<string, readonly unknown[]>();
    const known = byState.get(key) ?? [];
    if (known.length < mostValues && !isIn(known, value)) values.set(path, byState.set(key, [...known, value]));
  };
  return {
    add({ state: { key }, call }, patch) {
      // What a call leaves out is not there.
      const paths = Object.keys(patch);
      const missing = (flow.calls[call]?.gives ?? []).filter((field) => !paths.some((path) => overlap(path, field)));
      for (const path of [...paths, ...missing]) add(path, key, patch[path]);
    },
    addOffered({ key, snapshot }) {
      for (const { save, entries } of offered) {
        if (save !== undefined) for (const entry of entries(snapshot.context as Context) ?? []) add(save, key, entry);
      }
    },
    othersThan: (context) => [...values].map(([path, byState]) => {
      const present = getPath(context, path);
      // Whoever types an address comes to a step before anything is given.
      const alike = [...byState.values()].filter((all) => isBlank(present) || isIn(all, present)).flat();
      return { path, values: distinct(alike).filter((value) => !sameJson(value, present)).slice(0, mostValues) };
    }),
    size: () => [...values.values()].flatMap((byState) => [...byState.values()]).flat().length,
  };
}
const isIn = (all: readonly unknown[], value: unknown): boolean => all.some((one) => sameJson(one, value));
