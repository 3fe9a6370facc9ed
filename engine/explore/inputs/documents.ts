import { fieldNames, pathOf } from '../../context/answers';
import { isBlank, isWithin, setPath } from '../../context/paths';
import { isObject } from '../../isObject';
import { askedFields } from '../../route/asked';
import { createRules } from '../../rules/createRules';
import { fieldSchema } from '../../rules/errors';
import type { Rules } from '../../rules/types';
import type { Clock, Form, JsonSchema, Path } from '../../types';
import type { OneOfEach } from './alike';
import { nothingAsked, type Asked } from './asked';
import { demandsOf } from './conditions';
import { countedFields, inCountedOrder, startsOf } from './counted';
import type { Together } from './together';
import { distinct, fieldOf, firstParts, firstOfEach, without, type Field, type Values } from './field';
import { createValues } from './values';

type Data = Readonly<Record<string, unknown>>;
/** The documents to try on the form of a step whose answers are kept at `save`. */
export type Documents = (step: string, form: Form, save: Path | undefined, present: Data | undefined) => readonly Data[];
/** Told in words what could be tried, and is not. */
export type LeaveOut = (what: string) => void;
/** Picks a whole number below `below`. */
export type Pick = (below: number) => number;
interface Options {
  readonly rules: Rules;
  readonly clock: Clock;
  readonly asked?: Asked;
  readonly together?: readonly Together[];
  readonly leaveOut?: LeaveOut;
  /** Which fields are enough to vary; without it all. */
  readonly oneOfEach?: OneOfEach;
  /** For who takes one document only: with it, those of the form alone or those of one field of the present answers are made. */
  readonly pick?: Pick;
}
interface Making extends Options { readonly step: string; readonly values: Values; readonly schema: JsonSchema; readonly save?: Path }

/** The documents of a form: those made of the form alone, and by present answers what those add. */
interface Made { readonly own: readonly Data[]; readonly texts: ReadonlySet<string>; readonly withPresent: Map<string, readonly Data[]> }

/** Each document is made once: who compares documents may remember what each of them is. */
export function createDocuments({ asked = nothingAsked, ...options }: Options): Documents {
  const values = createValues(options.clock, asked, options.leaveOut, {
    right: (field) => complete(inside(field), {}),
    all: (field) => [...ownDocuments(inside(field)), ...(isObject(field.now) ? vary(inside(field), field.now) : [])],
  });
  const inside = ({ schema, path }: Field): Making => ({ ...options, asked, step: '', values, schema, save: path });
  const madeByForm = new Map<Form, Made>();
  return (step, form, save, present) => {
    const making: Making = { ...options, asked, step, values, schema: form.schema, ...(save ? { save } : {}) };
    let made = madeByForm.get(form);
    if (!made) {
      const own = ownDocuments(making);
      madeByForm.set(form, (made = { own, texts: new Set(own.map((data) => JSON.stringify(data))), withPresent: new Map() }));
    }
    const { own, texts, withPresent } = made;
    if (!present) return own;
    if (options.pick) return options.pick(2) === 0 ? own : [present, ...varyOne(making, present, options.pick)];
    const key = JSON.stringify(present);
    let all = withPresent.get(key);
    if (!all) {
      const added = distinct([present, ...vary(making, present)]).filter((data) => !texts.has(JSON.stringify(data)));
      withPresent.set(key, (all = [...own, ...added]));
    }
    return all;
  };
}

/** Right answers to a form, made of its schema alone: the first example, choice or day allowed of each field that shows. */
export const rightAnswers = ({ schema }: Form, clock: Clock): Data =>
  complete({ step: '', rules: createRules({ clock }), clock, values: createValues(clock), schema }, {});

/**
 * All fields answered, and only those that must be; each field in turn through its values and nothing at all, also with the answers that
 * are there, so that a change meets answers that stay; and the answers that decide something together, each combination of them.
 */
function ownDocuments(making: Making): readonly Data[] {
  const full = complete(making, {});
  const bases = distinct([full, needed(making, {})]);
  const { asked = nothingAsked, schema, save } = making;
  const sized = firstParts([schema, ...(save === undefined ? [] : asked.of(save))], full).map((data) => needed(making, data));
  return distinct([
    ...bases, ...bases.flatMap((base) => vary(making, base)), ...combinations(making, bases), ...choices(making, full), ...sized,
  ]);
}

