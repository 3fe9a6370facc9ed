import type { RuleEntry } from '../definition/rules';
import type { Trail } from '../definition/trail';
import { isObject } from '../isObject';
import { subjectOf } from '../rules/subject';
import type { Finding } from './finding';

/** A field of an entry, and where the rule of a list names it. */
interface EntryField { readonly name: string; readonly path: Trail; readonly key?: true; readonly wanted?: unknown }
/** The fields of entries that the rule of a list looks for (`contains`), or asks of each (`items`). */
export function fieldsOfEntries(wanted: unknown, at: Trail): readonly EntryField[] {
  if (!isObject(wanted)) return [];
  return [
    ...(['contains', 'items'] as const).flatMap((word) => fieldsIn(wanted[word], [...at, word])),
    ...fieldsOfEntries(wanted.not, [...at, 'not']),
    ...(['anyOf', 'allOf', 'oneOf'] as const).flatMap((word) => (Array.isArray(wanted[word]) ? wanted[word] : [])
      .flatMap((inner, index) => fieldsOfEntries(inner, [...at, word, String(index)]))),
  ];
}
/** A field that is judged and required as well is named once. */
function fieldsIn(schema: unknown, at: Trail): readonly EntryField[] {
  if (!isObject(schema)) return [];
  const judged = isObject(schema.properties) ? schema.properties : {};
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  return [
    ...Object.entries(judged).map(([name, wanted]) => ({ name, wanted, path: [...at, 'properties', name], key: true } as const)),
    ...required.flatMap((name, index) => (typeof name === 'string' && !Object.hasOwn(judged, name)
      ? [{ name, path: [...at, 'required', String(index)] }] : [])),
  ];
}

/** A rule of every entry of a list (`rows.*.amount`): only a sum has such a path. */
export function withStar({ name, path }: RuleEntry): Finding | undefined {
  const subject = subjectOf(name);
  if (subject.word === 'sum' || !subject.path.split('.').includes('*')) return undefined;
  const [list = '', field = ''] = subject.path.split('.*').map((part) => part.replace(/^\./u, ''));
  const entry = field === '' ? '…' : `{ properties: { ${field}: … }, required: [${field}] }`;
  return {
    code: 'unknown-path', path, key: true,
    message: 'a rule judges one value, and `*` stands for every entry of a list: there is nothing at this path.',
    suggestion: `To look for an entry, write \`${list}: { contains: ${entry} }\`.`,
  };
}
