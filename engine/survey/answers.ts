import { tidy } from '../context/tidy';
import { isObject } from '../isObject';
import { picked, pickedStreet } from './address';
import { nameOf } from './names';
import { formIn } from './read';
import { noSkip, nowhere, sequenceOf, type Sequence } from './sequence';
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

/** All answers after an edit of one screen. What was found of the others still holds of them: a long survey's are not gone through again. */
export function edited(screen: DynamicScreen, answers: Answers, data: Answers): Answers {
  const now = kept(screen, data);
  const made = Object.assign(omit(answers, namesOf(screen)), now);
  const fields = plain.get(answers);
  if (fields && Object.entries(now).every(([name, value]) => fields.names.has(name) && isPlain(value))) plain.set(made, fields);
  return made;
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
 * Read only: most answers are sent just as they are kept, and then they are the kept ones.
 */
export function sendable(form: DynamicForm, answers: Answers | undefined, trail: Trail | undefined, skip: readonly string[] = noSkip): Answers {
  const read = formIn(form);
  if (!read || !answers) return noKeys();
  const fields = fieldsIn(sequenceOf(read, trail ?? nowhere, skip));
  if (plain.get(answers) === fields || areSentAsKept(fields, answers)) {
    plain.set(answers, fields);
    return answers;
  }
  const found = noKeys();
  put(found, fields.all, answers);
  return found;
}

/** A field, and the name its answer is kept under. */
interface Asked { readonly field: DynamicField; readonly name: string }
interface AllAsked { readonly all: readonly Asked[]; readonly names: ReadonlySet<string>; /** Every key is the name of its answer, and is asked once. */ readonly byName: boolean }
const asked = (fields: readonly DynamicField[]): readonly Asked[] => fields.map((field) => ({ field, name: nameOf(field.key_name) }));
/** All fields of a long survey are sent at each of its screens: they are listed once a sequence, and read by a plain loop. */
function fieldsIn(sequence: Sequence): AllAsked {
  let fields = listed.get(sequence);
  if (!fields) {
    const all = sequence.stops.flatMap(({ screen }) => asked(screen.fields ?? []));
    const names = new Set(all.map(({ name }) => name));
    const byName = all.every(({ field, name }) => name === field.key_name) && names.size === all.length;
    listed.set(sequence, (fields = { all, names, byName }));
  }
  return fields;
}
const listed = new WeakMap<Sequence, AllAsked>();
/** Answers that are sent just as they are kept, and of which questions that was found. */
const plain = new WeakMap<Answers, AllAsked>();
const isPlain = (value: unknown): boolean => (typeof value === 'string' ? value !== '' && value.trim() === value : typeof value === 'number' || typeof value === 'boolean');

/** Are all of these answers sent, and just as they are kept? Most are; then nothing is copied, however many they are. */
function areSentAsKept({ all, byName }: AllAsked, answers: Answers): boolean {
  if (!byName) return false;
  let count = 0;
  for (const { name } of all) {
    if (!Object.hasOwn(answers, name)) continue;
    if (!isPlain(answers[name])) return false;
    count += 1;
  }
  return Object.keys(answers).length === count;
}

function put(found: Record<string, unknown>, fields: readonly Asked[], answers: Answers): void {
  for (const { field, name } of fields) {
    const value = sent(field, tidy(own(answers, name)));
    if (value !== undefined && !isEmpty(value)) found[field.key_name] = value;
  }
}
/** Without a prototype any key is a plain one, and a thousand of them cost no more than they must. */
const noKeys = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;
const byKey = (fields: readonly DynamicField[], answers: Answers): Record<string, unknown> => {
  const found = noKeys();
  put(found, asked(fields), answers);
  return found;
};
const own = (answers: Answers, name: string): unknown => (Object.hasOwn(answers, name) ? answers[name] : undefined);
const isEmpty = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
function sent({ subfields }: DynamicField, value: unknown): unknown {
  // An address: its parts are named by us; the mark stays here.
  if (isObject(value)) return omit(value, [picked]);
  return subfields && Array.isArray(value) ? value.map((row: unknown) => (isObject(row) ? byKey(subfields, row) : row)) : value;
}
