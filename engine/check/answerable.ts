import { fieldNames, pathOf } from '../context/answers';
import { overlap } from '../context/paths';
import { answersAt, writtenByOthers } from '../definition/kept';
import { isObject } from '../isObject';
import { fieldSchema } from '../rules/errors';
import { withSales } from '../sale';
import type { FlowDefinition, Form, JsonSchema, Path, Step } from '../types';
import { types as known, typesOf } from './fields';
import type { Report } from './finding';
import type { Trail } from '../definition/trail';
import type { Known, WidgetSpec } from './known';

type Ui = Readonly<Record<string, unknown>>;
type Specs = NonNullable<Known['widgetSpecs']>;
/** A field and how it is asked. */
interface Asked {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly ui: Ui;
  readonly path: Path;
  readonly at: { readonly schema: Trail; readonly ui: Trail };
  /** It is described in one place: no condition says more of it. */
  readonly isPlain: boolean;
  /** No form is right without it. */
  readonly isRequired: boolean;
  /** The fields of the same group, as they are asked. */
  readonly beside: Ui;
}

/** Fields that no visitor can ever answer rightly: the widget gives something else, or nobody writes what is required. */
export function checkAnswerable(flow: FlowDefinition, { widgetSpecs }: Known, report: Report): void {
  if (!widgetSpecs) return;
  for (const [name, step] of Object.entries(flow.steps)) {
    if (!step.form) continue;
    for (const field of fieldsOf(step.form, ['steps', name, 'form'])) {
      checkWidget(field, step, widgetSpecs, report);
      checkWhole(field, widgetSpecs, report);
      checkWritten(field, flow, name, widgetSpecs, report);
    }
  }
}

const uiIn = (ui: unknown, name: string): Ui => (isObject(ui) && isObject(ui[name]) ? ui[name] : {});
const fieldsOf = ({ schema, ui }: Form, at: Trail): readonly Asked[] =>
  fieldsIn(schema, isObject(ui) ? ui : {}, { path: '', at: { schema: [...at, 'schema'], ui: [...at, 'ui'] }, isRequired: true });

function fieldsIn(schema: JsonSchema, ui: Ui, above: Pick<Asked, 'path' | 'at' | 'isRequired'>): readonly Asked[] {
  const elsewhere = fieldNames({ ...schema, properties: undefined });
  return fieldNames(schema).flatMap((name): readonly Asked[] => {
    const field: Asked = {
      name, schema: fieldSchema(schema, [name]), ui: uiIn(ui, name), path: above.path ? `${above.path}.${name}` : name,
      at: { schema: [...above.at.schema, 'properties', name], ui: [...above.at.ui, name] },
      isPlain: !elsewhere.includes(name), isRequired: above.isRequired && schema.required?.includes(name) === true, beside: ui,
    };
    const { items } = field.schema;
    const inRow = { schema: [...field.at.schema, 'items'], ui: [...field.at.ui, 'items'] };
    return [field, ...fieldsIn(field.schema, field.ui, field),
      ...(isObject(items) ? fieldsIn(items, uiIn(field.ui, 'items'), { path: `${field.path}.0`, at: inRow, isRequired: false }) : [])];
  });
}

/** An option beside `ui:options` or in it, and where it stands. */
function option(ui: Ui, name: string): { readonly value: unknown; readonly at: Trail } {
  const own = ui[`ui:${name}`];
  return own === undefined ? { value: uiIn(ui, 'ui:options')[name], at: ['ui:options', name] } : { value: own, at: [`ui:${name}`] };
}
function specOf(ui: Ui, specs: Specs): WidgetSpec | undefined {
  const { value } = option(ui, 'widget');
  return typeof value === 'string' && Object.hasOwn(specs, value) ? specs[value] : undefined;
}

