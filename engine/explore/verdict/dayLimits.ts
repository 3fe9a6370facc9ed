import { edgesOf } from '../../rules/expand';
import type { FlowDefinition, Window } from '../../types';
import { fieldAt } from './asked';

/** A window of a rule that those of the forms rule out. */
export function dayClash(flow: FlowDefinition, path: string, window: Window | undefined): string | undefined {
  if (!window) return undefined;
  const [low, high] = daysIn(window);
  const [lowest, highest] = distance(flow, path, window) ?? [-Infinity, Infinity];
  const says = (edge: string): string => `\`window\` from ${window.from}, \`${edge}\`, but the day is`;
  if (low > highest) return `${says(`min: ${low}`)} ${daysAfter(highest, ['at most', 'at least'])}`;
  return high < lowest ? `${says(`max: ${high}`)} ${daysAfter(lowest, ['at least', 'at most'])}` : undefined;
}
type Days = readonly [least: number, most: number];
/** Months and years are of different lengths: they limit nothing here. */
function daysIn(window: Window): Days {
  const { min, max } = edgesOf(window);
  return [typeof min === 'number' ? min : -Infinity, typeof max === 'number' ? max : Infinity];
}
/** How many days a date of a form may lie behind the one that a window counts from. A field that counts from another adds up with it. */
function distance(flow: FlowDefinition, path: string, { from, zone }: Window): Days | undefined {
  const beside = (name: string): string => [...path.split('.').slice(0, -1), name].join('.');
  const start = from !== 'today' && fieldAt(flow, beside(from)) ? beside(from) : from;
  const [forth, back] = [behind(flow, path, start, zone), behind(flow, start, path, zone)];
  return forth ?? (back && [-back[1], -back[0]]);
}
function behind(
  flow: FlowDefinition, path: string, start: string, zone: string | undefined, seen: readonly string[] = [],
): Days | undefined {
  const window = fieldAt(flow, path)?.window;
  if (!window || seen.includes(path)) return undefined;
  const own = daysIn(window);
  // Today is another day in another zone.
  if (window.from === 'today') return start === 'today' && window.zone === zone ? own : undefined;
  const other = [...path.split('.').slice(0, -1), window.from].join('.');
  if (other === start) return own;
  const rest = behind(flow, other, start, zone, [...seen, path]);
  return rest && [own[0] + rest[0], own[1] + rest[1]];
}
/** `130 days after it`, and of a negative limit `at least 30 days before it`, as the side of the limit turns round. */
function daysAfter(days: number, [after, before]: readonly [string, string]): string {
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return days < 0 ? `${before} ${count} before it` : `${after} ${count} after it`;
}
