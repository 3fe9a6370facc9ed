import { readFileSync } from 'node:fs';
import type { Found } from '../check/found';

/** The text of a line's file; undefined of a folder of that name, and of a file that may not be read: the others count all the same. */
export function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch { return undefined; }
}
export const unreadable = (file: string): Found =>
  ({ file, line: 1, column: 1, code: 'line-fails', text: 'line: the file cannot be read.', consequences: [] });
