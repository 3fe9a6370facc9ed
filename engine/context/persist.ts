import type { Context, FlowDefinition, JsonSchema } from '../types';
import { setPath } from './paths';
import { fieldNames } from './answers';

/**
 * What is stored between two loads of the page. A bulky field (the server's questions) has an item of its own, at `key/field`, which is
 * written only when the field changes: a press of Next costs the same in a survey of ten screens and of a thousand.
 */
interface Stored { readonly version: string; readonly step: string; readonly context: Context; readonly apart?: readonly string[] }
/** Characters of JSON from which a field is bulky. */
const bulky = 8000;
/** The part of the Web Storage API we use; every method of the real one may throw (quality.md, I08). */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Short hash of the definition: answers stored by another version of the flow are not loaded. */
export function versionOf(flow: FlowDefinition): string {
  let version = versions.get(flow);
  if (version === undefined) versions.set(flow, (version = hash(JSON.stringify(flow))));
  return version;
}
const versions = new WeakMap<FlowDefinition, string>();
function hash(text: string): string {
  let high = 0x9dc5;
  let low = 0x811c9dc5;
  for (const char of text) {
    low = Math.imul(low ^ char.charCodeAt(0), 0x01000193) >>> 0;
    high = Math.imul(high ^ low, 0x85ebca6b) >>> 0;
  }
  return low.toString(36) + high.toString(36);
}

/** The context without what belongs to the moment: the last failure and `writeOnly` fields (card state). */
export function storable(flow: FlowDefinition, context: Context): Context {
  return momentary(flow).reduce((now, path) => setPath(now, path, undefined), context);
}
function momentary(flow: FlowDefinition): readonly string[] {
  const fields = Object.values(flow.steps).flatMap(({ form, save }) =>
    form ? fieldNames(form.schema).filter((name) => isWriteOnly(form.schema, name)).map((name) => (save ? `${save}.${name}` : name)) : []);
  return ['error', ...fields];
}
const isWriteOnly = (schema: JsonSchema, name: string): boolean => {
  const field = schema.properties?.[name];
  return typeof field === 'object' && field.writeOnly === true;
};

/** Writes the visit; a storage that is full or blocked changes nothing for the visitor. True when it was written. */
export function save(storage: KeyValueStorage, key: string, flow: FlowDefinition, step: string, context: Context): boolean {
  try {
    const kept = storable(flow, context);
    const apart = Object.keys(kept).filter((field) => sizeOf(kept[field]) >= bulky);
    for (const field of apart) writeApart(storage, `${key}/${field}`, kept[field]);
    const rest = Object.fromEntries(Object.entries(kept).filter(([field]) => !apart.includes(field)));
    storage.setItem(key, JSON.stringify({ version: versionOf(flow), step, context: rest, ...(apart.length > 0 ? { apart } : {}) } satisfies Stored));
    return true;
  } catch { return false; }
}

const sizes = new WeakMap<object, number>();
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let size = sizes.get(value);
  if (size === undefined) sizes.set(value, (size = JSON.stringify(value).length));
  return size;
}
const written = new WeakMap<KeyValueStorage, Map<string, unknown>>();
function writeApart(storage: KeyValueStorage, key: string, value: unknown): void {
  const known = written.get(storage) ?? new Map<string, unknown>();
  written.set(storage, known);
  if (known.get(key) === value && storage.getItem(key) !== null) return;
  storage.setItem(key, JSON.stringify(value));
  known.set(key, value);
}

/** Forgets a visit: its item and those of its bulky fields. */
export function forget(storage: KeyValueStorage, key: string): void {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    for (const field of isStored(stored) ? stored.apart ?? [] : []) storage.removeItem(`${key}/${field}`);
  } catch { /* what cannot be read has no parts we know of */ }
  try { storage.removeItem(key); } catch { /* blocked storage holds nothing (S-66) */ }
}

/** Reads the visit back; anything old, foreign or broken is forgotten and gives undefined. */
export function load(storage: KeyValueStorage, key: string, flow: FlowDefinition): { readonly step: string; readonly context: Context } | undefined {
  try {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    const stored: unknown = JSON.parse(text);
    if (isStored(stored) && stored.version === versionOf(flow) && Object.hasOwn(flow.steps, stored.step)) {
      const apart = Object.fromEntries((stored.apart ?? []).map((field): readonly [string, unknown] => [field, JSON.parse(storage.getItem(`${key}/${field}`) ?? '')]));
      return { step: stored.step, context: storable(flow, { ...stored.context, ...apart }) };
    }
    forget(storage, key);
  } catch {
    // Blocked or corrupt storage is an empty one (S-66).
    forget(storage, key);
  }
  return undefined;
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isStored = (value: unknown): value is Stored => isObject(value) && typeof value.version === 'string' && typeof value.step === 'string' && isObject(value.context)
  && (value.apart === undefined || (Array.isArray(value.apart) && value.apart.every((field) => typeof field === 'string' && !Object.hasOwn(Object.prototype, field))));
