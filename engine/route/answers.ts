import { isObject } from '../isObject';
import { fieldNames } from '../context/answers';
import { getPath, setPath } from '../context/paths';
import type { Context, FlowDefinition, Path, Step } from '../types';

/** A field of a step's form, and where its answer is kept. */
export interface Answer { readonly field: string; readonly path: Path }

/**
 * The answers of each step that count only while the step is on the route. What a call gives or a change derives under the same path is
 * nobody's answer, and counts always.
 */
export function answersBySteps(flow: FlowDefinition): ReadonlyMap<string, readonly Answer[]> {
  const given = new Set(Object.values(flow.calls).flatMap(({ gives }) => gives));
  const derived = (flow.changes ?? []).flatMap(({ set = {} }) => Object.keys(set));
  const isOwn = ({ path }: Answer): boolean =>
    !given.has(path) && !derived.some((other) => path === other || path.startsWith(`${other}.`));
  return new Map(Object.entries(flow.steps).map(([name, step]) => [name, answersOfStep(step).filter(isOwn)]));
}
function answersOfStep({ form, save, survey }: Step): readonly Answer[] {
  if (survey) return [{ field: survey.answers, path: survey.answers }];
  return form ? fieldNames(form.schema).map((field) => ({ field, path: save ? `${save}.${field}` : field })) : [];
}

/** A context without the values at these paths; an object that held nothing else goes with them. */
export const without = (context: Context, paths: readonly Path[]): Context =>
  paths.reduce((now, path) => (getPath(now, path) === undefined ? now : pruned(setPath(now, path, undefined), path)), context);
function pruned(context: Context, path: Path): Context {
  const outer = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const left = outer && getPath(context, outer);
  return isObject(left) && Object.keys(left).length === 0 ? pruned(setPath(context, outer, undefined), outer) : context;
}
/** A context with the values that another one has at these paths. */
export const withThose = (context: Context, from: Context, answers: readonly Answer[]): Context =>
  answers.reduce((now, { path }) => setPath(now, path, getPath(from, path)), context);
