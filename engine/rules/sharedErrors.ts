import type { Sharing } from '../route/sharing';
import type { JsonSchema } from '../types';
import type { FieldError, Rules } from './types';

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
