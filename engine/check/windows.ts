import { addSpan } from '../days';
import { isObject } from '../isObject';
import { edgesOf } from '../rules/expand';
import type { JsonSchema, Span, Window } from '../types';
import type { Report } from './finding';
import type { Trail } from '../definition/trail';
import { hint, mending } from './nearest';

const units = ['days', 'months', 'years'] as const;
const words = ['from', 'zone', 'min', 'max', ...units];
const isCount = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= 1_000_000;
export const isSpan = (value: unknown): value is Span => isCount(value)
  || (isObject(value) && Object.keys(value).length > 0
    && Object.entries(value).every(([unit, count]) => units.includes(unit as 'days') && isCount(count)));

/** The words of a window, and its spans. */
export function checkWindowWords(window: Readonly<Record<string, unknown>>, at: Trail, report: Report): void {
  for (const name of Object.keys(window)) {
    if (words.includes(name)) continue;
    const message = `a window has no "${name}".`;
    report({ code: 'unknown-keyword', path: [...at, name], key: true, message, suggestion: hint(name, words) });
  }
  for (const edge of ['min', 'max']) {
    if (window[edge] === undefined || isSpan(window[edge])) continue;
    report({
      code: 'window-span', path: [...at, edge], message: `${JSON.stringify(window[edge])} is no length of time.`,
      suggestion: 'A number counts days; else write { years, months, days }.',
    });
  }
  const beside = units.filter((unit) => window[unit] !== undefined);
  const counts = beside.map((unit) => window[unit]);
  const hasOneSign = counts.every((count) =>
    isCount(count) && count !== 0 && Math.sign(count as number) === Math.sign(counts[0] as number));
  if (beside.length === 0 || (hasOneSign && window.min === undefined && window.max === undefined)) return;
  report({
    code: 'window-span', path: [...at, beside[0] as string], key: true,
    message: hasOneSign ? `${beside.join(', ')} beside \`from\` is the only edge there is: it stands without min and max.`
      : `${beside.join(', ')} beside \`from\` must be whole numbers, all before (-) or all after (+).`,
    suggestion: 'Write the edges as min and max: { years, months, days }.',
  });
}

/** The day a window counts from, its time zone, and whether any day lies in it. */
export function checkWindow(window: Window, at: Trail, names: readonly string[], report: Report): void {
  const { from, zone } = window;
  const places = ['today', ...names];
  if (!places.includes(from)) {
    const message = `counts from "${from}", which is neither "today" nor a field beside it.`;
    report({ code: 'window-from', path: [...at, 'from'], message, ...mending(from, places, 'value') });
  }
  const { min, max } = edgesOf(window);
  if (isSpan(min) && isSpan(max) && isEmpty(min, max)) {
    report({ code: 'window-empty', path: at, key: true, message: `min ${JSON.stringify(min)} is more than max ${JSON.stringify(max)}.` });
  }
  if (zone !== undefined && !isZone(zone)) {
    report({ code: 'unknown-zone', path: [...at, 'zone'], message: `"${zone}" is not a time zone.` });
  }
}
/** Dates that count from each other, each circle once, at its first: without a day to begin with, none of them has a limit. */
export function checkWindowCycles(fields: NonNullable<JsonSchema['properties']>, at: Trail, report: Report): void {
  const told = new Set<string>();
  for (const name of Object.keys(fields)) {
    const chain = [name];
    const fromOf = (one: string | undefined): string | undefined => (fields[one ?? ''] as JsonSchema | undefined)?.window?.from;
    for (let next = fromOf(name); next !== undefined && !chain.includes(next); next = fromOf(next)) chain.push(next);
    if (fromOf(chain.at(-1)) !== name || told.has(name)) continue;
    for (const other of chain) told.add(other);
    report({
      code: 'window-cycle', path: [...at, name, 'window', 'from'],
      message: `${[...chain, name].join(' → ')}: these count from each other, so any day is right.`,
      suggestion: 'Let one of them count from `today`.',
    });
  }
}
/** From each month of a year, as months differ in length. */
export const isEmpty = (min: Span, max: Span): boolean => Array.from({ length: 12 }, (_, month) => addSpan('2026-01-01', { months: month }))
  .every((day) => addSpan(day, min) > addSpan(day, max));
const isZone = (zone: string): boolean => {
  try { return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone })); } catch { return false; }
};
