import type { FlowDefinition, JsonSchema } from '../types';
import type { Report } from './finding';
import { inWords } from './inWords';
import type { Known } from './known';
import { isWrittenElsewhere, schemasOf } from './rules';
import type { Mention } from './walk';

/** A field that a text cannot show as it says: visitors would read nothing there. */
export function checkShown(flow: FlowDefinition, { name, path, at, shown, entryOf }: Mention, { formatters }: Known, report: Report): void {
  const takes = shown && formatters?.[shown.by]?.[shown.index];
  if (!takes || entryOf !== undefined || isWrittenElsewhere(flow, name)) return;
  const kinds = schemasOf(flow, name).map(kindsOf);
  if (kinds.length === 0 || kinds.some((some) => some.length === 0 || some.some((kind) => takes.some((one) => one === kind)))) return;
  const by = shown.by === '' ? 'without a formatter shows' : `"${shown.by}" shows`;
  report({
    code: 'shows-nothing', path, at, message: `${by} ${takes.map(inWords).join(' or ')}, but "${name}" is ${inWords(kinds[0]?.[0] ?? '')}.`,
    ...(shown.by === '' ? { suggestion: 'Work out the words of it: a change with `set` and `lookup`.' } : {}),
  });
}

/** The types of a field; a text that is a date is a day. Empty when it says none. */
function kindsOf({ type, format, enum: choices = [], const: only }: JsonSchema): readonly string[] {
  const types = type === undefined ? [...choices, ...(only === undefined ? [] : [only])].map((value) => typeof value) : [type].flat();
  return types.map((one) => (one === 'string' && format === 'date' ? 'day' : one));
}
