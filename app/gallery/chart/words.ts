import type { FlowDefinition, JsonSchema } from '#engine';

/** How a flow's own forms call a field and its answers. */
export interface Words {
  /** `driverInfo.email` → `e-mail`. */
  readonly titleOf: (path: string) => string;
  /** `true` at a yes/no question → `Yes`. */
  readonly answerOf: (path: string, value: unknown) => string;
}

interface Field { readonly schema: JsonSchema; readonly ui: Readonly<Record<string, unknown>> }

/** The words of all forms of a flow, by context path. */
export function wordsOf(flow: FlowDefinition): Words {
  const fields = new Map<string, Field>();
  const ofSurveys = new Map<string, string>();
  for (const { form, save, survey } of Object.values(flow.steps)) {
    if (form) collect(form.schema, form.ui ?? {}, save ? `${save}.` : '', fields);
    // Where the interpreter keeps the place in a survey: there is none before the server has sent questions.
    if (survey) ofSurveys.set(`${survey.trail}.at`, 'questions in the survey').set(`${survey.trail}.ended`, 'end of the survey');
  }
  const titleOf = (path: string): string =>
    ofSurveys.get(path) ?? lower(fields.get(path)?.schema.title ?? spaced(path.split('.').at(-1) ?? path));
  return { titleOf, answerOf: (path, value) => answer(fields.get(path), value) };
}

function collect(schema: JsonSchema, ui: Readonly<Record<string, unknown>>, prefix: string, fields: Map<string, Field>): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (typeof field === 'boolean') continue;
    const own = (ui[name] ?? {}) as Readonly<Record<string, unknown>>;
    if (!fields.has(prefix + name)) fields.set(prefix + name, { schema: field, ui: own });
    collect(field, own, `${prefix}${name}.`, fields);
  }
  for (const inner of [schema.then, schema.else, ...(schema.allOf ?? [])]) if (inner) collect(inner, ui, prefix, fields);
}

function answer(field: Field | undefined, value: unknown): string {
  const options = (field?.ui['ui:options']
    ?? {}) as { readonly choices?: readonly { readonly value: unknown; readonly title: string }[]; readonly enumNames?: readonly string[] };
  const chosen = options.choices?.find((choice) => choice.value === value)?.title
    ?? options.enumNames?.[field?.schema.enum?.indexOf(value) ?? -1];
  if (chosen !== undefined) return chosen;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : JSON.stringify(value) ?? 'nothing';
}

/** A value as text. */
export const whole = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value) ?? 'nothing');
/** A value in a few letters. */
export function short(value: unknown): string {
  const text = whole(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** `selectedPlan` → `selected plan`, `plan_id` → `plan id`. */
const spaced = (name: string): string => name.replace(/_/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
/** A title inside a sentence: names of letters only (ZIP, VIN) stay. */
const lower = (title: string): string => (/^[A-Z][^A-Z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title);
