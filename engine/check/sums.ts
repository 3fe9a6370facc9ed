import type { FlowDefinition, JsonSchema } from '../types';
import { askedAs, mayBeOther, schemasOf } from './fieldsAt';
import type { Report } from './finding';
import { inWords } from './inWords';
import { mentions, wholeOf, type Mention } from './mentions';
import { kindsOf } from './shown';

/** Sums of what is no number: whatever is answered there, it would be left out. */
export function checkSums(flow: FlowDefinition, report: Report): void {
  for (const { name, path, at, key, summed } of mentions(flow)) {
    if (!summed || mayBeOther(flow, name)) continue;
    const kind = noNumber(schemasOf(flow, askedAs(flow, name)));
    if (kind === undefined) continue;
    report({ code: 'impossible-value', path, at, ...(key ? { key } : {}), message: notAdded(name, kind) });
  }
}
/** An amount of a list's entries that is no number: nothing would stand there, and the total would leave it out. */
export function checkAmount(flow: FlowDefinition, mention: Mention, report: Report): void {
  const { name, path, at, amount } = mention;
  const whole = wholeOf(mention);
  if (!amount || mayBeOther(flow, whole)) return;
  const kind = noNumber(schemasOf(flow, askedAs(flow, whole)));
  if (kind === undefined) return;
  report({ code: 'shows-nothing', path, at, message: `an amount is a number, but "${name}" is ${inWords(kind)}.` });
}
/** The kind of answer that these fields take where none of them takes a number; undefined where that cannot be said. */
export function noNumber(fields: readonly JsonSchema[]): string | undefined {
  const kinds = fields.map(kindsOf);
  const mayBeAdded = kinds.some((some) => some.length === 0 || some.some((kind) => !others.includes(kind)));
  return mayBeAdded ? undefined : kinds[0]?.[0];
}
const others: readonly string[] = ['string', 'day', 'boolean', 'array', 'object'];
export const notAdded = (name: string, kind: string): string =>
  `"${name}" is ${inWords(kind)}, and only numbers are added up: it would count for nothing.`;
