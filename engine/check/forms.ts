import { fieldNames } from '../context/answers';
import type { JsonSchema } from '../types';
import { hint } from './nearest';

type Report = (path: readonly string[], text: string) => void;

/** What must be true of a form's schema so that it can be asked, judged and explored. */
export function checkSchema(schema: JsonSchema, at: readonly string[], report: Report, siblings: readonly string[] = []): void {
  const names = fieldNames(schema);
  for (const name of schema.required ?? []) {
    if (schema.properties && !names.includes(name) && !siblings.includes(name)) {
      report([...at, 'required'], `no field is named "${name}".${hint(name, names)}`);
    }
  }
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (typeof field === 'boolean') continue;
    const here = [...at, 'properties', name];
    if (/^(__proto__|constructor|prototype)$/.test(name)) report(here, `"${name}" is reserved.`);
    if (field.window) checkWindow(field.window, here, names, report);
    if (typeof field.pattern === 'string' && !compiles(field.pattern)) {
      report([...here, 'pattern'], `"${field.pattern}" is not a regular expression.`);
    }
    if (needsExamples(field)) report(here, 'has no `examples`: the prover and the gallery need at least one.');
    checkSchema(field, here, report);
  }
  if (typeof schema.items === 'object') checkSchema(schema.items, [...at, 'items'], report);
  const known = [...names, ...siblings];
  for (const word of ['then', 'else', 'if'] as const) {
    if (schema[word]) checkSchema(schema[word], [...at, word], (path, text) => word !== 'if' && report(path, text), known);
  }
  for (const word of ['allOf', 'anyOf', 'oneOf'] as const) {
    schema[word]?.forEach((inner, index) => checkSchema(inner, [...at, word, String(index)], report, known));
  }
}

function checkWindow(window: NonNullable<JsonSchema['window']>, at: readonly string[], names: readonly string[], report: Report): void {
  const here = [...at, 'window'];
  if (window.from !== 'today' && !names.includes(window.from)) report(
    [...here, 'from'],
    `counts from "${window.from}", which is neither "today" nor a field beside it.${hint(window.from, ['today', ...names])}`
  );
  if (window.min !== undefined && window.max !== undefined && window.min > window.max) {
    report(here, `min ${window.min} is more than max ${window.max}.`);
  }
  if (window.zone !== undefined && !isZone(window.zone)) report([...here, 'zone'], `"${window.zone}" is not a time zone.`);
}
const needsExamples = (field: JsonSchema): boolean =>
  field.examples === undefined
    && field.window === undefined && field.const === undefined && field.enum === undefined && field.properties === undefined
    && field.items === undefined
  && ['string', 'number', 'integer'].includes(String(field.type));
const compiles = (pattern: string): boolean => { try { return Boolean(new RegExp(pattern, 'u')); } catch { return false; } };
const isZone = (zone: string): boolean => {
  try { return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone })); } catch { return false; }
};