function vary(making: Making, data: Data): readonly Data[] {
  const { step, schema, oneOfEach } = making;
  const shown = shownFields(making, data);
  const varied = oneOfEach ? oneOfEach(step, schema, shown) : shown;
  return varied.flatMap((name) => valuesOf(making, data, name).flatMap((value) => withValue(making, data, { shown, name, value })));
}
function varyOne(making: Making, data: Data, pick: Pick): readonly Data[] {
  const shown = shownFields(making, data);
  if (shown.length === 0) return [];
  const name = shown[pick(shown.length)] as string;
  const all = valuesOf(making, data, name);
  return withValue(making, data, { shown, name, value: all[pick(all.length)] });
}
const valuesOf = ({ schema, save, values }: Making, data: Data, name: string): readonly unknown[] =>
  values.all(fieldOf(schema, save, name, data));

interface Varied { readonly shown: readonly string[]; readonly name: string; readonly value: unknown }
/** The answers with another value of one field, and whatever appears or follows with it. */
function withValue(making: Making, data: Data, { shown, name, value }: Varied): readonly Data[] {
  const changed = without({ ...data, [name]: value });
  const filled = complete(making, changed, [name]);
  // What follows from this answer may want another one of a field that has one.
  const mended = [needed(making, changed), filled].flatMap((one) => mend(making, one, [name]));
  // A date that others count from is tried with those that stay and with those that follow it.
  const counted = countedFields(making.schema).filter(([other, from]) => from === name && shown.includes(other)).map(([other]) => other);
  const followed = counted.length > 0
    ? [complete(making, without({ ...filled, ...Object.fromEntries(counted.map((other) => [other, undefined])) }), [name])] : [];
  return [needed(making, changed), filled, ...mended, ...followed, ...withAppeared(making, filled, shown)];
}
/** A field that only appears with these answers is tried through its own values too, and so is what appears with those. */
function withAppeared(making: Making, data: Data, before: readonly string[]): readonly Data[] {
  const shown = shownFields(making, data);
  return shown.filter((name) => !before.includes(name))
    .flatMap((name) => valuesOf(making, data, name).flatMap((value) => withValue(making, data, { shown, name, value })));
}

/** The answers with right ones where a condition makes those that are there wrong; nothing where none is. */
function mend(making: Making, data: Data, keep: readonly string[]): readonly Data[] {
  const { schema } = making;
  const wrong = Object.keys(data).filter((name) => !keep.includes(name) && demandsOf(schema).has(name) && !isRightIn(making, data, name));
  return wrong.length > 0 ? [withRight(making, data, wrong)] : [];
}
const isRightIn = ({ schema, rules }: Making, data: Data, name: string): boolean =>
  !rules.errors(schema, data).some(({ path }) => path[0] === name);

/** Gives every shown field its first right value, except those to keep and those that have one. */
function complete(making: Making, data: Data, keep: readonly string[] = []): Data {
  let now = data;
  // A field may appear with the answer to another, and a third one with it.
  for (let open = openFields(making, now, keep); open.length > 0; open = openFields(making, now, keep)) {
    const before = now;
    now = withRight(making, now, open);
    if (Object.keys(now).length === Object.keys(before).length) break;
  }
  return now;
}
const openFields = (making: Making, data: Data, keep: readonly string[]): readonly string[] =>
  shownFields(making, data).filter((name) => data[name] === undefined && !keep.includes(name));
/** A right value hangs on those beside it: a day is counted from the one before. */
function withRight(making: Making, data: Data, names: readonly string[]): Data {
  const { values, schema, save } = making;
  const filled: Record<string, unknown> = { ...data };
  for (const name of names) {
    const field = fieldOf(schema, save, name, filled);
    const right = values.right(field);
    const isRight = (value: unknown): boolean => isRightIn(making, without({ ...filled, [name]: value }), name);
    // An empty list is no answer to a field that must have one.
    const mayBeWrong = field.demands !== undefined || isBlank(right);
    filled[name] = !mayBeWrong || isRight(right) ? right : values.all(field).find(isRight) ?? right;
  }
  return without(filled);
}

