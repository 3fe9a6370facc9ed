import type { Fix } from '#engine/check';

/** A piece of a file, and what stands there afterwards. */
export interface Edit { readonly file: string; readonly start: number; readonly end: number; readonly text: string }

/** The edit that carries out a fix, in the words of its file. `before` is what stands there now. */
export function editOf(fix: Fix, file: string, { start, end }: { readonly start: number; readonly end: number }, before: string): Edit {
  // JSON is YAML as well.
  const isJson = /\.(json|ya?ml)$/.test(file);
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

/** A text with its own edits carried out, from its end to its beginning. One that reaches into another is left for the next time. */
export function edited(text: string, edits: readonly Edit[]): string {
  let untouched = text.length;
  return edits.toSorted((a, b) => b.start - a.start).reduce((now, { start, end, text: instead }) => {
    if (end > untouched) return now;
    untouched = start;
    return `${now.slice(0, start)}${instead}${now.slice(end)}`;
  }, text);
}

interface Mendable { readonly edit?: Edit; readonly consequences: readonly Mendable[] }
/** The edits of all findings, each place once. */
export function editsOf(found: readonly Mendable[]): readonly Edit[] {
  const all = found.flatMap(({ edit, consequences }): readonly Edit[] => [...(edit ? [edit] : []), ...editsOf(consequences)]);
  return [...new Map(all.map((edit) => [`${edit.file} ${edit.start}`, edit])).values()];
}
