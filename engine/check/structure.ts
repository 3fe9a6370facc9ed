import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import language from '../../schemas/flow.schema.json';
import { isObject } from '../isObject';
import { hint } from './nearest';

/** Made when it is first needed: a page that runs definitions and checks none does not carry the language. */
let made: Validator | undefined;
const validator = (): Validator => (made ??= new Validator(language as unknown as Schema, '7', false));
const wrappers = new Set(['properties', 'items', 'additionalProperties', '$ref', 'anyOf', 'propertyNames']);
type Node = { readonly [key: string]: unknown };

/** `steps.useType.next.1` as the author reads it: `useType › next[1]`. */
export function place(id: string, path: readonly string[]): string {
  const [first, second, ...rest] = path;
  const head = first === 'steps'
    && second !== undefined ? [second] : second !== undefined
    && ['modals', 'calls'].includes(first ?? '') ? [`${first}.${second}`] : path.slice(0, 1);
  const tail = first === 'steps' || ['modals', 'calls'].includes(first ?? '') ? rest : path.slice(1);
  const dotted = tail.reduce((text, part) => (/^\d+$/.test(part) ? `${text}[${part}]` : text ? `${text}.${part}` : part), '');
  const joined = dotted.startsWith('[') ? `${head.join('')}${dotted}` : [head.join(''), dotted].filter(Boolean).join(' › ');
  return [id, joined].filter(Boolean).join(' › ');
}

/** What the language itself does not allow: missing words, unknown words, wrong kinds of value. */
export function checkStructure(flow: unknown): readonly string[] {
  const unclean = findUnclean(flow, []);
  const id = isObject(flow) && typeof flow.id === 'string' ? flow.id : 'flow';
  if (unclean) return [`${place(id, unclean.path)}: a definition is plain data, but this is ${unclean.what}.`];
  if (!isObject(flow)) return ['flow: a definition is an object.'];
  const { valid, errors } = validator().validate(JSON.parse(JSON.stringify(flow)));
  if (valid) return [];
  const deepest = errors.filter((unit) => !wrappers.has(unit.keyword) || unit.keyword === 'additionalProperties');
  const said = deepest.map((unit) => describe(unit, id)).filter((line) => line !== undefined);
  return [...new Set(said.length > 0 ? said : [`${id}: ${errors.at(-1)?.error ?? 'not a flow definition'}`])];
}

function describe(unit: OutputUnit, id: string): string | undefined {
  const path = pointer(unit.instanceLocation);
  const where = place(id, path);
  const missing = /required property "(.*)"/.exec(unit.error)?.[1];
  if (missing) return `${where}: "${missing}" is missing.`;
  const extra = /Property "(.*)" does not match additional properties schema/.exec(unit.error)?.[1];
  if (extra !== undefined) {
    const owner = at(language, pointer(unit.keywordLocation).slice(0, -1)) as Node | undefined;
    if (owner?.additionalProperties !== false) return undefined;
    return `${where}: there is no "${extra}" here.${hint(extra, Object.keys((owner.properties as object | undefined) ?? {}))}`;
  }
  if (unit.keyword === 'false') return undefined;
  return `${where}: ${unit.error.replace(/^Instance /, 'this ').replace(/\.$/, '')}.`;
}

const pointer = (location: string): readonly string[] =>
  location.replace(/^#\/?/, '').split('/').filter(Boolean).map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'));

function at(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, part) => {
    const inner = (node as Node | undefined)?.[part];
    const ref = isObject(inner) ? inner.$ref : undefined;
    return typeof ref === 'string' ? at(language, pointer(ref)) : part === '$ref' ? node : inner;
  }, root);
}

function findUnclean(value: unknown, path: readonly string[]): { readonly path: readonly string[]; readonly what: string } | undefined {
  if (typeof value === 'function') return { path, what: 'a function' };
  if (typeof value === 'symbol' || typeof value === 'bigint') return { path, what: `a ${typeof value}` };
  if (typeof value === 'number' && !Number.isFinite(value)) return { path, what: 'not a finite number' };
  if (typeof value !== 'object' || value === null) return undefined;
  const proto: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && proto !== Object.prototype && proto !== null) return { path, what: `a ${value.constructor.name}` };
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnclean(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
