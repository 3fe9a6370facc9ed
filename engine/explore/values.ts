import { addDays } from '../clock';
import { fieldNames } from '../context/answers';
import { windowDays } from '../rules/expand';
import { fieldSchema } from '../rules/errors';
import type { Clock, Form, JsonSchema, Window } from '../types';
import type { RuleHints } from './hints';

type Data = Readonly<Record<string, unknown>>;
export type Documents = (form: Form, present: Data | undefined) => readonly Data[];

/** Documents by form and present answers, made once each. */
export function createDocuments(hints: RuleHints, clock: Clock): Documents {
  const documentsByForm = new Map<Form, Map<string, readonly Data[]>>();
  return (form, present) => {
    const ofForm = documentsByForm.get(form) ?? new Map<string, readonly Data[]>();
    documentsByForm.set(form, ofForm);
    const key = JSON.stringify(present ?? null);
    let made = ofForm.get(key);
    if (!made) ofForm.set(key, (made = documents(form, present, clock, hints)));
    return made;
  };
}

/** Right answers to a form, made of its schema alone: the first example, choice or day allowed of each field that shows. */
export const rightAnswers = (form: Form, clock: Clock): Data => complete(form.schema, {}, clock);

/**
 * The documents to try on a form, made of its schema alone: one that is right, and each field in turn through its
 * examples, its choices, the edges of its limits and nothing at all. Given present answers that are right, each of
 * their fields is varied as well, so that a change meets answers that stay.
 */
function documents(form: Form, present: Data | undefined, clock: Clock, hints: RuleHints): readonly Data[] {
  const base = complete(form.schema, {}, clock);
  const made = [base, ...vary(form.schema, base, clock, hints), ...(present ? vary(form.schema, present, clock, hints) : [])];
  return [...new Map(made.map((data) => [JSON.stringify(data), data])).values()];
}

function vary(schema: JsonSchema, data: Data, clock: Clock, hints: RuleHints): readonly Data[] {
  const shown = shownFields(schema, data);
  return shown.flatMap((name) => valuesOf(fieldSchema(schema, [name]), data, clock, hints, name).flatMap((value) => {
    const changed = without({ ...data, [name]: value });
    const filled = complete(schema, changed, clock, name);
    // A date that others count from is tried with those that stay and with those that follow it.
    const counted = shown.filter((other) => fieldSchema(schema, [other]).window?.from === name);
    const followed = counted.length > 0
      ? [complete(schema, without({ ...filled, ...Object.fromEntries(counted.map((other) => [other, undefined])) }), clock, name)]
      : [];
    // A field that only appears with this answer is tried through its own values too.
    const appeared = shownFields(schema, filled).filter((other) => !shown.includes(other));
    return [
      filled, ...followed,
      ...appeared.flatMap(
        (other) =>
          valuesOf(fieldSchema(schema, [other]), filled, clock, hints, other).map((inner) => without({ ...filled, [other]: inner }))
      )
    ];
  }));
}

/** Gives every shown field its first right value, except `keep` and those that have one. */
function complete(schema: JsonSchema, data: Data, clock: Clock, keep?: string): Data {
  let now = data;
  for (const name of shownFields(schema, data)) {
    if (now[name] === undefined && name !== keep) now = without({ ...now, [name]: rightValue(fieldSchema(schema, [name]), now, clock) });
  }
  const more = shownFields(schema, now).filter(
    (name) => now[name] === undefined && name !== keep && !shownFields(schema, data).includes(name)
  );
  for (const name of more) now = without({ ...now, [name]: rightValue(fieldSchema(schema, [name]), now, clock) });
  return now;
}
const without = (data: Data): Data => Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** The fields of the form with these answers: a field of a `then` shows when its `if` is met. */
function shownFields(schema: JsonSchema, data: Data): readonly string[] {
  const plain = Object.keys(schema.properties ?? {});
  const condition = schema.if;
  const met = condition !== undefined
    && Object.entries(condition.properties ?? {}).every(([name, wanted]) => matches(data[name], wanted as JsonSchema));
  const branch = met ? schema.then : condition && schema.else;
  return [
    ...new Set([...plain, ...(branch ? fieldNames(branch) : []), ...(schema.allOf ?? []).flatMap((inner) => shownFields(inner, data))])
  ];
}
const matches = (value: unknown, { const: wanted, enum: choices }: JsonSchema): boolean =>
  (wanted === undefined ? choices?.includes(value) ?? value !== undefined : value === wanted);

function rightValue(field: JsonSchema, data: Data, clock: Clock): unknown {
  if (field.window) return windowDays(field.window, data, clock).min ?? clock.today(field.window.zone);
  if (field.const !== undefined) return field.const;
  if (field.examples || field.enum) return (field.examples ?? []).find((value) => field.enum === undefined || field.enum.includes(value))
    ?? field.enum?.[0];
  if (field.type === 'boolean') return true;
  if (field.properties) {
    return Object.fromEntries(Object.entries(field.properties).map(([name, inner]) => [name, rightValue(inner as JsonSchema, {}, clock)]));
  }
  return field.type === 'array' ? [] : undefined;
}

/** Values worth trying: examples, choices, the edges of each limit and one step beyond, and nothing. */
function valuesOf(field: JsonSchema, data: Data, clock: Clock, hints: RuleHints, name: string): readonly unknown[] {
  const values: unknown[] = [...(field.examples ?? []), undefined, ...(hints.values[name] ?? [])];
  if (field.type === 'boolean' && field.const === undefined) values.push(true, false);
  if (field.const !== undefined) values.push(field.const);
  if (field.enum && !field.examples?.some((value) => field.enum?.includes(value))) values.push(field.enum[0], field.enum.at(-1));
  const windows = [...(field.window ? [field.window] : []), ...(hints.windows[name] ?? [])];
  for (const window of windows) values.push(...windowEdges(window, data, clock));
  if (field.type === 'string' && !field.window) {
    const [first] = field.examples ?? [];
    const example = typeof first === 'string' ? first : 'a';
    if (field.maxLength !== undefined) {
      values.push(example.slice(0, 1).repeat(field.maxLength), example.slice(0, 1).repeat(field.maxLength + 1));
    }
    if (field.pattern !== undefined || field.format !== undefined) values.push('?');
    values.push('   ');
  }
  if (field.type === 'number' || field.type === 'integer') for (
    const [limit, step] of [[field.minimum, -1], [field.maximum, 1]] as const
  ) if (typeof limit === 'number') values.push(limit, limit + step);
  if (field.type === 'array') {
    const row = typeof field.items === 'object' ? rightValue(field.items, {}, clock) : undefined;
    const sizes = [...(field.maxItems === undefined ? [] : [field.maxItems, field.maxItems + 1]), ...(hints.sizes[name] ?? [])];
    values.push(...sizes.filter((length) => length >= 0).map((length) => Array.from({ length }, () => row)));
  }
  return values;
}
function windowEdges(window: Window, data: Data, clock: Clock): readonly unknown[] {
  const { min, max } = windowDays(window, data, clock);
  return [...(min ? [addDays(min, -1), min, addDays(min, 1)] : []), ...(max ? [addDays(max, -1), max, addDays(max, 1)] : [])];
}
