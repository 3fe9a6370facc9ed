import type { Context, Form, JsonSchema, Missing, Rule } from '../types';

/** One thing wrong with a value. `path` leads from the schema's root to the field (`['items', '0', 'firstName']`). */
export interface FieldError {
  readonly path: readonly string[];
  /**
   * The keyword that failed: required, minLength, maxLength, pattern, format, window, newerThan, const, enum, minItems, maxItems,
   * dependencies …
   */
  readonly keyword: string;
  /** The keyword's value in the schema; for `window` the first and last day allowed: `{ min?: string, max?: string }` (YYYY-MM-DD). */
  readonly limit?: unknown;
  /** The field's own schema, expanded; its `title` names the field. */
  readonly schema: JsonSchema;
}

/** The one judge of forms and guards. No code is generated: legal under a strict Content-Security-Policy. */
export interface Rules {
  holds(rule: Rule | undefined, context: Context): boolean;
  /**
   * The schema at this moment, for these data: each `window` becomes `formatMinimum` / `formatMaximum` (days) plus a check. Plain JSON
   * Schema.
   */
  expand(schema: JsonSchema, data: unknown): JsonSchema;
  /** Every field that is wrong; empty when valid. Blank text, `undefined` and `null` count as absent, text is trimmed first (S-82). */
  errors(schema: JsonSchema, data: unknown): readonly FieldError[];
  valid(schema: JsonSchema, data: unknown): boolean;
  /** Required fields without a value, in the schema's order ("Still needed: …"). */
  missing(form: Form, data: unknown): readonly Missing[];
}
