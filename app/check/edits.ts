import { readFileSync, writeFileSync } from 'node:fs';
import type { Edit } from './edit';

/** Writes all edits, each place once, from the end of a file to its beginning. Gives the files that have changed. */
export function applyEdits(edits: readonly Edit[]): readonly string[] {
  const files = [...new Set(edits.map(({ file }) => file))];
  for (const file of files) {
    const own = edits.filter((edit) => edit.file === file).toSorted((a, b) => b.start - a.start);
    let text = readFileSync(file, 'utf8');
    let untouched = text.length + 1;
    for (const { start, end, text: replacement } of own) {
      if (end > untouched) continue;
      text = `${text.slice(0, start)}${replacement}${text.slice(end)}`;
      untouched = start;
    }
    writeFileSync(file, text);
  }
  return files;
}
