import { tidy } from '../context/tidy';
import { picked, pickedStreet } from './address';
import { nameOf } from './names';
import { formIn } from './read';
import { noSkip, nowhere, sequenceOf } from './sequence';
import type { DynamicField, DynamicForm, DynamicScreen, Trail } from './types';

export type Answers = Readonly<Record<string, unknown>>;

/** The names under which a screen's answers are kept. */
export function namesOf(screen: DynamicScreen): readonly string[] {
  let names = known.get(screen);
  if (!names) known.set(screen, (names = [...(screen.fields ?? []).map(({ key_name: key }) => nameOf(key)), ...markOf(screen)]));
  return names;
}
/** The form calls its mark `picked`; it is kept by the street it belongs to, because the answers of all screens lie side by side. No name of a key looks like it. */
const markOf = ({ fields = [] }: DynamicScreen): readonly string[] => { const street = pickedStreet(fields); return street === undefined ? [] : [`picked~${street}`]; };
const known = new WeakMap<DynamicScreen, readonly string[]>();

/** The answers to a screen, as its form knows them … */
export function shown(screen: DynamicScreen, answers: Answers): Answers {
  const [mark] = markOf(screen);
  const own = pick(answers, namesOf(screen));
  return mark !== undefined && Object.hasOwn(own, mark) ? { ...omit(own, [mark]), [picked]: own[mark] } : own;
}
/** … and as they are kept. */
export function kept(screen: DynamicScreen, data: Answers): Answers {
  const [mark] = markOf(screen);
  return pick(mark === undefined ? data : { ...omit(data, [picked]), [mark]: data[picked] }, namesOf(screen));
}

/** The answers to some fields. */
const pick = (answers: Answers, names: Iterable<string>): Answers =>
  Object.fromEntries([...names].filter((name) => Object.hasOwn(answers, name) && answers[name] !== undefined).map((name) => [name, answers[name]]));
/** The answers without those to some fields. */
export function omit(answers: Answers, names: Iterable<string>): Answers {
  const copy = { ...answers };
  for (const name of names) delete copy[name];
  return copy;
}

/**
 * The answers as the partner wants them: by `key_name` (SV-031), only of screens in the present sequence (S-12),
 * text trimmed (SV-069), blanks and blank rows left out (SV-041). A `__proto__` key is sent under that very key (S12).
 * An object of the caller's own.
 */
export function sendable(form: DynamicForm, answers: Answers | undefined, trail: Trail | undefined, skip: readonly string[] = noSkip): Record<string, unknown> {
  const read = formIn(form);
  const found = noKeys();
  if (!read || !answers) return found;
  for (const { screen } of sequenceOf(read, trail ?? nowhere, skip).stops) if (screen.fields) putByKey(found, screen.fields, answers);
  return found;
}

/** Plain loops and one object: all fields of a long survey are sent at each screen. */
function putByKey(found: Record<string, unknown>, fields: readonly DynamicField[], answers: Answers): void {
  for (const field of fields) {
    const value = sent(field, tidy(own(answers, keptAs(field))));
    if (value !== undefined && !isEmpty(value)) found[field.key_name] = value;
  }
}
/** Without a prototype any key is a plain one, and a thousand of them cost no more than they must. */
const noKeys = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;
const byKey = (fields: readonly DynamicField[], answers: Answers): Record<string, unknown> => {
  const found = noKeys();
  putByKey(found, fields, answers);
  return found;
};
const own = (answers: Answers, name: string): unknown => (Object.hasOwn(answers, name) ? answers[name] : undefined);
/** Worked out once a field. */
function keptAs(field: DynamicField): string {
  let name = fieldNames.get(field);
  if (name === undefined) fieldNames.set(field, (name = nameOf(field.key_name)));
  return name;
}
const fieldNames = new WeakMap<DynamicField, string>();
const isEmpty = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
const isRecord = (value: unknown): value is Answers => typeof value === 'object' && value !== null && !Array.isArray(value);
function sent({ subfields }: DynamicField, value: unknown): unknown {
  // An address: its parts are named by us; the mark stays here.
  if (isRecord(value)) return omit(value, [picked]);
  return subfields && Array.isArray(value) ? value.map((row: unknown) => (isRecord(row) ? byKey(subfields, row) : row)) : value;
}
