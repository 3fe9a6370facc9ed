import type { Trail } from '../../definition/trail';
import { sameJson } from '../../context/paths';
import { isObject } from '../../isObject';

/** A value that is not as it was. */
export interface ValueChange { readonly at: Trail; readonly was: unknown; readonly is: unknown }

/** Every value that differs, by its place. */
export function changesIn(was: unknown, is: unknown, at: Trail = []): readonly ValueChange[] {
  if (sameJson(was, is)) return [];
  if (Array.isArray(was) && Array.isArray(is)) return changesInLists(was, is, at);
  if (!isObject(was) || !isObject(is)) return [{ at, was, is }];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => changesIn(was[name], is[name], [...at, name]));
}
/** What both lists begin and end with is none; between, one entry is compared with the other in its place. */
function changesInLists(was: readonly unknown[], is: readonly unknown[], at: Trail): readonly ValueChange[] {
  const shorter = Math.min(was.length, is.length);
  let head = 0;
  while (head < shorter && sameJson(was[head], is[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && sameJson(was.at(-1 - tail), is.at(-1 - tail))) tail += 1;
  const [before, after] = [was.slice(head, was.length - tail), is.slice(head, is.length - tail)];
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) =>
    changesIn(before[index], after[index], [...at, String(head + index)])).flat();
}

const mostChanges = 6;
/** `title: "Rex" → "Max"`, a line for each value that differs. */
export function changeWords(changes: readonly ValueChange[]): readonly string[] {
  const all = changes.map(({ at, was, is }) => `${at.join('.')}: ${between(was, is)}`);
  return all.length > mostChanges ? [...all.slice(0, mostChanges), `and ${all.length - mostChanges} more`] : all;
}

/** Characters that are shown of a value, and of what stands before the first difference. */
const [mostLetters, lettersBefore] = [80, 20];
/** Both values; of long ones what differs, not what both begin with. */
export function between(was: unknown, is: unknown): string {
  const texts = [textOf(was), textOf(is)] as const;
  const isShort = texts.every((text) => text.length <= mostLetters);
  const alike = [...texts[0]].findIndex((letter, index) => letter !== texts[1][index]);
  const start = isShort ? 0 : Math.max(0, (alike < 0 ? texts[0].length : alike) - lettersBefore);
  return texts.map((text) => `${start > 0 ? '…' : ''}${shortened(text.slice(start))}`).join(' → ');
}
export const short = (value: unknown): string => shortened(textOf(value));
const textOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
const shortened = (text: string): string => (text.length > mostLetters ? `${text.slice(0, mostLetters - 3)}…` : text);