const withArticle = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
function checkWidget({ schema, ui, path, at, isPlain }: Asked, { choices: chosen }: Step, specs: Specs, report: Report): void {
  const spec = specOf(ui, specs);
  const { value: widget, at: inUi } = option(ui, 'widget');
  const place = [...at.ui, ...inUi];
  const types = typesOf(schema);
  // A type that there is not has a finding of its own.
  if (!spec || !types.every((type) => known.includes(type))) return;
  if (spec.types && types.length > 0 && !types.some((type) => spec.types?.includes(type))) {
    const [type] = types as [string];
    const fitting = Object.keys(specs).filter((name) => specs[name]?.types?.includes(type));
    const message = `the widget "${String(widget)}" never answers with ${withArticle(type)}, which this field must be.`;
    return report({ code: 'widget-field', path: place, message, suggestion: `For ${withArticle(type)} there are: ${fitting.join(', ')}.` });
  }
  const isListed = Object.hasOwn(chosen ?? {}, path);
  const count = choicesOf(schema, ui);
  if (!spec.choices || !isPlain || isListed || types[0] === 'boolean' || count === undefined) return undefined;
  if (spec.choices === 'two' ? count === 2 : count > 0) return undefined;
  const message = `the widget "${String(widget)}" offers ${spec.choices === 'two' ? 'two choices' : 'choices'}, and this field has `
    + `${count === 0 ? 'none' : count}.`;
  return report({ code: 'widget-field', path: place, message,
    ...(count === 0 ? { suggestion: 'Name them: `enum` in a schema, `choices` in a line file.' } : {}) });
}
/** How many there are; undefined where the schema says it in another way. */
function choicesOf(schema: JsonSchema, ui: Ui): number | undefined {
  const of = isObject(schema.items) ? schema.items : schema;
  if ('$ref' in of || of.allOf || of.const !== undefined) return undefined;
  const { value: offered } = option(ui, 'choices');
  return (of.enum ?? of.oneOf ?? of.anyOf)?.length ?? (Array.isArray(offered) ? offered.length : 0);
}

/** A fraction that the field allows or shows as an example, and that its widget does not take. */
function checkWhole({ schema, ui, at, isPlain }: Asked, specs: Specs, report: Report): void {
  const types = typesOf(schema);
  const said = option(ui, 'widget').value;
  const usual = Object.keys(specs).find((name) => specs[name]?.usualFor === types[0]);
  const widget = said ?? (choicesOf(schema, ui) === 0 ? usual : undefined);
  if (typeof widget !== 'string' || !isPlain || !types.includes('number') || !Object.hasOwn(specs, widget) || !specs[widget]?.whole) return;
  const isFraction = (value: unknown): boolean => typeof value === 'number' && !Number.isInteger(value);
  const example = (schema.examples ?? []).findIndex(isFraction);
  const place = isFraction(schema.multipleOf) ? ['multipleOf'] : example < 0 ? undefined : ['examples', String(example)];
  if (!place) return;
  const value = place.length === 1 ? schema.multipleOf : schema.examples?.[example];
  report({
    code: 'widget-field', path: [...at.schema, ...place],
    message: `the widget "${widget}" takes whole numbers only, without cents or other fractions: nobody can answer ${String(value)}.`,
    suggestion: 'Ask for a whole number.',
  });
}

/** A required answer that the page does not let a visitor give needs another way to come about. */
function checkWritten(field: Asked, flow: FlowDefinition, stepName: string, specs: Specs, report: Report): void {
  const { name, schema, ui, path, at, isPlain, isRequired, beside } = field;
  const step = flow.steps[stepName] as Step;
  const isClosed = schema.readOnly === true || specOf(ui, specs)?.silent
    || ['readonly', 'disabled'].some((word) => option(ui, word).value === true);
  if (!isClosed || !isRequired || !isPlain || schema.default !== undefined) return;
  const isFilled = Object.keys(beside).some((other) => specOf(uiIn(beside, other), specs)?.fills);
  const isConditional = [step.asks, step.choices].some((table) => Object.keys(table ?? {}).some((one) => overlap(one, path)));
  if (isFilled || isConditional || JSON.stringify(step.content ?? {}).includes(`"${name}"`)) return;
  const full = pathOf(step.save, path);
  if (writtenPaths(flow, stepName).some((written) => overlap(written, full))) return;
  report({
    code: 'never-answered', path: at.schema, key: true,
    message: 'is required, but visitors cannot change it and nothing else writes it: Next never leads on.',
    suggestion: 'Give it a `default`, do not require it, or let a change, a call or `prefill` write it.',
  });
}

/** Where something other than the step's own form writes. */
const writtenPaths = (flow: FlowDefinition, own: string): readonly Path[] => [
  ...writtenByOthers(withSales(flow)), ...Object.entries(flow.steps).flatMap(([name, step]) => (name === own ? [] : answersAt(step))),
];
