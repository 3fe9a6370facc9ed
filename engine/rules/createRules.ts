import { Validator, type Schema } from '@cfworker/json-schema';
import { getPath, isBlank } from '../context/paths';
import { tidy } from '../context/tidy';
import type { Clock, Context, JsonSchema, Path, Rule } from '../types';
import { toFieldErrors } from './errors';
import { expand } from './expand';
import { missingOf } from './missing';
import { subjectIn, withCompared } from './subject';
import type { FieldError, Rules } from './types';
import { onceFor } from '../onceFor';

/** Decides the rule `filled`: does the form of a step hold valid answers? */
export type IsFilled = (step: string, context: Context, rules: Rules) => boolean;

/** Rules that read one clock. The validator interprets schemas; it never generates code. */
export function createRules({ clock, isFilled = () => true, defaults = new Map() }: {
  readonly clock: Clock;
  readonly isFilled?: IsFilled;
  /** By path: what an unanswered field counts as in rules. */
  readonly defaults?: ReadonlyMap<Path, unknown>;
}): Rules {
  const read = (context: Context, path: Path): unknown => {
    const value = getPath(context, path);
    return isBlank(value) && defaults.has(path) ? defaults.get(path) : value;
  };
  const errors = (schema: JsonSchema, data: unknown): readonly FieldError[] => {
    const clean = tidy(data) ?? {};
    const expanded = expand(schema, clean, undefined, clock, { eachRow: true });
    const result = validatorOf(expanded).validate(clean);
    return result.valid ? [] : toFieldErrors(result.errors, expanded);
  };
  const rules: Rules = {
    expand: (schema, data) => expand(schema, tidy(data), undefined, clock),
    errors,
    valid: (schema, data) => errors(schema, data).length === 0,
    missing: (form, data) => missingOf(form, errors(form.schema, data), data),
    holds: (rule, context) => Object.entries(rule ?? {}).every(([name, wanted]) => holdsEntry(name, wanted, context)),
  };
  const holdsEntry = (name: string, wanted: Rule[string], context: Context): boolean => {
    if (wanted === undefined) return true;
    if (name === 'anyOf') return (wanted as readonly Rule[]).some((rule) => rules.holds(rule, context));
    if (name === 'allOf') return (wanted as readonly Rule[]).every((rule) => rules.holds(rule, context));
    if (name === 'not') return !rules.holds(wanted as Rule, context);
    if (name === 'filled') return [wanted as string | readonly string[]].flat().every((step) => isFilled(step, context, rules));
    const value = subjectIn(context, name, read);
    if (typeof wanted === 'boolean') return wanted !== isBlank(value);
    if (isBlank(value)) return false;
    const parent = parentOf(context, name);
    const schema = withCompared(wanted as JsonSchema, parent, (path) => read(context, path));
    if (!schema) return false;
    const clean = tidy(value);
    return validatorOf(expand(schema, clean, parent, clock, { eachRow: true })).validate(clean).valid;
  };
  return rules;
}

const parentOf = (context: Context, path: string): unknown =>
  (path.includes('.') ? getPath(context, path.slice(0, path.lastIndexOf('.'))) : context);

/** Validators by schema: to index a schema costs more than to validate with it, and a finished survey validates every screen. */
const validatorOf = onceFor((schema: JsonSchema) => new Validator(schema as Schema, '7', false));

/** Does a value match a schema as it stands? Nothing is trimmed or left out first: for answers of the outside world. */
export const matchesSchema = (schema: JsonSchema, value: unknown): boolean =>
  value !== undefined && validatorOf(schema).validate(value).valid;
