import { isObject } from '../isObject';
import type { Context, FlowDefinition, JsonSchema } from '../types';
import { fieldNames, pathOf } from './answers';
import { withoutFacts } from './facts';
import { setPath } from './paths';
import { boughtFields } from '../sale';
import { isReceipt, receiptOf } from './receipt';

/**
 * What is stored between two loads of the page. The server's questions of a survey have an item of their own, at `key/field`, which is
 * written only when they change: with a thousand questions that is most of what there is to write, several milliseconds a press.
 */
interface Stored { readonly version: string; readonly step: string; readonly context: Context }
interface Definition { readonly flow: FlowDefinition; readonly hash: string }
const surveyForms = (flow: FlowDefinition): readonly string[] => [
  ...new Set(Object.values(flow.steps).flatMap(({ survey }) => survey?.form ?? [])),
];

/** The part of the Web Storage API we use; every method of the real one may throw (quality, I08). */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The context without what belongs to the moment: the last failure and `writeOnly` fields (card state). After a purchase its receipt is
 * all there is to keep (S15).
 */
export function storable(flow: FlowDefinition, step: string, context: Context): Context {
  if (isReceipt(flow, step)) return receiptOf(flow, step, context);
  return momentary(flow).reduce((now, path) => setPath(now, path, undefined), withoutFacts(context));
}
function momentary(flow: FlowDefinition): readonly string[] {
  const fields = Object.values(flow.steps).flatMap(({ form, save }) =>
    form ? fieldNames(form.schema).filter((name) => isWriteOnly(form.schema, name)).map((name) => pathOf(save, name)) : []);
  return ['error', ...fields];
}
const isWriteOnly = (schema: JsonSchema, name: string): boolean => {
  const field = schema.properties?.[name];
  return typeof field === 'object' && field.writeOnly === true;
};

/**
 * Writes the visit; a storage that is full or blocked changes nothing for the visitor. `written` is the context of the write before.
 * True when it was written.
 */
export function save(
  storage: KeyValueStorage, key: string, { flow, hash }: Definition, step: string, context: Context, written: Context = {},
): boolean {
  try {
    const forms = surveyForms(flow);
    const kept = isReceipt(flow, step) ? {} : context;
    for (const field of forms) if (kept[field] !== written[field]) writeField(storage, `${key}/${field}`, kept[field]);
    const rest = Object.fromEntries(Object.entries(storable(flow, step, context)).filter(([field]) => !forms.includes(field)));
    storage.setItem(key, JSON.stringify({ version: hash, step, context: rest } satisfies Stored));
    return true;
  } catch { return false; }
}
function writeField(storage: KeyValueStorage, key: string, value: unknown): void {
  if (value === undefined) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(value));
}
function readFields(storage: KeyValueStorage, key: string, flow: FlowDefinition): Context {
  return Object.fromEntries(surveyForms(flow).flatMap((field): readonly (readonly [string, unknown])[] => {
    const text = storage.getItem(`${key}/${field}`);
    return text === null ? [] : [[field, JSON.parse(text)]];
  }));
}

/** Forgets a stored visit. */
export function forget(storage: KeyValueStorage, key: string, flow: FlowDefinition): void {
  try {
    for (const item of [key, ...surveyForms(flow).map((field) => `${key}/${field}`)]) storage.removeItem(item);
  } catch { /* blocked storage holds nothing (S-66) */ }
}

/**
 * Reads the visit back; anything old, foreign or broken is forgotten, is told and gives undefined. A receipt is never too old: it was
 * paid for.
 */
export function load(
  storage: KeyValueStorage,
  key: string,
  { flow, hash }: Definition,
  onForgotten?: () => void,
): { readonly step: string; readonly context: Context } | undefined {
  let text: string | null = null;
  try {
    text = storage.getItem(key);
    if (text === null) return undefined;
    const stored: unknown = JSON.parse(text);
    if (isStored(stored) && Object.hasOwn(flow.steps, stored.step) && (stored.version === hash || showsReceipt(flow, stored))) {
      return { step: stored.step, context: storable(flow, stored.step, { ...stored.context, ...readFields(storage, key, flow) }) };
    }
  } catch {
    /* blocked or corrupt storage is an empty one (S-66) */
  }
  forget(storage, key, flow);
  if (text !== null) onForgotten?.();
  return undefined;
}
const showsReceipt = (flow: FlowDefinition, { step, context }: Stored): boolean =>
  isReceipt(flow, step) && boughtFields(flow).some((field) => context[field] !== undefined);
const isStored = (value: unknown): value is Stored =>
  isObject(value) && typeof value.version === 'string' && typeof value.step === 'string' && isObject(value.context);
