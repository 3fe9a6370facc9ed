import type { Form, Missing, Rules } from '#engine';
import { kindOf, uiAt } from '#widgets/form/kind';

type Fields = Readonly<Record<string, unknown>>;

/** The form with only some of its fields; a screen may show one form in several parts. Undefined when the form has none of them. */
export function partOf(form: Form, fields: readonly string[]): Form | undefined {
  const properties = only(form.schema.properties ?? {}, fields);
  if (Object.keys(properties).length === 0) return undefined;
  const { 'ui:order': order, ...ui } = form.ui ?? {};
  const rest = Array.isArray(order) ? { 'ui:order': (order as readonly string[]).filter((name) => Object.hasOwn(properties, name)) } : {};
  return {
    schema: { ...form.schema, properties, required: (form.schema.required ?? []).filter((name) => Object.hasOwn(properties, name)) },
    ui: { ...only(ui, Object.keys(properties)), ...rest },
  };
}
export const restOf = (form: Form, fields: readonly string[]): Form | undefined =>
  partOf(form, Object.keys(form.schema.properties ?? {}).filter((name) => !fields.includes(name)));

const only = <T>(fields: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** The part that the main button submits: the first invalid one, so that its errors are shown; else `main`. */
export function toSubmit(parts: readonly { readonly id: string; readonly form: Form }[], answers: Fields, rules: Pick<Rules, 'valid'>,
  main: string): string {
  return parts.find(({ form }) => !rules.valid(form.schema, answers))?.id ?? main;
}

/** The form with a line under one choice of a field: `$34.80, then $12.40 /month`. */
export function withHelp(form: Form, field: string, value: unknown, help: string): Form {
  const own = (form.ui?.[field] ?? {}) as Fields;
  const options = (own['ui:options'] ?? {}) as Fields;
  const choices = Array.isArray(options.choices) ? (options.choices as readonly Fields[]) : [];
  if (!choices.some((choice) => choice.value === value)) return form;
  return { ...form, ui: { ...form.ui,
    [field]: { ...own, 'ui:options': { ...options,
    choices: choices.map((choice) => (choice.value === value ? { ...choice, help } : choice)) } } } };
}

/** Is one thing asked, and chosen rather than typed? Its label is a word for the answer: "Still needed: pets" would ask for pets. */
export function isOneChoice({ schema, ui }: Form): boolean {
  const [[name, field] = [], ...more] = Object.entries(schema.properties ?? {});
  return name !== undefined && typeof field === 'object' && more.length === 0
    && (['yesNo', 'choice', 'several'] as readonly string[]).includes(kindOf(field, uiAt(ui, [name])));
}

/** What Next still needs, by label. A question has one field, and its heading has named it. */
export const missingFrom = (missing: readonly Missing[], isQuestion: boolean): readonly Missing[] =>
  isQuestion && missing.length > 0 ? [{ title: 'Your answer' }] : missing;

/** Does the form have one field only, labelled like the heading above it? Then its label is hidden. */
export function repeats({ schema }: Form, heading: string): boolean {
  const [field, ...more] = Object.values(schema.properties ?? {});
  return more.length === 0 && typeof field === 'object' && field.properties === undefined
    && field.title?.trim().toLowerCase() === heading.trim().toLowerCase();
}
