import { addDays, isDay } from '../days';
import { dayRange, momentRange } from '../rules/formats';
import type { JsonSchema } from '../types';
import { autocompleteOf, given, type Asked, type Place } from './field';
import type { DynamicField } from './types';

/** Nobody is older, in years. */
const oldest = 120;

/**
 * A calendar day; the bounds themselves pass (SV-022, SV-050, SV-051). A date of birth is a day before today, in living memory (SV-048,
 * SV-049).
 */
export function askDate({ key_name: key, settings }: DynamicField, { onWarning }: Place): Asked {
  const [min, max] = [boundIn(settings?.date_after), boundIn(settings?.date_before)];
  for (const [bound, text] of [[min, settings?.date_after], [max, settings?.date_before]] as const) {
    if (text && !bound) onWarning(`${JSON.stringify(text.slice(0, 60))} is no date: the limit is left out.`);
  }
  const dob = key.endsWith('_dob');
  const [first, last] = [fixed(min), fixed(max)];
  const moving = given({ min: relative(min) ?? (dob && first === undefined ? { years: -oldest } : undefined),
    max: relative(max) ?? (dob ? -1 : undefined) });
  return {
    schema: {
      type: 'string', format: 'date', ...limits(first, last, dayRange),
      ...(Object.keys(moving).length > 0 ? { window: { from: 'today', ...moving } } : {}),
      ...(Object.keys(moving).length > 0 && !dob ? {} : { examples: [example(first, last, dob ? '1990-04-27' : '2026-06-15')] }),
    },
    ui: {
      'ui:widget': 'date',
      'ui:options': {
        format: 'MM/DD/YYYY',
        ...(dob ? { dob: true, dropdowns: true, autocomplete: autocompleteOf(key) ?? 'off' } : { width: 'half' }),
      },
    },
  };
}

/** A day and a time; its day keeps to the bounds (SV-023). */
export function askMoment({ settings }: DynamicField, { onWarning }: Place): Asked {
  const [min, max] = [boundIn(settings?.date_after), boundIn(settings?.date_before)];
  if (relative(min) !== undefined || relative(max) !== undefined) {
    onWarning('A limit that counts from today is for dates without a time only: it is left out.');
  }
  const [first, last] = [fixed(min), fixed(max)];
  return {
    schema: {
      type: 'string', format: 'date-time', ...limits(first, last, momentRange),
      examples: [`${example(first, last, '2026-06-15')}T12:00:00Z`]
    },
    ui: { 'ui:widget': 'dateTime', 'ui:options': { format: 'MM/DD/YYYY' } },
  };
}

/** As `expand` writes a window: limits for the calendar, and a format that checks them. */
function limits(first: string | undefined, last: string | undefined, range: typeof dayRange): JsonSchema {
  return first === undefined
    && last === undefined ? {} : { ...given({ formatMinimum: first, formatMaximum: last }), allOf: [{ format: range(first, last) }] };
}
const example = (first: string | undefined, last: string | undefined, usual: string): string =>
  (first !== undefined && usual < first ? first : last !== undefined && usual > last ? last : usual);

/** A bound is a day, in ISO or as MM/DD/YYYY, or counts from today: `today`, `today+30`. */
type Bound = { readonly day: string } | { readonly days: number };
function boundIn(text: string | null | undefined): Bound | undefined {
  const tidy = (text ?? '').trim();
  const moving = /^today(?:\s*([+-]\s*\d{1,5}))?(?:\s*days?)?$/i.exec(tidy);
  if (moving) return { days: Number((moving[1] ?? '0').replace(/\s/g, '')) };
  const us = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(tidy);
  const day = us ? `${us[3]}-${us[1]}-${us[2]}` : /^\d{4}-\d{2}-\d{2}(T.*)?$/.test(tidy) ? tidy.slice(0, 10) : '';
  return isDay(day) ? { day: addDays(day, 0) } : undefined;
}
const fixed = (bound: Bound | undefined): string | undefined => (bound && 'day' in bound ? bound.day : undefined);
const relative = (bound: Bound | undefined): number | undefined => (bound && 'days' in bound ? bound.days : undefined);
