import type { ChoicesFrom, Context, Form, JsonSchema, Step } from '../types';
import { isObject } from '../isObject';
import { getPath, isBlank } from './paths';
import { fillText } from './template';

interface Choice { readonly value: unknown; readonly title: string; readonly help?: string }
type Node = Readonly<Record<string, unknown>>;

const listOf = (from: ChoicesFrom): string => (typeof from === 'string' ? from : from.list);

/** The top-level lists that a step's choices come from. */
export const choiceLists = (step: Step): readonly string[] => Object.values(step.choices ?? {}).map(listOf);

/** The choices of a field; undefined until a call has given the list. Plain values are their own titles. */
export function choicesOf(from: ChoicesFrom, context: Context): readonly Choice[] | undefined {
  const list = getPath(context, listOf(from));
  if (!Array.isArray(list)) return undefined;
  return list.flatMap((item: unknown): readonly Choice[] => {
    if (typeof from !== 'string') {
      const value = getPath(item, from.value);
      return isBlank(value) ? [] : [{ value, title: fillText(from.title, item) }];
    }
    if (!isObject(item)) return isBlank(item) ? [] : [{ value: item, title: String(item) }];
    return isBlank(item.value) ? [] : [
      {
        value: item.value, title: typeof item.title === 'string' ? item.title : String(item.value),
        ...(typeof item.help === 'string' ? { help: item.help } : {})
      }
    ];
  });
}

/**
 * The form with a field's choices put in, or without the field when there is none to choose. Before the list is there nothing can be right.
 */
export function withChoices(form: Form, field: string, given: readonly Choice[] | undefined): Form {
  if (given?.length === 0) return withoutField(form, field);
  const choices = given ?? [];
  const path = field.split('.');
  return {
    schema: change(form.schema, path, (schema) => offer(schema, choices.map(({ value }) => value))),
    ui: changeUi(
      form.ui ?? {}, path, (ui) => ({ ...ui, 'ui:options': { ...(isObject(ui['ui:options']) ? ui['ui:options'] : {}), choices } })
    ),
  };
}

/** The form that does not ask a field. */
export function withoutField(form: Form, field: string): Form {
  const path = field.split('.');
  const name = path.at(-1) as string;
  const drop = (schema: JsonSchema): JsonSchema => {
    const { [name]: _, ...properties } = schema.properties ?? {};
    return { ...schema, properties, ...(schema.required ? { required: schema.required.filter((other) => other !== name) } : {}) };
  };
  const order = form.ui?.['ui:order'];
  return {
    schema: change(form.schema, path.slice(0, -1), drop),
    ...(
      form.ui
        ? { ui: path.length === 1 && Array.isArray(order) ? { ...form.ui, 'ui:order': order.filter((other) => other !== name) } : form.ui }
        : {}
    ),
  };
}

/** One of the values; in a list, each entry is one of them. */
const offer = (schema: JsonSchema, values: readonly unknown[]): JsonSchema =>
  (
    schema.type === 'array'
      ? { ...schema, items: { ...(typeof schema.items === 'object' ? schema.items : {}), enum: values } }
      : { ...schema, enum: values }
  );

function change(schema: JsonSchema, path: readonly string[], how: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const [name, ...rest] = path;
  if (name === undefined) return how(schema);
  const inner = schema.properties?.[name];
  return typeof inner === 'object' ? { ...schema, properties: { ...schema.properties, [name]: change(inner, rest, how) } } : schema;
}
function changeUi(ui: Node, path: readonly string[], how: (ui: Node) => Node): Node {
  const [name, ...rest] = path;
  if (name === undefined) return how(ui);
  const inner = ui[name];
  return { ...ui, [name]: changeUi(isObject(inner) ? inner : {}, rest, how) };
}
