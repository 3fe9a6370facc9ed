import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Fix } from '#engine/check';

/** A piece of a file, and what stands there afterwards. */
export interface Edit { readonly file: string; readonly start: number; readonly end: number; readonly text: string }

/** The edit that carries out a fix, in the words of its file. `before` is what stands there now. */
export function editOf(fix: Fix, file: string, { start, end }: { readonly start: number; readonly end: number }, before: string): Edit {
  const isJson = extname(file) === '.json';
  const text = 'rename' in fix ? keyText(fix.rename, isJson, before) : valueText(fix.value, isJson);
  return { file, start, end, text };
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll('\'', '\\\'').replaceAll('\n', '\\n')}'`;
const keyText = (name: string, isJson: boolean, before: string): string => {
  if (isJson) return JSON.stringify(name);
  return /^[A-Za-z_$][\w$]*$/.test(name) && !/^['"]/.test(before) ? name : quoted(name);
};
function valueText(value: unknown, isJson: boolean): string {
  if (typeof value === 'string') return isJson ? JSON.stringify(value) : quoted(value);
  if (Array.isArray(value)) return `[${value.map((inner) => valueText(inner, isJson)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, inner]) => `${keyText(name, isJson, '')}: ${valueText(inner, isJson)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

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
