import type { Context, JsonSchema } from '../types';
import { objectAt, type Answers } from './answers';
import type { Place } from './walk';
import type { FieldError, Rules } from '../rules/types';

/** What lets the walks of many visits share what they have in common. Only for a clock that stands still. */
export interface Sharing {
  /** Values that say the same have the same number. */
  idOf(value: unknown): number;
  /** The first value that says the same. */
  firstOf<Value>(value: Value): Value;
  /** The first context with the same content: what is remembered of that one is known of all of them. */
  same(context: Context): Context;
}
type PlaceAt = (name: string, from: Place | undefined, isDetour: boolean, before: Context, context: Context) => Place;

/** A place hangs on the one before it and on the step's own answers: visits that were answered alike so far share it. */
export function sharedPlaces(placeAt: PlaceAt, answers: ReadonlyMap<string, Answers>, { idOf, same }: Sharing): PlaceAt {
  const known = new WeakMap<object, Map<string, Place>>();
  return (name, from, isDetour, before, context) => {
    const origin = from ?? same(before);
    const places = known.get(origin) ?? new Map<string, Place>();
    known.set(origin, places);
    const { at, fields } = answers.get(name) ?? { at: '', fields: [] };
    const object = objectAt(context, at);
    const key = `${name} ${isDetour} ${fields.map((field) => idOf(object[field])).join(' ')}`;
    const shared = places.get(key);
    if (shared) return shared;
    const place = placeAt(name, from, isDetour, before, context);
    places.set(key, place);
    return place;
  };
}

/** Rules that judge the same answers to the same form once. Only for a clock that stands still: the prover meets most forms many times. */
export function withSharedErrors(rules: Rules, { idOf }: Sharing): Rules {
  const known = new WeakMap<JsonSchema, Map<number, readonly FieldError[]>>();
  const errors: Rules['errors'] = (schema, data) => {
    const judged = known.get(schema) ?? new Map<number, readonly FieldError[]>();
    known.set(schema, judged);
    const id = idOf(data);
    let found = judged.get(id);
    if (!found) judged.set(id, (found = rules.errors(schema, data)));
    return found;
  };
  return { ...rules, errors, valid: (schema, data) => errors(schema, data).length === 0 };
}
