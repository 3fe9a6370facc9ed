import { Validator, type Schema } from '@cfworker/json-schema';
import { getPath, isBlank } from '../context/paths';
import { tidy } from '../context/tidy';
import type { Clock, Context, JsonSchema, Rule } from '../types';
import { toFieldErrors } from './errors';
import { expand, isTimed } from './expand';
import { formatsLearned } from './formats';
import type { FieldError, Rules } from './types';

/** How `filled` judges a step. */
export type IsFilled = (step: string, context: Context, rules: Rules) => boolean;

/** Rules on one clock. The validator interprets schemas; it never generates code. */
export function createRules({ clock, isFilled = () => true }: { readonly clock: Clock; readonly isFilled?: IsFilled }): Rules {
  const rules: Rules = {
    expand: (schema, data) => timed(schema, tidy(data), clock),
    errors: (schema, data) => judge(schema, data, clock),
    valid: (schema, data) => {
      if (typeof data !== 'object' || data === null || isTimed(schema)) return judge(schema, data, clock).length === 0;
      const learned = formatsLearned();
      const known = judged.get(data);
      if (known?.schema === schema && known.learned === learned) return known.isValid;
      const isValid = judge(schema, data, clock).length === 0;
      judged.set(data, { schema, learned, isValid });
      return isValid;
    },
    missing: (form, data) => {
      const errors = judge(form.schema, data, clock).filter((error) => error.keyword === 'required' || (error.keyword === 'const' && error.limit === true));
      const order = Object.keys(form.schema.properties ?? {});
      const place = (error: FieldError): number => { const at = order.indexOf(error.path[0] ?? ''); return at < 0 ? order.length : at; };
      return [...new Set(errors.toSorted((a, b) => place(a) - place(b)).map((error) => error.schema.title ?? error.path.at(-1) ?? ''))];
    },
    holds: (rule, context) => {
      if (rule === undefined) return true;
      const known = verdictsAt(context);
      let verdict = known.get(rule);
      if (verdict === undefined) known.set(rule, (verdict = Object.entries(rule).every(([name, wanted]) => holdsEntry(name, wanted, context))));
      return verdict;
    },
  };
  // A context never changes, but the clock does: verdicts are kept for the instant they were made in, and for the formats known then.
  const verdicts = new WeakMap<Context, { readonly at: number; readonly learned: number; readonly known: Map<Rule, boolean> }>();
  const verdictsAt = (context: Context): Map<Rule, boolean> => {
    const at = clock.now();
    const found = verdicts.get(context);
    const learned = formatsLearned();
    if (found?.at === at && found.learned === learned) return found.known;
    const made = { at, learned, known: new Map<Rule, boolean>() };
    verdicts.set(context, made);
    return made.known;
  };
  // Nor do its parts: what is saved is judged once by a schema that no clock moves.
  const judged = new WeakMap<object, { readonly schema: JsonSchema; readonly learned: number; readonly isValid: boolean }>();
  const holdsEntry = (name: string, wanted: Rule[string], context: Context): boolean => {
    if (wanted === undefined) return true;
    if (name === 'anyOf') return (wanted as readonly Rule[]).some((rule) => rules.holds(rule, context));
    if (name === 'allOf') return (wanted as readonly Rule[]).every((rule) => rules.holds(rule, context));
    if (name === 'not') return !rules.holds(wanted as Rule, context);
    if (name === 'filled') return [wanted as string | readonly string[]].flat().every((step) => isFilled(step, context, rules));
    const value = getPath(context, name);
    if (typeof wanted === 'boolean') return wanted !== isBlank(value);
    if (isBlank(value)) return false;
    const schema = wanted as JsonSchema;
    const clean = tidy(value);
    const moment = isTimed(schema) ? expand(schema, clean, parentOf(context, name), clock) : schema;
    return validator(moment).validate(clean).valid;
  };
  return rules;
}

const parentOf = (context: Context, path: string): unknown => (path.includes('.') ? getPath(context, path.slice(0, path.lastIndexOf('.'))) : context);

/** A rule judged against a moment: the expanded schema is new each time, so it is cached by what it says. */
const timedCache = new Map<string, JsonSchema>();
function timed(schema: JsonSchema, data: unknown, clock: Clock): JsonSchema {
  if (!isTimed(schema)) return schema;
  const made = expand(schema, data, undefined, clock);
  const key = JSON.stringify(made);
  const known = timedCache.get(key);
  if (known) return known;
  if (timedCache.size > 500) timedCache.clear();
  timedCache.set(key, made);
  return made;
}

const validators = new WeakMap<object, Validator>();
function validator(schema: JsonSchema): Validator {
  let found = validators.get(schema);
  if (!found) validators.set(schema, (found = new Validator(schema as Schema, '7', false)));
  return found;
}

function judge(schema: JsonSchema, data: unknown, clock: Clock): readonly FieldError[] {
  const clean = tidy(data) ?? {};
  const known = judged.get(schema) ?? new Map<string, readonly FieldError[]>();
  judged.set(schema, known);
  const key = `${isTimed(schema) ? clock.now() : ''} ${formatsLearned()} ${JSON.stringify(clean)}`;
  const found = known.get(key);
  if (found) return found;
  const moment = timed(schema, clean, clock);
  const { valid, errors } = validator(moment).validate(clean);
  const made = valid ? [] : toFieldErrors(errors, moment);
  if (known.size > 500) known.clear();
  known.set(key, made);
  return made;
}
/** Verdicts by what was judged, and when: a page asks about the same answers many times over. */
const judged = new WeakMap<JsonSchema, Map<string, readonly FieldError[]>>();

/** Does a value fit a schema, as it stands: nothing is trimmed or left out first. For answers of the outside world. */
export const fits = (schema: JsonSchema, value: unknown): boolean => value !== undefined && validator(schema).validate(value).valid;