/** Gives a right value to those fields only that must have one. */
function needed(making: Making, data: Data): Data {
  const { schema, rules } = making;
  const missing = rules.errors(schema, data).filter(({ keyword, path }) => keyword === 'required' && path.length === 1)
    .map(({ path }) => path[0] as string);
  const filled = withRight(making, data, missing.filter((name) => data[name] === undefined));
  return Object.keys(filled).length > Object.keys(data).length ? needed(making, filled) : filled;
}

const shownFields = ({ schema, rules }: Making, data: Data): readonly string[] => [...new Set(askedFields(schema, data, rules))];

/** Every combination of the answers that decide something together, each kind of value once. */
function combinations(making: Making, bases: readonly Data[]): readonly Data[] {
  const { schema, save, rules, together = [] } = making;
  const isRight = (name: string, value: unknown, data: Data): boolean =>
    !rules.errors(schema, { ...data, [name]: value }).some(({ path }) => path[0] === name);
  return distinct(together.flatMap(({ paths, tells, tellsOfAll, wrongToo }) => {
    const named = fieldNames(schema).filter((name) => paths.some((path) => isWithin(path, pathOf(save, name))));
    if (named.length < 2) return [];
    const own = inCountedOrder(schema, named);
    const kinds = (name: string, data: Data): readonly unknown[] => firstOfEach(
      candidates(making, data, name).filter((value) => wrongToo || isRight(name, value, data)),
      (value) => (value === undefined ? 'absent' : tells(pathOf(save, name), value, rules)),
    );
    const isCounted = (name: string): boolean => countedFields(schema).some(([other]) => other === name);
    const all = bases.flatMap((base) => {
      const free = new Map(own.filter((name) => !isCounted(name)).map((name) => [name, kinds(name, base)]));
      const shown = shownFields(making, base);
      return product(making, base, own, (name, data) => free.get(name) ?? kinds(name, data))
        .map((chosen) => complete(making, without(chosen), own))
        .flatMap((data) => [data, ...mend(making, data, own), ...withAppeared(making, data, [...shown, ...own])]);
    }).filter((data) => wrongToo || rules.valid(schema, data));
    return tellsOfAll ? firstOfEach(all, (data) => tellsOfAll(save ? setPath({}, save, data) : data, rules)) : all;
  }));
}
/** The values of a field, and the days from which those that count from it may be counted. */
function candidates(making: Making, data: Data, name: string, seen: readonly string[] = []): readonly unknown[] {
  const later = countedFields(making.schema).filter(([other, from]) => from === name && !seen.includes(other)).map(([other]) => other);
  const days = later.flatMap((other) => candidates(making, data, other, [...seen, name])
    .flatMap((day) => startsOf(fieldSchema(making.schema, [other]), day)));
  return distinct([...valuesOf(making, data, name), ...days]);
}
/** The fields of which the form wants one, or not all, are left out in every combination. */
function choices(making: Making, full: Data): readonly Data[] {
  const named = namesIn(['oneOf', 'anyOf', 'not'].map((word) => making.schema[word])).filter((name) => full[name] !== undefined);
  return product(making, full, named, (name) => [full[name], undefined]).map(without);
}
const namesIn = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return [...new Set(schema.flatMap(namesIn))];
  if (typeof schema !== 'object' || schema === null) return [];
  const { required = [], properties = {}, ...rest } = schema as JsonSchema;
  return [...new Set([...required, ...Object.keys(properties), ...Object.values(rest).flatMap(namesIn)])];
};

/** More combinations than these are not tried, and it is said. */
export const mostCombinations = 4_000;
/** The answers with every combination of the values of some fields; what a value may be may hang on the fields before. */
function product(
  { step, leaveOut }: Making, data: Data, fields: readonly string[], valuesIn: (name: string, data: Data) => readonly unknown[],
): readonly Data[] {
  let tried: readonly Data[] = fields.length > 0 ? [data] : [];
  let count = tried.length;
  for (const name of fields) {
    const more = tried.flatMap((one) => valuesIn(name, one).map((value) => ({ ...one, [name]: value })));
    count *= more.length / tried.length;
    if (more.length <= mostCombinations) tried = more;
  }
  const missing = Math.round(count) - tried.length;
  if (missing > 0) leaveOut?.(`form ${step}: ${inWords(missing)} combinations of ${fields.join(', ')} not tried`);
  return tried;
}
const inWords = (count: number): string => (count > 1e9 ? 'more than a billion' : count.toLocaleString('en'));
