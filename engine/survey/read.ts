import { isObject } from '../isObject';
import { numberIn } from './field';
import { flagNames } from './flags';
import { quote, warnOnce, type OnWarning } from './warnings';
import type { DynamicChoice, DynamicField, DynamicForm, DynamicScreen, FieldSettings } from './types';

/** What the partner sent is no dynamic form; the message names the place. */
export class MalformedForm extends Error {
  override readonly name = 'MalformedForm';
}

/**
 * The partner's form, checked and copied member by member (SV-012 … SV-030). Ids and keys may be any text, `__proto__`
 * too: they become own properties and are only looked up as such (S12). What may be missing and is of the wrong kind is
 * left out; what the survey cannot do without is refused. Flags come out as a list of names (S-05).
 */
export function readDynamicForm(raw: unknown, onWarning: OnWarning = warnOnce): DynamicForm {
  const form = record(raw, 'the dynamic form');
  const given = record(own(form, 'screens'), 'screens');
  const screens = Object.fromEntries(Object.entries(given).map(([id, screen]) => [id, readScreen(id, screen, onWarning)] as const));
  const start = idOf(own(form, 'start_screen_id'));
  if (start === undefined || !Object.hasOwn(screens, start)) {
    throw new MalformedForm(`start_screen_id: no screen is named ${start === undefined ? 'so' : quote(start)}.`);
  }
  tellEnds(screens, start, onWarning);
  const made: DynamicForm = { start_screen_id: start, screens };
  forms.set(made, made);
  return made;
}

/** A survey must end: an id that is no screen ends it, and so does a screen it has been through (S-04). */
function tellEnds(screens: DynamicForm['screens'], start: string, onWarning: OnWarning): void {
  for (const [id, { next_screen_id: next }] of Object.entries(screens)) {
    if (typeof next === 'string' && !Object.hasOwn(screens, next)) {
      onWarning(`Screen ${quote(id)} leads to ${quote(next)}, which is no screen: the trail ends there (S-04).`);
    }
  }
  const seen = new Set<string>();
  for (let id: string | null | undefined = start; typeof id === 'string' && Object.hasOwn(screens, id); id = screens[id]?.next_screen_id) {
    if (seen.has(id)) { onWarning(`The screens lead back to ${quote(id)}: the trail ends before it (S-04).`); return; }
    seen.add(id);
  }
}

function readScreen(id: string, raw: unknown, onWarning: OnWarning): DynamicScreen {
  const place = `screens › ${quote(id)}`;
  const screen = record(raw, place);
  const fields = list(own(screen, 'fields'), `${place} › fields`).map(
    (field, at) => readField(field, `${place} › fields[${at}]`, 0, onWarning)
  );
  return {
    id, ...texts(screen, ['question', 'help_text', 'bottom_text']), flags: flagNames(own(screen, 'flags')),
    next_screen_id: idOf(own(screen, 'next_screen_id')) ?? null, fields: firstOfEach(fields, place, onWarning),
  };
}

/** Rows in rows may go on for ever in what is sent; nobody can answer them. */
const deepest = 5;

function readField(raw: unknown, place: string, depth: number, onWarning: OnWarning): DynamicField {
  const field = record(raw, place);
  const key = own(field, 'key_name');
  if (typeof key !== 'string') throw new MalformedForm(`${place}: key_name must be a text.`);
  if (depth > deepest) throw new MalformedForm(`${place}: subfields may be ${deepest} deep.`);
  const subfields = list(own(field, 'subfields'), `${place} › subfields`).map(
    (inner, at) => readField(inner, `${place} › subfields[${at}]`, depth + 1, onWarning)
  );
  return {
    key_name: key, ...texts(field, ['label', 'field_type', 'widget', 'help_text']), required: own(field, 'required') === true,
    ...(subfields.length > 0 ? { subfields: firstOfEach(subfields, place, onWarning) } : {}),
    settings: readSettings(own(field, 'settings'), `${place} › settings`),
  };
}

function readSettings(raw: unknown, place: string): FieldSettings {
  if (raw === undefined || raw === null || (Array.isArray(raw) && raw.length === 0)) return {};
  const settings = record(raw, place);
  const choices = list(own(settings, 'choices'), `${place} › choices`).map((choice, at) => readChoice(choice, `${place} › choices[${at}]`));
  const flags = flagNames(own(settings, 'flags'));
  const numbers = (
    ['min_value', 'max_value', 'min_choices', 'max_choices'] as const
  ).map((name) => [name, numberIn(own(settings, name))] as const).filter(([, value]) => value !== undefined);
  return {
    ...texts(settings, ['regex', 'date_after', 'date_before', 'row_item_name', 'add_button_caption']), ...Object.fromEntries(numbers),
    ...(choices.length > 0 ? { choices: withoutTwins(choices) } : {}),
    ...(flags.length > 0 ? { flags } : {}),
  };
}

function readChoice(raw: unknown, place: string): DynamicChoice {
  if (isValue(raw)) return { value: raw };
  const choice = record(raw, place);
  const value = own(choice, 'value');
  if (!isValue(value)) throw new MalformedForm(`${place}: value must be a text, a number or a yes/no.`);
  const next = idOf(own(choice, 'next_screen_id'));
  return { value, ...texts(choice, ['title', 'help_text']), ...(next === undefined ? {} : { next_screen_id: next }) };
}

/** A page tells choices apart by their text: of two that read alike the first counts. */
function withoutTwins(choices: readonly DynamicChoice[]): readonly DynamicChoice[] {
  const seen = new Set<string>();
  return choices.filter(({ value }) => !seen.has(String(value)) && seen.add(String(value)));
}

/** Two fields of one key would be one answer: the first is asked. */
function firstOfEach(fields: readonly DynamicField[], place: string, onWarning: OnWarning): readonly DynamicField[] {
  const seen = new Set<string>();
  return fields.filter(({ key_name: key }) => {
    if (seen.has(key)) onWarning(`${place}: two fields have the key ${quote(key)}; the first is asked.`);
    return !seen.has(key) && seen.add(key);
  });
}

type Raw = Readonly<Record<string, unknown>>;
function record(value: unknown, place: string): Raw {
  if (!isObject(value)) throw new MalformedForm(`${place} must be an object.`);
  return value;
}
function list(value: unknown, place: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new MalformedForm(`${place} must be a list.`);
  return value;
}
const own = (object: Raw, name: string): unknown => (Object.hasOwn(object, name) ? object[name] : undefined);
const isValue = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
const idOf = (value: unknown): string | undefined =>
  (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined);
const texts = <N extends string>(object: Raw, names: readonly N[]): { readonly [name in N]?: string } =>
  Object.fromEntries(
    names.flatMap(
      (name) => { const text = own(object, name); return typeof text === 'string' && text.trim() !== '' ? [[name, text]] : []; }
    )
  ) as { readonly [name in N]?: string };

/** The form of a context, read once: it may come from storage. Undefined when it is no form. */
export function formIn(raw: unknown, onWarning: OnWarning = warnOnce): DynamicForm | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  let form = forms.get(raw);
  if (!form) forms.set(raw, (form = readSafely(raw, onWarning)));
  return form === 'malformed' ? undefined : form;
}
const forms = new WeakMap<object, DynamicForm | 'malformed'>();
function readSafely(raw: object, onWarning: OnWarning): DynamicForm | 'malformed' {
  try {
    return readDynamicForm(raw, onWarning);
  } catch (error) {
    if (!(error instanceof MalformedForm)) throw error;
    onWarning(`The dynamic form cannot be read: ${error.message}`);
    return 'malformed';
  }
}
