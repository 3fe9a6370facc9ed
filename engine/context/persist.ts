import type { Context, FlowDefinition, JsonSchema } from '../types';
import { setPath } from './paths';
import { fieldNames } from './answers';

/** What is stored between two loads of the page. */
interface Stored { readonly version: string; readonly step: string; readonly context: Context }
/** The part of the Web Storage API we use; every method of the real one may throw (quality.md, I08). */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Short hash of the definition: answers stored by another version of the flow are not loaded. */
export function versionOf(flow: FlowDefinition): string {
  let high = 0x9dc5;
  let low = 0x811c9dc5;
  for (const char of JSON.stringify(flow)) {
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
    storage.setItem(key, JSON.stringify({ version: versionOf(flow), step, context: storable(flow, context) } satisfies Stored));
    return true;
  } catch { return false; }
}

/** Reads the visit back; anything old, foreign or broken is forgotten and gives undefined. */
export function load(storage: KeyValueStorage, key: string, flow: FlowDefinition): { readonly step: string; readonly context: Context } | undefined {
  try {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    const stored: unknown = JSON.parse(text);
    if (isStored(stored) && stored.version === versionOf(flow) && Object.hasOwn(flow.steps, stored.step)) return { step: stored.step, context: storable(flow, stored.context) };
    storage.removeItem(key);
  } catch { /* blocked or corrupt storage is an empty one (S-66) */ }
  return undefined;
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isStored = (value: unknown): value is Stored => isObject(value) && typeof value.version === 'string' && typeof value.step === 'string' && isObject(value.context);
