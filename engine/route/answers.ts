import { givenByCalls } from '../definition/kept';
import { isObject } from '../isObject';
import { fieldNames, pathOf } from '../context/answers';
import { getPath, isWithin, sameJson, setPath } from '../context/paths';
import { tidy } from '../context/tidy';
import type { Context, FlowDefinition, Path, Step } from '../types';

/** Answers of a step: the fields, and the object that holds them; the context itself when `at` is empty. */
export interface Answers { readonly at: Path | ''; readonly fields: readonly string[] }

export const objectAt = (context: Context, at: Path | ''): Context => {
  const object = at === '' ? context : getPath(context, at);
  return isObject(object) ? object : {};
};

/**
 * The answers of each step that count only while the step is on the route. What a call gives or a change derives under the same path is
 * nobody's answer, and counts always.
 */
export function answersBySteps(flow: FlowDefinition): ReadonlyMap<string, Answers> {
  const given = new Set(givenByCalls(flow));
  const derived = (flow.changes ?? []).flatMap(({ set = {} }) => Object.keys(set));
  const isOwn = (path: Path): boolean => !given.has(path) && !derived.some((other) => isWithin(path, other));
  return new Map(Object.entries(flow.steps).map(([name, step]) => {
    const { at, fields } = answersOfStep(step);
    return [name, { at, fields: fields.filter((field) => isOwn(pathOf(at, field))) }];
  }));
}
function answersOfStep({ form, save = '', survey }: Step): Answers {
  if (survey) return { at: '', fields: [survey.answers] };
  return { at: save, fields: form ? fieldNames(form.schema) : [] };
}

/** The answers of all steps by the object that holds them. */
export function byHome(all: Iterable<Answers>): readonly Answers[] {
  const homes = new Map<Path | '', Set<string>>();
  for (const { at, fields } of all) {
    const home = homes.get(at) ?? new Set();
    homes.set(at, home);
    for (const field of fields) home.add(field);
  }
  return [...homes].map(([at, fields]) => ({ at, fields: [...fields] }));
}
/** The fields that have a value. */
export const presentIn = (context: Context, { at, fields }: Answers): readonly string[] => {
  const object = objectAt(context, at);
  return fields.filter((field) => object[field] !== undefined);
};
/** A context without answers; an object that held nothing else goes with them. */
export function without(context: Context, answers: Answers): Context {
  const { at } = answers;
  const gone = new Set(presentIn(context, answers));
  if (gone.size === 0) return context;
  return put(context, at, Object.fromEntries(Object.entries(objectAt(context, at)).filter(([field]) => !gone.has(field))));
}
/** A context with the answers that another one has. */
export function withThose(context: Context, from: Context, answers: Answers): Context {
  const { at } = answers;
  const object = objectAt(from, at);
  const there = Object.fromEntries(presentIn(from, answers).map((field) => [field, object[field]]));
  return Object.keys(there).length === 0 ? context : put(context, at, { ...objectAt(context, at), ...there });
}
/** A context with these answers tidy. */
export const withTidy = (context: Context, answers: Answers): Context => presentIn(context, answers).reduce((now, field) => {
  const path = pathOf(answers.at, field);
  const [value, tidied] = [getPath(now, path), tidy(getPath(now, path))];
  return sameJson(value, tidied) ? now : setPath(now, path, tidied);
}, context);
function put(context: Context, at: Path | '', object: Context): Context {
  if (at === '') return object;
  if (Object.keys(object).length > 0) return setPath(context, at, object);
  const outer = at.slice(0, Math.max(0, at.lastIndexOf('.')));
  const left = setPath(context, at, undefined);
  return outer !== '' && Object.keys(objectAt(left, outer)).length === 0 ? put(left, outer, {}) : left;
}
