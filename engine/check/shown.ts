import { isObject } from '../isObject';
import type { FlowDefinition, JsonSchema, Path } from '../types';
import { types } from './fields';
import { askedAs, mayBeOther, schemasOf } from './fieldsAt';
import type { Report } from './finding';
import { inWords } from './inWords';
import type { Known } from './known';
import { wholeOf, type Mention } from './mentions';

/** A field that a text cannot show as it says: visitors would read nothing there. */
export function checkShown(flow: FlowDefinition, mention: Mention, { formatters }: Known, report: Report): void {
  const { name, path, at, shown } = mention;
  const whole = wholeOf(mention);
  const takes = shown && formatters?.[shown.by]?.[shown.index];
  if (!takes || mayBeOther(flow, whole)) return;
  const schemas = schemasOf(flow, askedAs(flow, whole));
  const kinds = schemas.map(kindsOf);
  // A type that there is not has a finding of its own.
  const mayShow = (kind: string): boolean => takes.some((one) => one === kind) || (kind !== 'day' && !types.includes(kind));
  if (kinds.length === 0 || kinds.some((some) => some.length === 0 || some.some(mayShow))) return;
  const by = shown.by === '' ? `"{${name}}" without a formatter shows` : `"${shown.by}" shows`;
  report({
    code: 'shows-nothing', path, at, message: `${by} ${takes.map(inWords).join(' or ')}, but "${name}" is ${inWords(kinds[0]?.[0] ?? '')}.`,
    ...(shown.by === '' ? { suggestion: instead(name, schemas[0] as JsonSchema, formatters) } : {}),
  });
}

/** How the text shows such an answer: only one by one have answers words of their own. */
function instead(name: Path, { type, items }: JsonSchema, formatters: NonNullable<Known['formatters']>): string {
  const ofList = Object.keys(formatters).find((by) => formatters[by]?.[0]?.includes('array'));
  const hasRows = isObject(items) && items.type === 'object';
  if (type === 'object') return `Name one of its answers: "{${name}.…}".`;
  if (type === 'array' && ofList !== undefined && !hasRows) return `Write "{${name}|${ofList}}".`;
  if (type === 'array') return 'Count it: a change with `set` and `count`.';
  return `Say the words of it: "{${name}|true=…; false=…}".`;
}

/** The types of a field; a text that is a date is a day. Empty when it says none. */
export function kindsOf({ type, format, enum: choices = [], const: only }: JsonSchema): readonly string[] {
  const types = type === undefined ? [...choices, ...(only === undefined ? [] : [only])].map((value) => typeof value) : [type].flat();
  return types.map((one) => (one === 'string' && format === 'date' ? 'day' : one));
}
