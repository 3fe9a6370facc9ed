import type { Fix } from '#engine/check';

/** A piece of a file, and what stands there afterwards. */
export interface Edit { readonly file: string; readonly start: number; readonly end: number; readonly text: string }

/** The edit that carries out a fix, in the words of its file. `before` is what stands there now. */
export function editOf(fix: Fix, file: string, { start, end }: { readonly start: number; readonly end: number }, before: string): Edit {
  const said = 'rename' in fix ? fix.rename : fix.value;
  if (/\.ya?ml$/.test(file) && typeof said === 'string') return { file, start, end, text: yamlText(said, before) };
  // JSON is YAML as well.
  const isJson = /\.(json|ya?ml)$/.test(file);
  const text = 'rename' in fix ? keyText(fix.rename, isJson, before) : valueText(fix.value, isJson);
  return { file, start, end, text };
}

/** A name or text as the one before it is written: without quotes where YAML reads it as a text all the same. */
function yamlText(text: string, before: string): string {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  if (isPlain && !/^['"]/.test(before)) return text;
  return before.startsWith('\'') && !/['\\\n]/.test(text) ? `'${text}'` : JSON.stringify(text);
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
