import { tidy } from '../context/tidy';
import { isObject } from '../isObject';
import { picked } from '../rules/picked';
import { pickedStreet } from './address';
import { nameOf } from './names';
import { formIn } from './read';
import { noSkip, nowhere, sequenceOf } from './sequence';
import type { DynamicField, DynamicForm, DynamicScreen, Trail } from './types';

export type Answers = Readonly<Record<string, unknown>>;

/** The names under which a screen's answers are kept. */
export const namesOf = (screen: DynamicScreen): readonly string[] =>
  [...(screen.fields ?? []).map(({ key_name: key }) => nameOf(key)), ...pickedNames(screen)];

/**
 * The form names its mark `picked`. The answers of all screens lie in one object, so the mark is kept under a name
 * that holds the street it belongs to. `nameOf` never gives such a name to a key.
 */
function pickedNames({ fields = [] }: DynamicScreen): readonly string[] {
  const street = pickedStreet(fields);
  return street === undefined ? [] : [`picked~${street}`];
}

export function toFormData(screen: DynamicScreen, answers: Answers): Answers {
  const [mark] = pickedNames(screen);
  const own = pick(answers, namesOf(screen));
  return mark !== undefined && Object.hasOwn(own, mark) ? { ...omit(own, [mark]), [picked]: own[mark] } : own;
}
/** The data of a screen's form by the names under which they are kept. */
export function fromFormData(screen: DynamicScreen, data: Answers): Answers {
  const [mark] = pickedNames(screen);
  return pick(mark === undefined ? data : { ...omit(data, [picked]), [mark]: data[picked] }, namesOf(screen));
}

const pick = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(
    names.filter((name) => Object.hasOwn(answers, name) && answers[name] !== undefined).map((name) => [name, answers[name]])
  );
export function omit(answers: Answers, names: readonly string[]): Answers {
  const copy = { ...answers };
  for (const name of names) delete copy[name];
  return copy;
}

/**
 * The answers as the partner wants them: by `key_name` (SV-031), only of screens in the present sequence (S-12),
 * text trimmed (SV-069), blanks and blank rows left out (SV-041). The result has no prototype: a `__proto__` key is
 * sent under that very key (S12).
 */
export function sendable(
  form: DynamicForm, answers: Answers | undefined, trail: Trail | undefined, skip: readonly string[] = noSkip
): Answers {
  const checked = formIn(form);
  if (!checked || !answers) return withoutPrototype();
  const { stops } = sequenceOf(checked, trail ?? nowhere, skip);
  return byKey(stops.flatMap(({ screen }) => screen.fields ?? []), answers);
}

function byKey(fields: readonly DynamicField[], answers: Answers): Answers {
  const found = withoutPrototype();
  for (const field of fields) {
    const name = nameOf(field.key_name);
    const value = toSent(field, tidy(Object.hasOwn(answers, name) ? answers[name] : undefined));
    if (value !== undefined && !isEmpty(value)) found[field.key_name] = value;
  }
  return found;
}
const withoutPrototype = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;
const isEmpty = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
function toSent({ subfields }: DynamicField, value: unknown): unknown {
  // An address is sent by its parts, without our mark.
  if (isObject(value)) return omit(value, [picked]);
  return subfields && Array.isArray(value) ? value.map((row: unknown) => (isObject(row) ? byKey(subfields, row) : row)) : value;
}
