import type { YAMLError } from 'yaml';

/** What is wrong with a text that is no YAML and what to write instead, at an offset of it. */
export interface Slip { readonly offset: number; readonly words: string }
/** Where the parser stopped: what it says, the text, and the line. */
export interface Stop { readonly text: string; readonly error: YAMLError; readonly offset: number; readonly line: Line }
export interface Line { readonly number: number; readonly start: number; readonly written: string }
export type Reading = (stop: Stop) => Slip | string | undefined;

export function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', start);
  return { number: text.slice(0, start).split('\n').length, start, written: text.slice(start, end < 0 ? text.length : end).trimEnd() };
}
export const indentOf = (written: string): number => /^ */.exec(written)?.[0].length ?? 0;
export const inColumn = (written: string): string => `column ${indentOf(written) + 1}`;
