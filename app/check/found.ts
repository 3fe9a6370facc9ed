import type { Finding } from '#engine/check';
import type { Edit } from './edit';

/** A finding with its place in a file. */
export interface Found {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: Finding['code'];
  /** Place in the definition, what is wrong and what was meant. */
  readonly text: string;
  readonly edit?: Edit;
  readonly consequences: readonly Found[];
}

/** `flows/a/flow.ts:12:3 unknown-step a › b: …`, what follows from it indented. */
export function printed(found: Found, depth = 0): readonly string[] {
  const { file, line, column, code, text, edit, consequences } = found;
  const mark = edit ? ' [--fix]' : '';
  return [`${'  '.repeat(depth)}${file}:${line}:${column} ${code} ${text}${mark}`, ...consequences
    .flatMap((inner) => printed(inner, depth + 1))];
}
