import { fieldNames } from '../context/answers';
import type { JsonSchema } from '../types';
import type { Report } from './finding';
import type { Trail } from '../definition/trail';
import { mending } from './nearest';
import { checkWindow, checkWindowCycles } from './windows';

/** What must be true of a form's schema so that it can be asked, judged and explored. A part of it knows the `names` of the whole. */
export function checkSchema(schema: JsonSchema, at: Trail, report: Report, names = fieldNames(schema)): void {
  schema.required?.forEach((name, index) => {
    // A schema that names no fields takes any.
    if (names.includes(name) || (!schema.properties && names.length === 0)) return;
    report({
      code: 'unknown-field', path: [...at, 'required', String(index)], at: [...at, 'required'], message: `no field is named "${name}".`,
      ...mending(name, names, 'value'),
    });
  });
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (typeof field === 'boolean') continue;
    const here = [...at, 'properties', name];
    if (reserved.has(name)) report({ code: 'reserved-name', path: here, key: true, message: `"${name}" is reserved.` });
    if (name.includes('.')) {
      const message = `"${name}" has a dot, which in a path leads into an answer: nothing could be kept there.`;
      report({ code: 'reserved-name', path: here, key: true, message });
    }
    if (field.window) checkWindow(field.window, [...here, 'window'], names, report);
    if (typeof field.pattern === 'string' && !compiles(field.pattern)) {
      report({ code: 'bad-pattern', path: [...here, 'pattern'], message: `"${field.pattern}" is not a regular expression.` });
    }
    if (needsExamples(field)) {
      report({ code: 'no-examples', path: here, key: true, message: 'has no `examples`: the prover and the gallery need at least one.' });
    }
    checkSchema(field, here, report);
  }
  checkWindowCycles(schema.properties ?? {}, [...at, 'properties'], report);
  checkParts(schema, at, report, names);
}

function checkParts(schema: JsonSchema, at: Trail, report: Report, names: readonly string[]): void {
  if (typeof schema.items === 'object') checkSchema(schema.items, [...at, 'items'], report);
  for (const word of ['then', 'else'] as const) {
    if (schema[word]) checkSchema(schema[word], [...at, word], report, names);
  }
  for (const word of ['allOf', 'anyOf', 'oneOf'] as const) {
    schema[word]?.forEach((inner, index) => checkSchema(inner, [...at, word, String(index)], report, names));
  }
}

/** Every object has something of these names already. */
const reserved = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);
const needsExamples = (field: JsonSchema): boolean =>
  field.examples === undefined
    && field.window === undefined && field.const === undefined && field.enum === undefined && field.properties === undefined
    && field.items === undefined
  && [field.type ?? []].flat().some((type) => ['string', 'number', 'integer'].includes(type));
const compiles = (pattern: string): boolean => { try { return Boolean(new RegExp(pattern, 'u')); } catch { return false; } };
