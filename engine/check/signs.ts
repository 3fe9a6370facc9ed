import { edgesOf } from '../rules/expand';
import { isObject } from '../isObject';
import type { RuleEntry } from '../definition/rules';
import type { JsonSchema, Span, Window } from '../types';
import type { Field } from './fields';
import type { Finding, Report } from './finding';
import { isEmpty, isSpan } from './windows';

/** Days ahead: a minus was forgotten. */
const farAhead = 3_650;
/** About so many days. */
const daysIn = (span: Span): number => (typeof span === 'object'
  ? (span.days ?? 0) + (span.months ?? 0) * 30.4 + (span.years ?? 0) * 365.25 : span);
const negated = (span: Span): Span =>
  (typeof span === 'number' ? -span : Object.fromEntries(Object.entries(span).map(([unit, count]) => [unit, -count])));
/** The edges with every day ahead of today as one before it, the earlier first. */
function turnedBack(min: Span | undefined, max: Span | undefined): Pick<Window, 'min' | 'max'> {
  const [first, last] = (max === undefined ? [min ?? 0] : [min ?? 0, max]).map((span) => (daysIn(span) > 0 ? negated(span) : span))
    .toSorted((a, b) => daysIn(a) - daysIn(b)) as [Span, Span?];
  return last === undefined ? { max: first } : { min: first, max: last };
}
/** A birth lies in the past: its window counts back. */
export function checkSigns({ name, schema, path, ui }: Field, report: Report): void {
  const { window } = schema;
  if (window?.from !== 'today') return;
  const { min, max } = edgesOf(window);
  if (![min, max].every((span) => span === undefined || isSpan(span))) return;
  // Without an end no comparison with its last day holds.
  const [first, last] = [daysIn(min ?? 0), daysIn(max ?? Number.NaN)];
  const isBirth = /birth/i.test(name) || /birth/i.test(schema.title ?? '') || /"dob":true|"bday"/.test(JSON.stringify(ui ?? {}));
  if (isBirth ? last <= 0 : first <= farAhead) return;
  const isPlus = first > 0 || last > 0;
  const { zone } = window;
  const kept = { from: 'today', ...(zone === undefined ? {} : { zone }) };
  const meant = isPlus ? { ...kept, ...turnedBack(min, max) } : { ...window, max: 0 };
  report({
    code: 'window-signs', path: [...path, 'window'],
    message: isBirth ? 'this allows births in the future.' : `this is more than ${farAhead / 365} years ahead.`,
    suggestion: `What lies before today is negative: write ${JSON.stringify(meant)}.`,
    ...(isBirth && isPlus ? { fix: { value: meant } } : {}),
  });
}

/**
 * The window of a rule that begins after the last day that these fields may have. The other way round it may hold: answers are stored, and
 * days pass. `least`: only what begins so many days ahead.
 */
export function neverReached({ name, wanted, path }: Pick<RuleEntry, 'name' | 'wanted' | 'path'>, fields: readonly JsonSchema[], least = 0):
  readonly Finding[] {
  const window = isObject(wanted) ? (wanted as JsonSchema).window : undefined;
  const { min } = window ? edgesOf(window) : {};
  if (window?.from !== 'today' || !isSpan(min) || daysIn(min) < least || fields.length === 0) return [];
  const lasts = fields.map((field) => (field.window?.from === 'today' ? edgesOf(field.window).max : undefined));
  if (!lasts.every((last) => isSpan(last) && isEmpty(min, last))) return [];
  const isPast = lasts.every((last) => daysIn(last as Span) <= 0);
  const meant = turned(window);
  return [{
    code: 'impossible-value', path: [...path, 'window'], message: `this never holds: no day that "${name}" may have is so late.`,
    ...(isPast && daysIn(min) > 0
      ? { suggestion: `What lies before today is negative: write ${JSON.stringify(meant)}.`, fix: { value: meant } } : {}),
  }];
}
/** The same edges, before today. */
function turned({ from, zone, min, max, ...beside }: Window): Window {
  const edges = Object.keys(beside).length > 0 ? negated(beside) as Partial<Window> : turnedBack(min, max);
  return { from, ...(zone === undefined ? {} : { zone }), ...edges };
}
